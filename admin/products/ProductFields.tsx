import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { energyClassOptions, energyScaleOptions } from './energyClasses.ts';
import { optionsOf, statuses, statusLabels, types, typeLabels } from './labels.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { Values } from './valueRules.ts';

const visibilityOptions = [
  { value: 'VISIBLE', label: 'In lists and in search' },
  { value: 'CATALOG', label: 'In lists only' },
  { value: 'SEARCH', label: 'In search only' },
  { value: 'HIDDEN', label: 'By direct link only' },
];
const taxClasses = [
  { value: 'STANDARD', label: 'Standard rate' },
  { value: 'REDUCED', label: 'Reduced rate' },
  { value: 'ZERO', label: 'No VAT' },
];
const taxStatuses = [
  { value: 'TAXABLE', label: 'Product and delivery' },
  { value: 'SHIPPING', label: 'Delivery only' },
  { value: 'NONE', label: 'Nothing' },
];
const backorderOptions = [
  { value: 'NO', label: 'Not allowed' },
  { value: 'NOTIFY', label: 'Allowed, shoppers are informed' },
  { value: 'YES', label: 'Allowed' },
];

const withdrawalOptions = [
  { value: '', label: 'Applies' },
  { value: 'MADE_TO_ORDER', label: 'Excluded: made to order or personalised' },
  { value: 'PERISHABLE', label: 'Excluded: perishable' },
  { value: 'FLUCTUATING_PRICE', label: 'Excluded: price depends on the financial market' },
  { value: 'ALCOHOL_DELIVERED_LATER', label: 'Excluded: alcohol delivered after 30 days' },
  { value: 'PERIODICAL', label: 'Excluded: newspaper or magazine' },
  { value: 'DATED_SERVICE', label: 'Excluded: accommodation, transport, catering or leisure on a date' },
  { value: 'SEALED_HYGIENE', label: 'Ends when unsealed: health or hygiene' },
  { value: 'SEALED_MEDIA', label: 'Ends when unsealed: audio, video or software' },
  { value: 'INSEPARABLY_MIXED', label: 'Ends when mixed with other items' },
  { value: 'DIGITAL_CONTENT', label: 'Ends when the digital content is supplied' },
];

/** Name and descriptions of a product. */
export function DescriptionPanel({ form }: { form: AdminFormState<Values> }) {
  return (
    <Panel title="Name and description">
      <div className={styles.fields}>
        <FormText form={form} name="name" required />
        <FormArea form={form} name="shortDescription" rows={2} hint="One or two sentences, shown next to the price." />
        <FormArea form={form} name="description" rows={8} hint="HTML. Scripts and styles are removed." />
        <div className={styles.pair}>
          <FormText form={form} name="brand" />
          <FormText form={form} name="tags" hint="Separated by commas." />
        </div>
      </div>
    </Panel>
  );
}

