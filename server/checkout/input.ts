import { z } from 'zod';
import { inAscii, isMailAddress } from '../accounts/input.ts';
import { extensionsInput } from './attributionRules.ts';
import { countryByCode, readPostcode } from './countries.ts';

// What a shopper may write into the checkout form. The messages stand next to the fields.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round: never part of an address. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** The same, but lines may break. */
const hiddenInNote = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const noHidden = 'Remove characters that cannot be seen.';

function optionalText(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), noHidden);
}

function requiredText(max: number, missing: string) {
  return optionalText(max).refine((text) => text !== '', missing);
}

const email = requiredText(254, 'Enter your e-mail address.')
  .transform(inAscii)
  .refine((text) => text === '' || text.length > 254 || isMailAddress(text), 'Enter an e-mail address such as name@example.com.')
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @: no mail reaches a longer name.');

/** For the carrier; may be empty. */
export const phone = optionalText(30).refine(
  (text) => text === '' || /^\+?[\d ()./-]{4,}$/.test(text),
  'Enter a phone number, or leave it empty.',
);

const note = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text.length <= 1_000, 'Use at most 1000 characters.')
  .refine((text) => !hiddenInNote.test(text), noHidden);

/** What every address has, whoever gets it. Who has one name only may write it into either field. */
export const addressFields = {
  firstName: optionalText(100),
  lastName: optionalText(100),
  company: optionalText(200),
  address1: requiredText(200, 'Enter your street and number.'),
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
  else if (country) complain('postcode', `Enter a postcode of ${country.name}, such as ${country.example}.`);
}

/** The postcode as its country writes it. */
export function withPostcode<Address extends { country: string; postcode: string }>(address: Address): Address {
  const country = countryByCode.get(address.country);
  return country ? { ...address, postcode: readPostcode(country, address.postcode) ?? address.postcode } : address;
}

const billing = z.object(addressFields).superRefine(checkAddress).transform(withPostcode);

export const placeOrderInput = z
  .object({
    idempotencyKey: z
      .string()
      .min(8, 'Use 8 to 255 characters.')
      .max(255, 'Use 8 to 255 characters.')
      .refine((text) => !hidden.test(text), noHidden)
      .nullish()
      .transform((key) => key ?? null),
    cartVersion: z
      .int()
      .min(0, 'The cart’s version is what the cart said: a whole number from 0.')
      .nullish()
      .transform((version) => version ?? null),
    expectedTotal: z
      .int()
      .nullish()
      .transform((total) => total ?? null),
    email,
    phone,
    ...addressFields,
    billing: billing.nullish().transform((address) => address ?? null),
    note,
    shippingMethod: optionalText(100),
    paymentMethod: z.enum(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'TEST_CARD']),
    paymentToken: optionalText(255),
    acceptsTerms: z.boolean().refine((accepted) => accepted, 'Accept the terms to order.'),
    extensions: extensionsInput,
  })
  .superRefine(checkAddress)
  .transform(withPostcode);

/** What the doors hand over. */
export type PlaceOrderRequest = z.input<typeof placeOrderInput>;
/** The same, checked and in the form in which it is stored. */
export type PlaceOrderDetails = z.output<typeof placeOrderInput>;
