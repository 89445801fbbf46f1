import { array, object, string, type input } from 'zod/mini';
import { amountText } from '../kit/form/amounts.ts';
import { amount, optionalAmount, optionalWhole, whole } from '../kit/form/schemas.ts';

// From a zone to the fields of its form, and from these to what is sent. Pure.

/** From what stands in the fields of a zone to what is sent. */
export const zoneSchema = object({
  name: string(),
  /** Codes. */
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
    }),
  ),
});

export type ZoneValues = input<typeof zoneSchema>;
export type StepValues = ZoneValues['rates'][number];

export const zoneLabels: Readonly<Record<keyof ZoneValues, string>> = { name: 'Name', countries: 'Countries', rates: 'Rates' };

export const stepLabels: Readonly<Record<keyof StepValues, string>> = {
  name: 'Delivery method',
  code: 'Short name',
  description: 'Delivery time',
  priceMinor: 'Price',
  freeFromMinor: 'Free from',
  minWeightGrams: 'Heavier than',
  maxWeightGrams: 'Up to',
};

export const blankStep: StepValues = {
  code: '',
  name: '',
  description: '',
  priceMinor: '',
  freeFromMinor: '',
  minWeightGrams: '0',
  maxWeightGrams: '',
};

interface Money {
  readonly amount: number;
}

/** A zone as the form's fragment reads it. */
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
  }[];
}

/** What stands in the fields for a zone. */
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
    })),
  };
}

/** A zone's field in words. */
export function toldOfZone(field: keyof ZoneValues, { name, countries, rates }: ZoneValues): string {
  if (field === 'name') return name;
  if (field === 'countries') return countries.join(', ');
  return rates.map((step) => `${step.name} ${step.minWeightGrams}–${step.maxWeightGrams || '…'} g: €${step.priceMinor}`).join('; ');
}

/** A list with one of its things moved; at either end it stays. */
export function moved<T>(list: readonly T[], thing: T, by: number): T[] {
  const from = list.indexOf(thing);
  const rest = list.filter((other) => other !== thing);
  return rest.toSpliced(Math.max(0, from + by), 0, thing);
}
