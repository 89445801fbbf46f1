import { quantityOf, readQuantity, valueKey, type Quantity } from './units.ts';

// The comparison as rows of cells, and what can be derived from a row's cells alone: pure rules.

export type Direction = 'NONE' | 'HIGHER_IS_BETTER' | 'LOWER_IS_BETTER';

/** One of the versions of a product, such as 256 GB of 128 and 256 GB. */
export interface Amount extends Quantity {
  /** Displayed text. */
  text: string;
}

/** A product's value in a row. */
export interface Fact {
  /** Displayed text; '' when the product has no value. */
  text: string;
  /** The parts of the text, for comparing cells regardless of their order. */
  values: readonly string[];
  /** The measured amounts, for finding the best value; several when the product is available in several versions. */
  amounts: readonly Amount[];
  /** Whether the actual value may be larger: then the value is never marked as best, and others are marked only if it can't exceed them. */
  isLeast?: boolean;
}

export interface FactRow {
  /** Unique among all rows of the comparison. */
  key: string;
  label: string;
  direction: Direction;
  /** Whether the values are yes or no. */
  isYesNo?: boolean;
  /** One per product, in order. */
  facts: readonly Fact[];
}

/** The product has no value in this row. */
export const missing: Fact = { text: '', values: [], amounts: [] };

export function textFact(values: readonly string[]): Fact {
  const amounts = values.flatMap((text) => {
    const quantity = readQuantity(text);
    return quantity ? [{ ...quantity, text }] : [];
  });
  return {
    text: values.join(', '),
    values: values.map(valueKey),
    // Amounts are comparable only if all values are amounts.
    amounts: amounts.length === values.length ? amounts : [],
  };
}

/** @param text displayed text */
export function numberFact(text: string, value: number, unit: string | null = null): Fact {
  const amount = { ...quantityOf(value, unit), text };
  return { text, values: [`${amount.dimension}=${amount.amount}`], amounts: [amount] };
}

function factKey({ values }: Fact): string {
  return JSON.stringify([...new Set(values)].toSorted());
}

/**
 * Whether the products differ in this row: a missing value is a difference, a different notation isn't. Fewer than two products never
 * differ.
 */
export function isDifferent(facts: readonly Fact[]): boolean {
  return new Set(facts.map(factKey)).size > 1;
}

/** The amount that a product is ranked by in a row: its best version; null when it has no comparable value. */
export function comparableAmount({ amounts }: Fact, direction: Direction): Amount | null {
  const isBetter = (one: Amount, other: Amount) =>
    direction === 'HIGHER_IS_BETTER' ? one.amount > other.amount : one.amount < other.amount;
  return amounts.reduce<Amount | null>((best, amount) => (best === null || isBetter(amount, best) ? amount : best), null);
}

/**
 * Which products have the best value of the row; several when they are equally good.
 * @returns a flag per product; all false when the row has no direction, when fewer than two products have a value, when all values are
 * equal, or when they aren't comparable
 */
export function bestOf({ direction, facts }: Pick<FactRow, 'direction' | 'facts'>): boolean[] {
  const none = facts.map(() => false);
  if (direction === 'NONE') return none;
  const present = facts.filter(({ text }) => text !== '');
  const dimensions = new Set(present.flatMap(({ amounts }) => amounts.map(({ dimension }) => dimension)));
  if (present.length < 2 || present.some(({ amounts }) => amounts.length === 0) || dimensions.size !== 1) return none;
  const values = facts.map((fact) => comparableAmount(fact, direction)?.amount ?? null);
  const known = values.filter((value) => value !== null);
  const best = direction === 'HIGHER_IS_BETTER' ? Math.max(...known) : Math.min(...known);
  return known.every((value) => value === best) ? none : values.map((value, index) => value === best && facts[index]?.isLeast !== true);
}
