import { isMailAddress } from '../../kit/forms/email.ts';
import { addressFieldName, type CheckoutField, type CheckoutValues } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

/** The postcode format of a country, from the server. */
export interface PostcodeForm {
  readonly code: string;
  readonly name: string;
  readonly postcodePattern: string;
  readonly postcodeExample: string;
}

/** In capitals, with plain digits, spaces and hyphens, without invisible characters, as the server normalises it. */
export const plainPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** @param pattern '' accepts everything */
export function fitsPostcode(postcode: string, pattern: string): boolean {
  return pattern === '' || new RegExp(pattern).test(plainPostcode(postcode));
}

/**
 * Whether the postcode may lie outside the EU's VAT area.
 * @param pattern of the country, for the digits; '' for countries without such postcodes
 */
function isExport(postcode: string, pattern: string): boolean {
  return pattern !== '' && new RegExp(pattern).test(postcode.normalize('NFKC').replaceAll(/\D/g, ''));
}

/**
 * The postcode as far as it affects the quote, so that not every keystroke requests one.
 * @param dependsOnPostcode whether the whole postcode does, not only whether it lies outside the VAT area
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

/** The town, if the postcode may lie outside the VAT area: some of these postcodes are shared with places inside it. */
export function quotedCity(
  { postcode, city }: { postcode: string; city: string },
  country: { readonly exportPostcodePattern: string } | undefined,
): string | null {
  return country && city !== '' && isExport(postcode, country.exportPostcodePattern) ? city : null;
}

/** An address that cannot receive mail, which is reported before the review. */
export function emailIssues({ email }: CheckoutValues): { field: CheckoutField; message: string }[] {
  return isMailAddress(email) ? [] : [{ field: 'email', message: t.enterEmailAddress }];
}

/**
 * Finds postcodes that are invalid in their country, to report them before the review instead of after it. The server decides; this is the
 * same rule with the same messages.
 */
export function postcodeIssues(values: CheckoutValues, countries: readonly PostcodeForm[]): { field: CheckoutField; message: string }[] {
  const addresses = values.billingDiffers === '' ? [false] : [false, true];
  return addresses.flatMap((isBilling) => {
    const field = addressFieldName('postcode', isBilling);
    const country = countries.find(({ code }) => code === values[addressFieldName('country', isBilling)]);
    if (!country || fitsPostcode(values[field], country.postcodePattern)) return [];
    return [{ field, message: t.enterPostcode({ country: country.name, example: country.postcodeExample }) }];
  });
}
