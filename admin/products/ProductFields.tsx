import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { optionsOf, statuses, statusWords, types, typeWords } from './words.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { Values } from './valueRules.ts';

const visibilityOptions = [
  { value: 'VISIBLE', label: 'In lists and in search' },
  { value: 'CATALOG', label: 'In lists only' },
  { value: 'SEARCH', label: 'In search only' },
  { value: 'HIDDEN', label: 'By its address only' },
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
  { value: 'NO', label: 'Not possible' },
  { value: 'NOTIFY', label: 'Possible, shoppers are told' },
  { value: 'YES', label: 'Possible' },
];

/** What a product is called and how it is described. */
export function WordsPanel({ form }: { form: AdminFormState<Values> }) {
  return (
    <Panel title="Name and texts">
      <div className={styles.fields}>
        <FormText form={form} name="name" required />
        <FormArea form={form} name="shortDescription" rows={2} hint="A sentence or two, shown beside the price." />
        <FormArea form={form} name="description" rows={8} hint="HTML. Scripts and styles are taken out." />
        <div className={styles.pair}>
          <FormText form={form} name="brand" />
          <FormText form={form} name="tags" hint="Separated by commas." />
        </div>
      </div>
    </Panel>
  );
}

/** What it costs, and when it is on sale. */
export function PricePanel({ form, prior }: { form: AdminFormState<Values>; prior?: string }) {
  if (form.values.type === 'VARIABLE' || form.values.type === 'GROUPED') {
    return (
      <Panel title="Price">
        <p className={styles.note}>
          {form.values.type === 'VARIABLE' ? 'Each variation has a price of its own.' : 'What it holds has prices of its own.'}
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Price"
      description={
        prior === undefined
          ? 'In euros, VAT included. The price that is struck through is never typed in: it is the lowest of the 30 days before.'
          : `Shoppers see ${prior} struck through: the lowest price of the 30 days before.`
      }
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormText form={form} name="regularPriceMinor" inputMode="decimal" />
          <FormText form={form} name="salePriceMinor" inputMode="decimal" hint="Empty: no sale." />
          <FormText form={form} name="saleStartsAt" type="datetime-local" hint="Empty: at once." />
          <FormText form={form} name="saleEndsAt" type="datetime-local" hint="Empty: until you end it." />
          <FormSelect form={form} name="taxClass" options={taxClasses} />
          <FormSelect form={form} name="taxStatus" options={taxStatuses} />
        </div>
      </div>
    </Panel>
  );
}

/** How it is sold: numbers, quantities, measures. */
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
            <FormText form={form} name="buttonText" hint="Empty: “Buy product”." />
          </div>
        )}
        {(type === 'SIMPLE' || type === 'VARIABLE') && (
          <>
            <FormFlag form={form} name="managesStock" hint="Otherwise the shop believes what you say." />
            {managesStock ? (
              <div className={styles.pair}>
                <FormText form={form} name="lowStockAmount" inputMode="numeric" hint="Empty: 5." />
                <FormSelect form={form} name="backorders" options={backorderOptions} />
              </div>
            ) : (
              <FormFlag form={form} name="isInStock" />
            )}
            <div className={styles.pair}>
              <FormText form={form} name="minQuantity" inputMode="numeric" label="Lowest quantity of an order" />
              <FormText form={form} name="maxQuantity" inputMode="numeric" label="Highest quantity of an order" hint="Empty: none." />
            </div>
            <FormFlag form={form} name="soldIndividually" />
            <FormFlag form={form} name="isVirtual" hint="Such as a voucher." />
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

/** Who sees it, and where. @param warning what speaks against it as it stands in the form; null for nothing */
export function StatePanel({ form, warning }: { form: AdminFormState<Values>; warning: string | null }) {
  return (
    <Panel title="State">
      <div className={styles.fields}>
        <FormSelect form={form} name="status" options={optionsOf(statuses, statusWords)} />
        <p role="status" className={warning === null ? 'visually-hidden' : styles.note}>
          {warning}
        </p>
        <FormSelect form={form} name="visibility" options={visibilityOptions} />
        <FormSelect form={form} name="type" options={optionsOf(types, typeWords)} />
        <FormFlag form={form} name="isFeatured" />
        <FormText form={form} name="slug" hint="The last part of its address: /product/… Earlier addresses lead to the new one." />
        <FormText form={form} name="position" inputMode="numeric" label="Place in the shop’s own order" />
      </div>
    </Panel>
  );
}
