import { z } from 'zod';
import { countryByCode } from '../countries.ts';
import { ibanFault, plainIban } from '../ibanRules.ts';

// What staff may write down of how the shop delivers, taxes and is paid.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove characters that cannot be seen.');
const requiredLine = (max: number) => line(max).min(1, 'Must not be empty.');
const maxMinor = 100_000_000;
const maxGrams = 100_000_000;
const amount = (least: number, fault: string) => z.int(fault).min(least, fault).max(maxMinor, 'At most €1,000,000.');
const grams = z.int('A whole number of grams.').min(0, 'Not below 0.').max(maxGrams, 'At most 100 tonnes.');
const country = z.string().refine((code) => countryByCode.has(code), 'A country that the shop knows, such as DE.');

const rate = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'Small letters, digits and hyphens, at most 30.'),
    name: requiredLine(60),
    description: line(200),
    priceMinor: amount(0, 'An amount; 0 costs nothing.'),
    freeFromMinor: amount(1, 'An amount of more than €0; leave it empty for never.').nullable(),
    minWeightGrams: grams,
    maxWeightGrams: grams.nullable(),
  })
  .refine(({ minWeightGrams, maxWeightGrams }) => maxWeightGrams === null || maxWeightGrams > minWeightGrams, {
    path: ['maxWeightGrams'],
    message: 'More than where the step begins.',
  });

/** Steps of a zone. */
export const maxRates = 50;

/** All of a zone: its countries and what delivery costs there, in the order in which shoppers see it. */
export const zoneInput = z
  .object({
    name: requiredLine(60),
    countries: z
      .array(country)
      .min(1, 'Choose at least one country.')
      .transform((codes) => [...new Set(codes)].toSorted()),
    rates: z.array(rate).max(maxRates, `At most ${maxRates}.`),
  })
  .superRefine(({ rates }, issues) => {
    const steps = rates.map((step, index) => ({ ...step, index })).toSorted((a, b) => a.minWeightGrams - b.minWeightGrams);
    for (const step of steps) {
      const before = steps.findLast(({ code, index, minWeightGrams }) => {
        const isEarlier = minWeightGrams < step.minWeightGrams || (minWeightGrams === step.minWeightGrams && index < step.index);
        return code === step.code && isEarlier;
      });
      if (before && (before.maxWeightGrams === null || before.maxWeightGrams > step.minWeightGrams)) {
        const message = 'Another step of this way covers these weights too.';
        issues.addIssue({ code: 'custom', path: ['rates', step.index, 'minWeightGrams'], message });
      }
    }
  });
export type ZoneInput = z.input<typeof zoneInput>;

const basisPoints = z.int('Use at most two digits behind the point.').min(0, 'Not below 0 %.').max(10_000, 'At most 100 %.');

/** The rates of VAT of a country. */
export const taxInput = z.object({ country, standardBasisPoints: basisPoints, reducedBasisPoints: basisPoints });
export type TaxInput = z.input<typeof taxInput>;

/** How a way to pay is shown, and whether. */
export const paymentMethodInput = z.object({
  code: z.enum(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'TEST_CARD']),
  isEnabled: z.boolean(),
  name: requiredLine(60),
  description: line(500),
});
export type PaymentMethodInput = z.input<typeof paymentMethodInput>;

/** The shop's account. */
export const bankAccountInput = z.object({
  accountName: requiredLine(70),
  iban: z
    .string()
    .max(60, 'This is too long for an IBAN.')
    .transform(plainIban)
    .superRefine((iban, issues) => {
      const fault = ibanFault(iban);
      if (fault !== null) issues.addIssue({ code: 'custom', message: fault });
    }),
  bic: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((bic) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), 'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX.'),
});
export type BankAccountInput = z.input<typeof bankAccountInput>;
