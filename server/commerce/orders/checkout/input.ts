import { z } from 'zod';
import { idempotencyKey, mailAddress, optionalLine, optionalParagraphs } from '../../../platform/inputs/inputs.ts';
import { addressFields, checkAddress, phone, withPostcode } from '../../../foundation/accounts/accounts.ts';

// Validates the checkout form. The messages are shown next to the fields.

/** Data from scripts, by the namespace of the module that reads it. */
const extensions = z.array(
  z.object({ namespace: z.string(), values: z.array(z.object({ key: z.string(), value: z.string().nullish() })) }),
);

const billing = z.object(addressFields).superRefine(checkAddress).transform(withPostcode);

export const placeOrderInput = z
  .object({
    idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
    cartVersion: z
      .int()
      .min(0, 'The cart version must be the one returned with the cart: a whole number of 0 or more.')
      .nullish()
      .transform((version) => version ?? null),
    expectedTotal: z
      .int()
      .nullish()
      .transform((total) => total ?? null),
    email: mailAddress,
    phone,
    ...addressFields,
    billing: billing.nullish().transform((address) => address ?? null),
    note: optionalParagraphs(1_000),
    shippingMethod: optionalLine(100),
    paymentMethod: z.string(),
    paymentToken: optionalLine(255),
    acceptsTerms: z.boolean().refine((accepted) => accepted, 'Accept the terms to order.'),
    confirmedAge: z
      .int()
      .nullish()
      .transform((age) => age ?? null),
    wantsReviewRequest: z
      .boolean()
      .nullish()
      .transform((wanted) => wanted ?? false),
    extensions: extensions.nullish().transform((given) => given ?? []),
  })
  .superRefine(checkAddress)
  .transform(withPostcode);

/** The input of entry points. */
export type PlaceOrderRequest = z.input<typeof placeOrderInput>;
/** The validated input, in the form in which it is stored. */
export type PlaceOrderDetails = z.output<typeof placeOrderInput>;
