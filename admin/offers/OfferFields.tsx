import type { ReactNode } from 'react';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import { BoundFields } from './BoundFields.tsx';
import styles from './deals.module.css';
import { OfferedProduct } from './OfferedProduct.tsx';
import { availabilities, offerLabels, type OfferValues } from './offerRules.ts';
import { availabilityWords } from './words.ts';

/** What the fields of an offer need. */
interface OfferPort {
  values: OfferValues;
  change: (changes: Partial<OfferValues>) => void;
  errorOf: (name: keyof OfferValues) => string | undefined;
}

export interface OfferFieldsProps {
  form: OfferPort;
  merchants: readonly FilterOption[];
  categories: readonly FilterOption[];
  /** Of the product whose number stands in the form when it was read. */
  productName?: string | null;
}

type TextName = Exclude<keyof OfferValues, 'isCodeMasked'>;

/** All fields of an offer. */
export function OfferFields({ form, merchants, categories, productName }: OfferFieldsProps) {
  const { values, change, errorOf } = form;
  const port = (name: TextName) => ({
    name,
    label: offerLabels[name],
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const options = (all: readonly FilterOption[]): ReactNode =>
    all.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <>
      <Panel title="What it is">
        <div className={styles.fields}>
          <TextField {...port('title')} required maxLength={200} />
          <TextField {...port('slug')} hint="The last part of /deals/…/. Empty: made from the title." />
          <TextField {...port('summary')} hint="A sentence for lists." maxLength={300} />
          <TextAreaField {...port('details')} rows={8} hint="Plain text. Empty lines part paragraphs." />
        </div>
      </Panel>
      <Panel title="Whose it is and what it costs">
        <div className={styles.fields}>
          <div className={styles.pair}>
            <SelectField {...port('merchantId')}>
              <option value="">Choose a merchant</option>
              {options(merchants)}
            </SelectField>
            <TextField
              {...port('destinationUrl')}
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
            <SelectField {...port('categoryId')} hint="Only for an offer that stands alone: others are found where their product is.">
              <option value="">None</option>
              {options(categories)}
            </SelectField>
          </div>
          <div className={styles.pair}>
            <TextField
              {...port('price')}
              inputMode="decimal"
              hint="In euros, VAT included. The prior price is told by the ledger of what was asked; nobody types it in."
            />
            <TextField {...port('shipping')} inputMode="decimal" hint="In euros. Empty: not known." />
          </div>
          <div className={styles.pair}>
            <SelectField {...port('availability')}>
              {options(availabilities.map((value) => ({ value, label: availabilityWords[value] ?? value })))}
            </SelectField>
            <TextField {...port('shipsTo')} hint="Countries such as DE, AT. Empty: everywhere." />
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
          <TextField {...port('code')} hint="What to type in at the merchant’s. Empty for a deal without a code." maxLength={64} />
          <CheckboxField
            label={offerLabels.isCodeMasked}
            checked={values.isCodeMasked}
            onChange={({ target }) => change({ isCodeMasked: target.checked })}
            hint="Otherwise everybody reads it at once. Once the offer is over the code is always shown."
          />
        </div>
      </Panel>
    </>
  );
}
