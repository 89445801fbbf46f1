import { addressFieldName, type CheckoutField, type CheckoutValues } from './formValues.ts';

/** How a country's postcodes look, as the server says it. */
export interface PostcodeForm {
  readonly code: string;
  readonly name: string;
  readonly postcodePattern: string;
  readonly postcodeExample: string;
}

function fits(postcode: string, pattern: string): boolean {
  return pattern === '' || new RegExp(pattern).test(postcode.trim().toUpperCase());
}

/**
 * Looks for postcodes that their country does not have, so that they are told before the review and not after it. The server
 * decides; this is the same rule in the same words.
 */
export function postcodeIssues(values: CheckoutValues, countries: readonly PostcodeForm[]): { field: CheckoutField; message: string }[] {
  const addresses = values.billingDiffers === '' ? [false] : [false, true];
  return addresses.flatMap((isBilling) => {
    const field = addressFieldName('postcode', isBilling);
    const country = countries.find(({ code }) => code === values[addressFieldName('country', isBilling)]);
    if (!country || fits(values[field], country.postcodePattern)) return [];
    return [{ field, message: `Enter a postcode of ${country.name}, such as ${country.postcodeExample}.` }];
  });
}
