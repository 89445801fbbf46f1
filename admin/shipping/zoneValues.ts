import { array, object, string, type input } from 'zod/mini';
import { amountText } from '../kit/form/amounts.ts';
import { amount, optionalAmount, optionalWhole, whole } from '../kit/form/schemas.ts';
import * as t from './__generated__/messages.ts';

// Conversion between a zone, its form values and the mutation input. Pure functions.

/** Converts the zone's form values to the mutation input. */
export const zoneSchema = object({
  name: string(),
  /** Country codes. */
  countries: array(string()),
  rates: array(
    object({
      code: string(),
      name: string(),
      description: string(),
      priceMinor: amount,
      freeFromMinor: optionalAmount,
      minWeightGrams: whole,
      maxWeightGrams: optionalWhole,
      minTransitDays: optionalWhole,
      maxTransitDays: optionalWhole,
    }),
  ),
});

export type ZoneValues = input<typeof zoneSchema>;
export type StepValues = ZoneValues['rates'][number];

export const zoneLabels: Readonly<Record<keyof ZoneValues, string>> = { name: t.name, countries: t.countries, rates: t.rates };

export const stepLabels: Readonly<Record<keyof StepValues, string>> = {
  name: t.deliveryMethod,
  code: t.shortName,
  description: t.description,
  priceMinor: t.price,
  freeFromMinor: t.freeFrom,
  minWeightGrams: t.heavierThan,
  maxWeightGrams: t.upTo,
  minTransitDays: t.minimumTransitDays,
  maxTransitDays: t.maximumTransitDays,
};

export const blankStep: StepValues = {
  code: '',
  name: '',
  description: '',
  priceMinor: '',
  freeFromMinor: '',
  minWeightGrams: '0',
  maxWeightGrams: '',
  minTransitDays: '',
  maxTransitDays: '',
};

interface Money {
  readonly amount: number;
}

/** A zone as read by the form's fragment. */
export interface ReadZone {
  readonly name: string;
  readonly countries: readonly { readonly code: string }[];
  readonly steps: readonly {
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly price: Money;
    readonly freeFrom: Money | null | undefined;
    readonly minWeightGrams: number;
    readonly maxWeightGrams: number | null | undefined;
    readonly minTransitDays: number | null | undefined;
    readonly maxTransitDays: number | null | undefined;
  }[];
}

/** Returns the form values of a zone. */
export function zoneValuesOf({ name, countries, steps }: ReadZone): ZoneValues {
  return {
    name,
    countries: countries.map(({ code }) => code),
    rates: steps.map((step) => ({
      code: step.code,
      name: step.name,
      description: step.description,
      priceMinor: amountText(step.price.amount),
      freeFromMinor: amountText(step.freeFrom?.amount),
      minWeightGrams: String(step.minWeightGrams),
      maxWeightGrams: step.maxWeightGrams == null ? '' : String(step.maxWeightGrams),
      minTransitDays: step.minTransitDays == null ? '' : String(step.minTransitDays),
      maxTransitDays: step.maxTransitDays == null ? '' : String(step.maxTransitDays),
    })),
  };
}

/** Describes a zone's field in words. */
export function describeZone(field: keyof ZoneValues, { name, countries, rates }: ZoneValues): string {
  if (field === 'name') return name;
  if (field === 'countries') return countries.join(', ');
  return rates
    .map(({ name: rate, minWeightGrams, maxWeightGrams, priceMinor: price, minTransitDays: min, maxTransitDays: max }) => {
      const facts = { rate, weight: `${minWeightGrams}–${maxWeightGrams || '…'}`, price };
      return min === '' ? t.rateWithoutDays(facts) : t.rateWithDays({ ...facts, days: `${min}–${max}` });
    })
    .join('; ');
}

/** Returns the list with one item moved; an item at either end stays in place. */
export function moved<T>(list: readonly T[], thing: T, by: number): T[] {
  const from = list.indexOf(thing);
  const rest = list.filter((other) => other !== thing);
  return rest.toSpliced(Math.max(0, from + by), 0, thing);
}
