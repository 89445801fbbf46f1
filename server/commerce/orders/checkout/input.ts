import { z } from 'zod';
import {
  addressFields,
  checkAddress,
  hidden,
  noHidden,
  optionalText,
  phone,
  requiredText,
  withPostcode,
} from '../../../foundation/accounts/accounts.ts';
import { inAscii, isMailAddress } from '../../../platform/mail/address.ts';

// Validates the checkout form. The messages are shown next to the fields.

/** Disallowed characters in notes, where line breaks and tabs are allowed. */
const hiddenInNote = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const email = requiredText(254, 'Enter your email address.')
  .transform(inAscii)
  .refine((text) => text === '' || text.length > 254 || isMailAddress(text), 'Enter an email address such as name@example.com.')
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @.');

const note = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text.length <= 1_000, 'Use at most 1,000 characters.')
  .refine((text) => !hiddenInNote.test(text), noHidden);

/** Data from scripts, by the namespace of the module that reads it. */
const extensions = z.array(
  z.object({ namespace: z.string(), values: z.array(z.object({ key: z.string(), value: z.string().nullish() })) }),
);

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
      .min(0, 'The cart version must be the one returned with the cart: a whole number of 0 or more.')
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
    paymentMethod: z.string(),
    paymentToken: optionalText(255),
    acceptsTerms: z.boolean().refine((accepted) => accepted, 'Accept the terms to order.'),
    extensions: extensions.nullish().transform((given) => given ?? []),
  })
  .superRefine(checkAddress)
  .transform(withPostcode);

/** The input of entry points. */
export type PlaceOrderRequest = z.input<typeof placeOrderInput>;
/** The validated input, in the form in which it is stored. */
export type PlaceOrderDetails = z.output<typeof placeOrderInput>;
