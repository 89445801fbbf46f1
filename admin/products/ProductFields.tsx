import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { energyClassOptions, energyScaleOptions } from './energyClasses.ts';
import { optionsOf, statuses, statusLabels, types, typeLabels } from './labels.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { Values } from './valueRules.ts';
import * as t from './__generated__/messages.ts';

const visibilityOptions = [
  { value: 'VISIBLE', label: t.inListsAndInSearch },
  { value: 'CATALOG', label: t.inListsOnly },
  { value: 'SEARCH', label: t.inSearchOnly },
  { value: 'HIDDEN', label: t.byDirectLinkOnly },
];
const taxClasses = [
  { value: 'STANDARD', label: t.standardRate },
  { value: 'REDUCED', label: t.reducedRate },
  { value: 'ZERO', label: t.noVat },
];
const taxStatuses = [
  { value: 'TAXABLE', label: t.productAndDelivery },
  { value: 'SHIPPING', label: t.deliveryOnly },
  { value: 'NONE', label: t.nothing },
];
const backorderOptions = [
  { value: 'NO', label: t.notAllowed },
  { value: 'NOTIFY', label: t.allowedButNotifyShoppers },
  { value: 'YES', label: t.allowed },
];

const withdrawalOptions = [
  { value: '', label: t.applies },
  { value: 'MADE_TO_ORDER', label: t.excludedMadeToOrderOrPersonalised },
  { value: 'PERISHABLE', label: t.excludedPerishable },
  { value: 'FLUCTUATING_PRICE', label: t.excludedFluctuatingPrice },
  { value: 'ALCOHOL_DELIVERED_LATER', label: t.excludedAlcoholDeliveredLater },
  { value: 'PERIODICAL', label: t.excludedNewspaperOrMagazine },
  { value: 'DATED_SERVICE', label: t.excludedAccommodationTransportCatering },
  { value: 'SEALED_HYGIENE', label: t.endsWhenUnsealedHealth },
  { value: 'SEALED_MEDIA', label: t.endsWhenUnsealedAudio },
  { value: 'INSEPARABLY_MIXED', label: t.endsWhenMixedWithOtherItems },
  { value: 'DIGITAL_CONTENT', label: t.endsWhenDigitalContent },
];

/** Name and descriptions of a product. */
export function DescriptionPanel({ form }: { form: AdminFormState<Values> }) {
  return (
    <Panel title={t.nameAndDescription}>
      <div className={styles.fields}>
        <FormText form={form} name="name" required />
        <FormArea form={form} name="shortDescription" rows={2} hint={t.shortDescriptionHint} />
        <FormArea form={form} name="description" rows={8} hint={t.htmlScriptsAndStylesAreRemoved} />
        <div className={styles.pair}>
          <FormText form={form} name="brand" />
          <FormText form={form} name="tags" hint={t.separatedByCommas} />
        </div>
      </div>
    </Panel>
  );
}

