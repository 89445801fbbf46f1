import { z } from 'zod';
import { idempotencyKey, mailAddress, optionalLine, optionalParagraphs } from '../../../platform/inputs/inputs.ts';
import { readVatId, vatIdExample } from '../../../../shared/vat/vatIds.ts';
import { addressFields, checkAddress, checkLocker, phone, withLocker, withPostcode } from '../../../foundation/accounts/accounts.ts';

// Validates the checkout form. The messages are shown next to the fields.

/** Data from scripts, by the namespace of the module that reads it. */
const extensions = z.array(
  z.object({ namespace: z.string(), values: z.array(z.object({ key: z.string(), value: z.string().nullish() })) }),
);

interface Buyer {
  vatId: string;
  country: string;
  billing: { country: string } | null;
}

/** The buyer's VAT ID, with the prefix of the country of the invoice if none was entered. */
const vatIdOf = ({ vatId, country, billing }: Buyer) => readVatId(vatId, billing?.country ?? country);

function checkVatId(buyer: Buyer, issues: z.RefinementCtx): void {
  const { vatId, fault } = vatIdOf(buyer);
  if (fault === null) return;
  const example = vatIdExample(buyer.billing?.country ?? buyer.country, vatId);
  const message =
    fault === 'FORM'
      ? `Enter a VAT ID from an EU country, such as ${example}, or leave this field empty.`
      : 'Check your VAT ID. At least one digit is wrong.';
  issues.addIssue({ code: 'custom', path: ['vatId'], message });
}

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
    vatId: optionalLine(40),
    note: optionalParagraphs(1_000),
    giftMessage: optionalParagraphs(300),
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
  .superRefine(checkLocker)
  .superRefine(checkVatId)
  .transform((request) => ({ ...withLocker(withPostcode(request)), vatId: vatIdOf(request).vatId }));

/** The input of entry points. */
export type PlaceOrderRequest = z.input<typeof placeOrderInput>;
/** The validated input, in the form in which it is stored. */
export type PlaceOrderDetails = z.output<typeof placeOrderInput>;
