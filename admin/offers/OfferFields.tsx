import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import { BoundFields } from './BoundFields.tsx';
import styles from './deals.module.css';
import { OfferedProduct } from './OfferedProduct.tsx';
import { availabilityLabels } from './labels.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { availabilities, offerLabels, type OfferValues } from './offerRules.ts';

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
      <Panel title="Offer details">
        <div className={styles.fields}>
          <FormText form={form} name="title" required maxLength={200} />
          <FormText form={form} name="slug" hint="The last part of /deals/…/. Leave empty to generate it from the title." />
          <FormText form={form} name="summary" hint="One sentence, shown in lists." maxLength={300} />
          <FormArea form={form} name="details" rows={8} hint="Plain text. Separate paragraphs with blank lines." />
        </div>
      </Panel>
      <Panel title="Merchant and price">
        <div className={styles.fields}>
          <div className={styles.pair}>
            <FormSelect form={form} name="merchantId" options={merchants}>
              <option value="">Choose a merchant</option>
            </FormSelect>
            <FormText
              form={form}
              name="destinationUrl"
              type="url"
              hint="An HTTPS URL. Leave empty for this shop’s own offers, which link to the product."
            />
          </div>
          <div className={styles.pair}>
            <OfferedProduct
              productId={values.productId}
              productName={productName ?? null}
              error={errorOf('productId')}
              onChange={(productId) => change({ productId })}
            />
            <FormSelect
              form={form}
              name="categoryId"
              options={categories}
              hint="Only for offers without a product. Other offers appear in their product’s categories."
            >
              <option value="">None</option>
            </FormSelect>
          </div>
          <div className={styles.pair}>
            <FormText
              form={form}
              name="priceMinor"
              inputMode="decimal"
              hint="In euros, VAT included. The prior price comes from the price history and can’t be entered."
            />
            <FormText form={form} name="shippingMinor" inputMode="decimal" hint="In euros. Leave empty if unknown." />
          </div>
          <div className={styles.pair}>
            <FormSelect
              form={form}
              name="availability"
              options={availabilities.map((value) => ({ value, label: availabilityLabels[value] ?? value }))}
            />
            <FormText form={form} name="shipsTo" hint="Countries such as DE, AT. Leave empty for everywhere." />
          </div>
        </div>
      </Panel>
      <Panel title="Schedule" description="A date without a time covers the whole day.">
        <div className={styles.fields}>
          <BoundFields
            label={offerLabels.startsAt}
            bound={values.startsAt}
            error={errorOf('startsAt')}
            hint="Leave empty to start when published."
            onChange={(startsAt) => change({ startsAt })}
          />
          <BoundFields
            label={offerLabels.endsAt}
            bound={values.endsAt}
            error={errorOf('endsAt')}
            hint="Leave empty to run until you unpublish it."
            onChange={(endsAt) => change({ endsAt })}
          />
        </div>
      </Panel>
      <Panel title="Coupon">
        <div className={styles.fields}>
          <FormText
            form={form}
            name="code"
            hint="The code to enter at the merchant. Leave empty for a deal without a code."
            maxLength={64}
          />
          <FormFlag
            form={form}
            name="isCodeMasked"
            hint="Otherwise everyone sees the code right away. Once the offer has ended, the code is always shown."
          />
        </div>
      </Panel>
    </>
  );
}
