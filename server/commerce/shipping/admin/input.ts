import { z } from 'zod';
import { country, line, requiredLine } from '../../../foundation/settings/settings.ts';

const maxMinor = 100_000_000;
const maxGrams = 100_000_000;
const amount = (least: number, fault: string) => z.int(fault).min(least, fault).max(maxMinor, 'At most €1,000,000.');
const grams = z.int('A whole number of grams.').min(0, 'Not below 0.').max(maxGrams, 'At most 100 tonnes.');

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
const maxRates = 50;

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
