import { z } from 'zod';
import { countryByCode, readPostcode } from '../../platform/i18n/countries.ts';

// What a person may write into an address, wherever it is asked for. The messages stand next to the fields.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round: never part of an address. */
export const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** What is said of them. */
export const noHidden = 'Remove invisible characters.';

/** Text that may be missing. @param max longest, in characters */
export function optionalText(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), noHidden);
}

/** Text that has to be there. @param missing what is said of none */
export function requiredText(max: number, missing: string) {
  return optionalText(max).refine((text) => text !== '', missing);
}

/** For the carrier; may be empty. */
export const phone = optionalText(30).refine(
  (text) => text === '' || /^\+?[\d ()./-]{4,}$/.test(text),
  'Enter a phone number, or leave this field empty.',
);

/** What every address has, whoever gets it. Who has one name only may write it into either field. */
export const addressFields = {
  firstName: optionalText(100),
  lastName: optionalText(100),
  company: optionalText(200),
  address1: requiredText(200, 'Enter your street and house number.'),
  address2: optionalText(200),
  postcode: optionalText(20),
  city: requiredText(100, 'Enter your town or city.'),
  country: z.string().refine((code) => countryByCode.has(code), 'Choose a country from the list.'),
};

/** What is wrong with an address beyond its fields, each by itself: it has a name, and a postcode of its country. */
export function checkAddress(
  address: { firstName: string; lastName: string; country: string; postcode: string },
  issues: z.RefinementCtx,
): void {
  const complain = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
  if (address.firstName === '' && address.lastName === '') complain('firstName', 'Enter your name.');
  const country = countryByCode.get(address.country);
  // An unknown country is a fault of its own.
  if (country && readPostcode(country, address.postcode) !== null) return;
  if (address.postcode === '') complain('postcode', 'Enter your postcode.');
  else if (country) complain('postcode', `Enter a valid postcode for ${country.name}, such as ${country.example}.`);
}

/** The postcode as its country writes it. */
export function withPostcode<Address extends { country: string; postcode: string }>(address: Address): Address {
  const country = countryByCode.get(address.country);
  return country ? { ...address, postcode: readPostcode(country, address.postcode) ?? address.postcode } : address;
}
