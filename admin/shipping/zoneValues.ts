import type { SaveShippingZoneInput } from '../__generated__/useZoneFormMutation.graphql.ts';
import { amountFaultOf, amountText, centsOf, wholeFaultOf, wholeOf } from '../kit/form/amounts.ts';

// From a zone to the fields of its form, and from these to what is sent. Pure.

/** What stands in the fields of a step. */
export interface StepValues {
  code: string;
  name: string;
  description: string;
  price: string;
  freeFrom: string;
  minWeight: string;
  maxWeight: string;
}

/** What stands in the fields of a zone. */
export interface ZoneValues {
  name: string;
  /** Codes. */
  countries: readonly string[];
  steps: readonly StepValues[];
}

export const zoneLabels: Readonly<Record<keyof ZoneValues, string>> = { name: 'Name', countries: 'Countries', steps: 'Steps' };

export const stepLabels: Readonly<Record<keyof StepValues, string>> = {
  name: 'Way',
  code: 'Short name',
  description: 'How long it takes',
  price: 'Price',
  freeFrom: 'Free from',
  minWeight: 'Heavier than',
  maxWeight: 'Up to',
};

export const blankStep: StepValues = { code: '', name: '', description: '', price: '', freeFrom: '', minWeight: '0', maxWeight: '' };

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
    steps: steps.map((step) => ({
      code: step.code,
      name: step.name,
      description: step.description,
      price: amountText(step.price.amount),
      freeFrom: amountText(step.freeFrom?.amount),
      minWeight: String(step.minWeightGrams),
      maxWeight: step.maxWeightGrams == null ? '' : String(step.maxWeightGrams),
    })),
  };
}

/** What cannot be sent, by field, such as "rates.0.priceMinor", as the server names them. */
export function zoneProblemsOf({ steps }: ZoneValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { price, freeFrom, minWeight, maxWeight }] of steps.entries()) {
    if (centsOf(price) === null) problems[`rates.${index}.priceMinor`] = amountFaultOf(price);
    if (freeFrom.trim() !== '' && centsOf(freeFrom) === null) problems[`rates.${index}.freeFromMinor`] = amountFaultOf(freeFrom);
    if (wholeOf(minWeight) === null) problems[`rates.${index}.minWeightGrams`] = wholeFaultOf(minWeight);
    if (maxWeight.trim() !== '' && wholeOf(maxWeight) === null) problems[`rates.${index}.maxWeightGrams`] = wholeFaultOf(maxWeight);
  }
  return problems;
}

/** What is sent for the fields. */
export function zoneInputOf({ name, countries, steps }: ZoneValues): Omit<SaveShippingZoneInput, 'databaseId' | 'expectedVersion'> {
  const rates = steps.map(({ price, freeFrom, minWeight, maxWeight, ...words }) => ({
    ...words,
    priceMinor: centsOf(price) ?? 0,
    freeFromMinor: centsOf(freeFrom),
    minWeightGrams: wholeOf(minWeight) ?? 0,
    maxWeightGrams: wholeOf(maxWeight),
  }));
  return { name, countries, rates };
}

/** A zone's field in words. */
export function toldOfZone(field: keyof ZoneValues, { name, countries, steps }: ZoneValues): string {
  if (field === 'name') return name;
  if (field === 'countries') return countries.join(', ');
  return steps.map((step) => `${step.name} ${step.minWeight}–${step.maxWeight || '…'} g: €${step.price}`).join('; ');
}

/** A list with one of its things moved; at either end it stays. */
export function moved<T>(list: readonly T[], thing: T, by: number): T[] {
  const from = list.indexOf(thing);
  const rest = list.filter((other) => other !== thing);
  return rest.toSpliced(Math.max(0, from + by), 0, thing);
}
