import { quantityOf, readQuantity, valueKey, type Quantity } from './units.ts';

// The chart as rows of cells, and what can be told of a row by looking at its cells alone: pure rules.

export type Direction = 'NONE' | 'HIGHER_IS_BETTER' | 'LOWER_IS_BETTER';

/** One way in which a product can be had, such as 256 GB of 128 and 256 GB. */
export interface Amount extends Quantity {
  /** As shown. */
  text: string;
}

/** What one product has in one row. */
export interface Fact {
  /** As shown; '' when the product has nothing here. */
  text: string;
  /** What the text consists of, for telling whether two cells say the same: the order does not matter. */
  values: readonly string[];
  /** What it amounts to, for telling which is best; several when it can be had in several ways. */
  amounts: readonly Amount[];
  /** Whether it may as well be more: then it is never the best, but others are only the best when it cannot be better than they are. */
  isLeast?: boolean;
}

export interface FactRow {
  /** Names the row among all rows of the chart. */
  key: string;
  label: string;
  direction: Direction;
  /** Whether its values are yes and no. */
  isYesNo?: boolean;
  /** One for each product, in their order. */
  facts: readonly Fact[];
}

/** A product has nothing here. */
export const missing: Fact = { text: '', values: [], amounts: [] };

export function textFact(values: readonly string[]): Fact {
  const amounts = values.flatMap((text) => {
    const quantity = readQuantity(text);
    return quantity ? [{ ...quantity, text }] : [];
  });
  return {
    text: values.join(', '),
    values: values.map(valueKey),
    // Amounts tell something only when all of them are amounts.
    amounts: amounts.length === values.length ? amounts : [],
  };
}

/** @param text as shown */
export function numberFact(text: string, value: number, unit: string | null = null): Fact {
  const amount = { ...quantityOf(value, unit), text };
  return { text, values: [`${amount.dimension}=${amount.amount}`], amounts: [amount] };
}

function factKey({ values }: Fact): string {
  return JSON.stringify([...new Set(values)].toSorted());
}

/**
 * Whether the products differ in this row: something against nothing is a difference, ways of writing are none. Fewer than two
 * products never differ.
 */
export function isDifferent(facts: readonly Fact[]): boolean {
  return new Set(facts.map(factKey)).size > 1;
}

/** What a product is judged by in a row: the best of what it can be had with; null when it has nothing that can be judged. */
export function judged({ amounts }: Fact, direction: Direction): Amount | null {
  const isBetter = (one: Amount, other: Amount) =>
    direction === 'HIGHER_IS_BETTER' ? one.amount > other.amount : one.amount < other.amount;
  return amounts.reduce<Amount | null>((best, amount) => (best === null || isBetter(amount, best) ? amount : best), null);
}

/**
 * Which products have the best value of the row; several when they are equally good.
 * @returns one answer for each product; all false when the row has no direction, when fewer than two products have a value, when
 * all values are equal, or when they cannot be compared
 */
export function bestOf({ direction, facts }: Pick<FactRow, 'direction' | 'facts'>): boolean[] {
  const none = facts.map(() => false);
  if (direction === 'NONE') return none;
  const present = facts.filter(({ text }) => text !== '');
  const dimensions = new Set(present.flatMap(({ amounts }) => amounts.map(({ dimension }) => dimension)));
  if (present.length < 2 || present.some(({ amounts }) => amounts.length === 0) || dimensions.size !== 1) return none;
  const values = facts.map((fact) => judged(fact, direction)?.amount ?? null);
  const known = values.filter((value) => value !== null);
  const best = direction === 'HIGHER_IS_BETTER' ? Math.max(...known) : Math.min(...known);
  return known.every((value) => value === best) ? none : values.map((value, index) => value === best && facts[index]?.isLeast !== true);
}