/** Price and sale of a product. */
export function PricePanel({ form, prior }: { form: AdminFormState<Values>; prior?: string }) {
  if (form.values.type === 'VARIABLE' || form.values.type === 'GROUPED') {
    return (
      <Panel title={t.price}>
        <p className={styles.note}>
          {form.values.type === 'VARIABLE' ? t.eachVariationHasItsOwnPrice : t.eachProductInGroupHasItsOwnPrice}
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title={t.price}
      description={prior === undefined ? t.compareAtPriceIsSetAutomatically : t.shoppersSeeCrossedOut({ price: prior })}
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormText form={form} name="regularPriceMinor" inputMode="decimal" />
          <FormText form={form} name="salePriceMinor" inputMode="decimal" hint={t.leaveEmptyForNoSale} />
          <FormText form={form} name="saleStartsAt" type="datetime-local" hint={t.leaveEmptyToStartImmediately} />
          <FormText form={form} name="saleEndsAt" type="datetime-local" hint={t.leaveEmptyForNoEndDate} />
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
    <Panel title={t.selling}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormText form={form} name="sku" hint={t.stockKeepingUnitMustBeUnique} />
          <FormText form={form} name="gtin" label={t.gtin} hint={t.eanUpcOrIsbn} />
        </div>
        {type === 'EXTERNAL' && (
          <div className={styles.pair}>
            <FormText form={form} name="externalUrl" type="url" />
            <FormText form={form} name="buttonText" hint={t.leaveEmptyToUseBuyProduct} />
          </div>
        )}
        {(type === 'SIMPLE' || type === 'VARIABLE') && (
          <>
            <FormFlag form={form} name="managesStock" hint={t.ifOffYouSetAvailability} />
            {managesStock ? (
              <div className={styles.pair}>
                <FormText form={form} name="lowStockAmount" inputMode="numeric" hint={t.leaveEmptyToUseFive} />
                <FormSelect form={form} name="backorders" options={backorderOptions} />
              </div>
            ) : (
              <FormFlag form={form} name="isInStock" />
            )}
            <div className={styles.pair}>
              <FormText form={form} name="minQuantity" inputMode="numeric" label={t.minimumQuantityPerOrder} />
              <FormText
                form={form}
                name="maxQuantity"
                inputMode="numeric"
                label={t.maximumQuantityPerOrder}
                hint={t.leaveEmptyForNoLimit}
              />
            </div>
            <FormFlag form={form} name="soldIndividually" />
            <FormText form={form} name="content" hint={type === 'VARIABLE' ? t.contentWithVariationsHint : t.contentHint} />
            <FormFlag form={form} name="isPricedPer100" hint={t.insteadOfPerKgOrL} />
            <FormSelect form={form} name="withdrawalException" options={withdrawalOptions} hint={t.shownOnProductPage} />
            <FormFlag form={form} name="isVirtual" hint={t.forExampleAVoucher} />
            <div className={styles.pair}>
              <FormText form={form} name="weightGrams" inputMode="numeric" label={t.weightG} />
              <FormText form={form} name="lengthMm" inputMode="numeric" label={t.lengthMm} />
              <FormText form={form} name="widthMm" inputMode="numeric" label={t.widthMm} />
              <FormText form={form} name="heightMm" inputMode="numeric" label={t.heightMm} />
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
    <Panel title={t.productSafety} description={t.euLawRequiresManufacturer}>
      <div className={styles.fields}>
        <FormSelect form={form} name="manufacturerId" options={[{ value: '', label: t.unknown }, ...options]} />
        <FormArea form={form} name="safetyWarnings" rows={3} hint={t.plainTextInLanguageCustomersUnderstand} />
      </div>
    </Panel>
  );
}

/** Energy label, minimum age and deposit of a product. */
export function LawPanel({ form }: { form: AdminFormState<Values> }) {
  return (
    <Panel title={t.energyLabelAgeAndDeposit}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <FormSelect form={form} name="energyClass" options={[{ value: '', label: t.noEnergyLabel }, ...energyClassOptions]} />
          <FormSelect form={form} name="energyScaleEnd" options={energyScaleOptions} />
        </div>
        <FormText form={form} name="energyLabelUrl" type="url" hint={t.energyClassArrowLinksHere} />
        <FormText form={form} name="energySheetUrl" type="url" />
        <FormText form={form} name="minimumAge" inputMode="numeric" hint={t.shoppersConfirmTheirAge} />
        <FormText form={form} name="depositMinor" inputMode="decimal" hint={t.depositHint} />
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
    <Panel title={t.status}>
      <div className={styles.fields}>
        <FormSelect form={form} name="status" options={optionsOf(statuses, statusLabels)} />
        <p role="status" className={warning === null ? 'visually-hidden' : styles.note}>
          {warning}
        </p>
        <FormSelect form={form} name="visibility" options={visibilityOptions} />
        <FormSelect form={form} name="type" options={optionsOf(types, typeLabels)} />
        <FormFlag form={form} name="isFeatured" />
        <FormText form={form} name="slug" hint={t.lastPartOfProductUrl} />
        <FormText form={form} name="position" inputMode="numeric" label={t.positionInDefaultOrder} />
      </div>
    </Panel>
  );
}
