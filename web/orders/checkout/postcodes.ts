import { addressFieldName, type CheckoutField, type CheckoutValues } from './formValues.ts';

/** How a country's postcodes look, as the server says it. */
export interface PostcodeForm {
  readonly code: string;
  readonly name: string;
  readonly postcodePattern: string;
  readonly postcodeExample: string;
}

/** In capitals, with plain digits, spaces and hyphens, without what can't be seen, as the server reads it. */
export const plainPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** @param pattern '' takes everything */
export function fitsPostcode(postcode: string, pattern: string): boolean {
  return pattern === '' || new RegExp(pattern).test(plainPostcode(postcode));
}

/** Whether the postcode may lie outside the EU's VAT area. @param pattern of the country, for the digits; '' where none does */
function isExport(postcode: string, pattern: string): boolean {
  return pattern !== '' && new RegExp(pattern).test(postcode.normalize('NFKC').replaceAll(/\D/g, ''));
}

/**
 * The postcode as far as it matters for the quote, so that nothing is asked for on each key.
 * @param dependsOnPostcode whether the whole of it does, not only whether it lies outside the VAT area
 */
export function quotedPostcode(
  postcode: string,
  country: { readonly postcodePattern: string; readonly exportPostcodePattern: string } | undefined,
  dependsOnPostcode: boolean,
): string | null {
  if (!country || postcode === '') return null;
  const matters = dependsOnPostcode ? fitsPostcode(postcode, country.postcodePattern) : isExport(postcode, country.exportPostcodePattern);
  return matters ? plainPostcode(postcode) : null;
}

/** The town, where the postcode may lie outside the VAT area: some of these are shared with places inside it. */
export function quotedCity(
  { postcode, city }: { postcode: string; city: string },
  country: { readonly exportPostcodePattern: string } | undefined,
): string | null {
  return country && city !== '' && isExport(postcode, country.exportPostcodePattern) ? city : null;
}

/** Browsers take jo@exa, which no mail reaches: told where it is typed, in the server's words. */
export function emailIssues({ email }: CheckoutValues): { field: CheckoutField; message: string }[] {
  const isAddress = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim());
  return isAddress ? [] : [{ field: 'email', message: 'Enter an email address such as name@example.com.' }];
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
    if (!country || fitsPostcode(values[field], country.postcodePattern)) return [];
    return [{ field, message: `Enter a postcode for ${country.name}, such as ${country.postcodeExample}.` }];
  });
}
