import { z } from 'zod';
import { line, requiredLine } from '../../../platform/inputs/inputs.ts';
import { ibanFault, plainIban } from '../ibanRules.ts';
import { issueText, withText } from '../../../platform/errors/issueText.ts';
import { says } from '../__generated__/messages.ts';

/** How a payment method is displayed, and whether it is enabled. */
export const paymentMethodInput = z.object({
  code: z.string(),
  isEnabled: z.boolean(),
  name: requiredLine(60),
  description: line(500),
});
export type PaymentMethodInput = z.input<typeof paymentMethodInput>;

/** The shop's bank account. */
export const bankAccountInput = z.object({
  accountName: requiredLine(70),
  iban: z
    .string()
    .max(60, withText(says((t) => t.thisIbanIsTooLong)))
    .transform(plainIban)
    .superRefine((iban, issues) => {
      const fault = ibanFault(iban);
      if (fault !== null) issues.addIssue({ code: 'custom', message: issueText(fault) });
    }),
  bic: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((bic) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), withText(says((t) => t.enterABic({ example: 'COBADEFFXXX' })))),
});
export type BankAccountInput = z.input<typeof bankAccountInput>;
