import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import { BoundFields } from './BoundFields.tsx';
import styles from './deals.module.css';
import { OfferedProduct } from './OfferedProduct.tsx';
import { availabilityLabels } from './labels.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { availabilities, offerLabels, type OfferValues } from './offerRules.ts';
import * as t from './__generated__/messages.ts';

export interface OfferFieldsProps {
  form: AdminFormState<OfferValues>;
  merchants: readonly FilterOption[];
  categories: readonly FilterOption[];
  /** Of the product whose number the form had when it was loaded. */
  productName?: string | null;
}

/** All fields of an offer. */
export function OfferFields({ form, merchants, categories, productName }: OfferFieldsProps) {
  const { values, change, errorOf } = form;
  return (
    <>
      <Panel title={t.offerDetails}>
        <div className={styles.fields}>
          <FormText form={form} name="title" required maxLength={200} />
          <FormText form={form} name="slug" hint={t.offerSlugHint} />
          <FormText form={form} name="summary" hint={t.oneSentenceShownIn} maxLength={300} />
          <FormArea form={form} name="details" rows={8} hint={t.plainTextSeparateParagraphs} />
        </div>
      </Panel>
      <Panel title={t.merchantAndPrice}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <FormSelect form={form} name="merchantId" options={merchants}>
              <option value="">{t.chooseAMerchant}</option>
            </FormSelect>
            <FormText form={form} name="destinationUrl" type="url" hint={t.destinationHint} />
          </div>
          <div className={styles.pair}>
            <OfferedProduct
              productId={values.productId}
              productName={productName ?? null}
              error={errorOf('productId')}
              onChange={(productId) => change({ productId })}
            />
            <FormSelect form={form} name="categoryId" options={categories} hint={t.categoryHint}>
              <option value="">{t.none}</option>
            </FormSelect>
          </div>
          <div className={styles.pair}>
            <FormText form={form} name="priceMinor" inputMode="decimal" hint={t.priceHint} />
            <FormText form={form} name="shippingMinor" inputMode="decimal" hint={t.deliveryHint} />
          </div>
          <div className={styles.pair}>
            <FormSelect
              form={form}
              name="availability"
              options={availabilities.map((value) => ({ value, label: availabilityLabels[value] ?? value }))}
            />
            <FormText form={form} name="shipsTo" hint={t.countriesHint} />
          </div>
        </div>
      </Panel>
      <Panel title={t.schedule} description={t.scheduleHint}>
        <div className={styles.fields}>
          <BoundFields
            label={offerLabels.startsAt}
            bound={values.startsAt}
            error={errorOf('startsAt')}
            hint={t.leaveEmptyToStartWhenPublished}
            onChange={(startsAt) => change({ startsAt })}
          />
          <BoundFields
            label={offerLabels.endsAt}
            bound={values.endsAt}
            error={errorOf('endsAt')}
            hint={t.leaveEmptyToRunUntil}
            onChange={(endsAt) => change({ endsAt })}
          />
        </div>
      </Panel>
      <Panel title={t.coupon}>
        <div className={styles.fields}>
          <FormText form={form} name="code" hint={t.codeToEnterAtMerchant} maxLength={64} />
          <FormFlag form={form} name="isCodeMasked" hint={t.hiddenCodeHint} />
        </div>
      </Panel>
    </>
  );
}
