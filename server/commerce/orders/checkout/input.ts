import { issueText, withText } from '../../../platform/errors/issueText.ts';
import { z } from 'zod';
import { idempotencyKey, mailAddress, optionalLine, optionalParagraphs } from '../../../platform/inputs/inputs.ts';
import { readVatId, vatIdExample } from '../../../../shared/vat/vatIds.ts';
import { addressFields, checkAddress, checkLocker, phone, withLocker, withPostcode } from '../../../foundation/accounts/accounts.ts';
import { says } from '../__generated__/messages.ts';

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
  const message = fault === 'FORM' ? says((t) => t.enterAVatIdFromTheEu({ example })) : says((t) => t.checkYourVatId);
  issues.addIssue({ code: 'custom', path: ['vatId'], message: issueText(message) });
}

const billing = z.object(addressFields).superRefine(checkAddress).transform(withPostcode);

export const placeOrderInput = z
  .object({
    idempotencyKey: idempotencyKey.nullish().transform((key) => key ?? null),
    cartVersion: z
      .int()
      .min(0, withText(says((t) => t.cartVersionMustBeReturned)))
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
    returnUrl: optionalLine(1_000),
    acceptsTerms: z.boolean().refine((accepted) => accepted, withText(says((t) => t.acceptTheTermsToOrder))),
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
