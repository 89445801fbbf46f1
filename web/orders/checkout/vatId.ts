import { readVatId, vatIdExample } from '../../../shared/vat/vatIds.ts';
import type { CheckoutFailure } from './failure.ts';
import type { CheckoutValues } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

const countryOf = (values: CheckoutValues) => (values.billingDiffers === '' ? values.country : values.billingCountry);

/** The VAT ID as it will be stored. */
export const enteredVatId = (values: CheckoutValues): string => readVatId(values.vatId, countryOf(values)).vatId;

/** Finds an invalid VAT ID, to report it before the review. The server decides; this is the same rule with the same messages. */
export function vatIdIssues(values: CheckoutValues): CheckoutFailure['issues'] {
  const country = countryOf(values);
  const { vatId, fault } = readVatId(values.vatId, country);
  if (fault === null) return [];
  const example = vatIdExample(country, vatId);
  return [{ field: 'vatId', message: fault === 'FORM' ? t.vatIdForm({ example }) : t.vatIdDigits }];
}
