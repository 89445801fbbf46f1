import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import { BoundFields } from './BoundFields.tsx';
import styles from './deals.module.css';
import { OfferedProduct } from './OfferedProduct.tsx';
import { availabilityWords } from './words.ts';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { availabilities, offerLabels, type OfferValues } from './offerRules.ts';

export interface OfferFieldsProps {
  form: AdminFormState<OfferValues>;
  merchants: readonly FilterOption[];
  categories: readonly FilterOption[];
  /** Of the product whose number stands in the form when it was read. */
  productName?: string | null;
}

/** All fields of an offer. */
export function OfferFields({ form, merchants, categories, productName }: OfferFieldsProps) {
  const { values, change, errorOf } = form;
  return (
    <>
      <Panel title="What it is">
        <div className={styles.fields}>
          <FormText form={form} name="title" required maxLength={200} />
          <FormText form={form} name="slug" hint="The last part of /deals/…/. Empty: made from the title." />
          <FormText form={form} name="summary" hint="A sentence for lists." maxLength={300} />
          <FormArea form={form} name="details" rows={8} hint="Plain text. Empty lines part paragraphs." />
        </div>
      </Panel>
      <Panel title="Whose it is and what it costs">
        <div className={styles.fields}>
          <div className={styles.pair}>
            <FormSelect form={form} name="merchantId" options={merchants}>
              <option value="">Choose a merchant</option>
            </FormSelect>
            <FormText
              form={form}
              name="destinationUrl"
              type="url"
              hint="An https address. Leave it empty for an offer of this shop itself: it leads to the product here."
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
              hint="Only for an offer that stands alone: others are found where their product is."
            >
              <option value="">None</option>
            </FormSelect>
          </div>
          <div className={styles.pair}>
            <FormText
              form={form}
              name="priceMinor"
              inputMode="decimal"
              hint="In euros, VAT included. The prior price is told by the ledger of what was asked; nobody types it in."
            />
            <FormText form={form} name="shippingMinor" inputMode="decimal" hint="In euros. Empty: not known." />
          </div>
          <div className={styles.pair}>
            <FormSelect
              form={form}
              name="availability"
              options={availabilities.map((value) => ({ value, label: availabilityWords[value] ?? value }))}
            />
            <FormText form={form} name="shipsTo" hint="Countries such as DE, AT. Empty: everywhere." />
          </div>
        </div>
      </Panel>
      <Panel title="When" description="A day without a time begins and ends with the whole day.">
        <div className={styles.fields}>
          <BoundFields
            label={offerLabels.startsAt}
            bound={values.startsAt}
            error={errorOf('startsAt')}
            hint="Empty: once it is published."
            onChange={(startsAt) => change({ startsAt })}
          />
          <BoundFields
            label={offerLabels.endsAt}
            bound={values.endsAt}
            error={errorOf('endsAt')}
            hint="Empty: until it is taken back."
            onChange={(endsAt) => change({ endsAt })}
          />
        </div>
      </Panel>
      <Panel title="Coupon">
        <div className={styles.fields}>
          <FormText form={form} name="code" hint="What to type in at the merchant’s. Empty for a deal without a code." maxLength={64} />
          <FormFlag
            form={form}
            name="isCodeMasked"
            hint="Otherwise everybody reads it at once. Once the offer is over the code is always shown."
          />
        </div>
      </Panel>
    </>
  );
}