/** Price and sale of a product. */
export function PricePanel({ form, prior }: { form: AdminFormState<Values>; prior?: string }) {
  if (form.values.type === 'VARIABLE' || form.values.type === 'GROUPED') {
    return (
      <Panel title="Price">
        <p className={styles.note}>
          {form.values.type === 'VARIABLE' ? 'Each variation has its own price.' : 'The products in it have their own prices.'}
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Price"
      description={
        prior === undefined
          ? 'In euros, VAT included. The struck-through price can’t be entered: it’s the lowest price of the previous 30 days.'
          : `Shoppers see ${prior} struck through: the lowest price of the previous 30 days.`
      }
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormText form={form} name="regularPriceMinor" inputMode="decimal" />
          <FormText form={form} name="salePriceMinor" inputMode="decimal" hint="Leave empty for no sale." />
          <FormText form={form} name="saleStartsAt" type="datetime-local" hint="Leave empty to start immediately." />
          <FormText form={form} name="saleEndsAt" type="datetime-local" hint="Leave empty to run until you end it." />
          <FormSelect form={form} name="taxClass" options={taxClasses} />
          <FormSelect form={form} name="taxStatus" options={taxStatuses} />
        </div>
      </div>
    </Panel>
  );
}

/** How a product is sold: numbers, quantities, measures. */
export function SellingPanel({ form }: { form: AdminFormState<Values> }) {
  const { type, managesStock } = form.values;
  return (
    <Panel title="Selling">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormText form={form} name="sku" hint="Stock keeping unit, unique in the shop." />
          <FormText form={form} name="gtin" label="GTIN" hint="EAN, UPC or ISBN." />
        </div>
        {type === 'EXTERNAL' && (
          <div className={styles.pair}>
            <FormText form={form} name="externalUrl" type="url" />
            <FormText form={form} name="buttonText" hint="Leave empty to use “Buy product”." />
          </div>
        )}
        {(type === 'SIMPLE' || type === 'VARIABLE') && (
          <>
            <FormFlag form={form} name="managesStock" hint="Otherwise you set the availability yourself." />
            {managesStock ? (
              <div className={styles.pair}>
                <FormText form={form} name="lowStockAmount" inputMode="numeric" hint="Leave empty to use 5." />
                <FormSelect form={form} name="backorders" options={backorderOptions} />
              </div>
            ) : (
              <FormFlag form={form} name="isInStock" />
            )}
            <div className={styles.pair}>
              <FormText form={form} name="minQuantity" inputMode="numeric" label="Minimum quantity per order" />
              <FormText
                form={form}
                name="maxQuantity"
                inputMode="numeric"
                label="Maximum quantity per order"
                hint="Leave empty for no limit."
              />
            </div>
            <FormFlag form={form} name="soldIndividually" />
            <FormText
              form={form}
              name="content"
              hint={`For goods sold by measure, such as 250 g, 0.75 l, 2 m or 10 pieces: shoppers see the unit price.${type === 'VARIABLE' ? ' Applies to variations without their own content.' : ''}`}
            />
            <FormFlag form={form} name="isPricedPer100" hint="Instead of 1 kg or 1 l, where your country’s law allows it." />
            <FormSelect
              form={form}
              name="withdrawalException"
              options={withdrawalOptions}
              hint="Shown on the product page and at checkout."
            />
            <FormFlag form={form} name="isVirtual" hint="For example, a voucher." />
            <div className={styles.pair}>
              <FormText form={form} name="weightGrams" inputMode="numeric" label="Weight (g)" />
              <FormText form={form} name="lengthMm" inputMode="numeric" label="Length (mm)" />
              <FormText form={form} name="widthMm" inputMode="numeric" label="Width (mm)" />
              <FormText form={form} name="heightMm" inputMode="numeric" label="Height (mm)" />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Manufacturer and warnings of a product. */
export function SafetyPanel({
  form,
  manufacturers,
}: {
  form: AdminFormState<Values>;
  manufacturers: readonly { databaseId: number; name: string }[];
}) {
  const options = manufacturers.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  return (
    <Panel
      title="Product safety"
      description="EU law requires manufacturer and warnings on the product page, except for food and services."
    >
      <div className={styles.fields}>
        <FormSelect form={form} name="manufacturerId" options={[{ value: '', label: 'Unknown' }, ...options]} />
        <FormArea
          form={form}
          name="safetyWarnings"
          rows={3}
          hint="In plain text, in a language that your customers understand. Leave empty if there are none."
        />
      </div>
    </Panel>
  );
}

/** Energy label, minimum age and deposit of a product. */
export function LawPanel({ form }: { form: AdminFormState<Values> }) {
  return (
    <Panel title="Energy label, age and deposit">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormSelect form={form} name="energyClass" options={[{ value: '', label: 'No energy label' }, ...energyClassOptions]} />
          <FormSelect form={form} name="energyScaleEnd" options={energyScaleOptions} />
        </div>
        <FormText
          form={form}
          name="energyLabelUrl"
          type="url"
          hint="The arrow on cards and on the product page links to it, for example to the label in the EPREL database."
        />
        <FormText form={form} name="energySheetUrl" type="url" />
        <FormText
          form={form}
          name="minimumAge"
          inputMode="numeric"
          hint="In years. Shoppers confirm it at checkout. Some goods also need an age check on delivery. Leave empty for everybody."
        />
        <FormText
          form={form}
          name="depositMinor"
          inputMode="decimal"
          hint="On each unit, in euros. Shown beside the price and added in the cart. Leave empty for none."
        />
      </div>
    </Panel>
  );
}

/**
 * Status and visibility of a product.
 * @param warning why not to save it as it is in the form; null without one
 */
export function StatePanel({ form, warning }: { form: AdminFormState<Values>; warning: string | null }) {
  return (
    <Panel title="Status">
      <div className={styles.fields}>
        <FormSelect form={form} name="status" options={optionsOf(statuses, statusLabels)} />
        <p role="status" className={warning === null ? 'visually-hidden' : styles.note}>
          {warning}
        </p>
        <FormSelect form={form} name="visibility" options={visibilityOptions} />
        <FormSelect form={form} name="type" options={optionsOf(types, typeLabels)} />
        <FormFlag form={form} name="isFeatured" />
        <FormText form={form} name="slug" hint="The last part of its URL: /product/…/. Old URLs redirect to the new one." />
        <FormText form={form} name="position" inputMode="numeric" label="Position in the shop’s default order" />
      </div>
    </Panel>
  );
}
