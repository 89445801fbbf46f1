import { z } from 'zod';
import { maxTransitDays } from '../carrier.ts';
import { country } from '../../../foundation/settings/settings.ts';
import { line, requiredLine } from '../../../platform/inputs/inputs.ts';

const maxMinor = 100_000_000;
const maxGrams = 100_000_000;
const amount = (least: number, fault: string) => z.int(fault).min(least, fault).max(maxMinor, 'Enter at most €1,000,000.');
const grams = z.int('Enter a whole number of grams.').min(0, 'Enter 0 or more.').max(maxGrams, 'Enter at most 100 tonnes.');

const transit = z
  .int('Enter a whole number of days.')
  .min(0, 'Enter 0 or more days.')
  .max(maxTransitDays, `Enter at most ${maxTransitDays} days.`);

const rate = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'Use up to 30 lowercase letters, digits and hyphens.'),
    name: requiredLine(60),
    description: line(200),
    priceMinor: amount(0, 'Enter an amount. 0 means free.'),
    freeFromMinor: amount(1, 'Enter an amount above €0, or leave this field empty to never offer free delivery.').nullable(),
    minWeightGrams: grams,
    maxWeightGrams: grams.nullable(),
    minTransitDays: transit.nullable(),
    maxTransitDays: transit.nullable(),
  })
  .refine(({ minWeightGrams, maxWeightGrams }) => maxWeightGrams === null || maxWeightGrams > minWeightGrams, {
    path: ['maxWeightGrams'],
    message: 'Enter more than the minimum weight.',
  })
  .refine(({ minTransitDays, maxTransitDays: max }) => (minTransitDays === null) === (max === null), {
    path: ['maxTransitDays'],
    message: 'Enter both the minimum and maximum transit days, or leave both empty.',
  })
  .refine(({ minTransitDays, maxTransitDays: max }) => minTransitDays === null || max === null || max >= minTransitDays, {
    path: ['maxTransitDays'],
    message: 'The maximum transit days can’t be less than the minimum.',
  });

/** Maximum number of rates in a zone. */
const maxRates = 50;

/** All data of a zone: its countries and shipping rates, in display order. */
export const zoneInput = z
  .object({
    name: requiredLine(60),
    countries: z
      .array(country)
      .min(1, 'Choose at least one country.')
      .transform((codes) => [...new Set(codes)].toSorted()),
    rates: z.array(rate).max(maxRates, `Add at most ${maxRates} rates.`),
  })
  .superRefine(({ rates }, issues) => {
    const steps = rates.map((step, index) => ({ ...step, index })).toSorted((a, b) => a.minWeightGrams - b.minWeightGrams);
    for (const step of steps) {
      const before = steps.findLast(({ code, index, minWeightGrams }) => {
        const isEarlier = minWeightGrams < step.minWeightGrams || (minWeightGrams === step.minWeightGrams && index < step.index);
        return code === step.code && isEarlier;
      });
      if (before && (before.maxWeightGrams === null || before.maxWeightGrams > step.minWeightGrams)) {
        const message = 'Another rate for this delivery method already covers these weights.';
        issues.addIssue({ code: 'custom', path: ['rates', step.index, 'minWeightGrams'], message });
      }
    }
  });
export type ZoneInput = z.input<typeof zoneInput>;
