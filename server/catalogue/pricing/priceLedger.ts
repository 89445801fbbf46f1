import { priorPriceDays } from '../projection/projection.ts';

// Rules of the price ledger: pure functions over rows that the caller has read, oldest first. Database queries use ledgerSql.ts; both must
// agree, which tests/pricing/priceLedgerSql.test.ts checks. docs/prices.md explains the rules.

/** A price in minor units and the instant from which it was in effect. */
export interface PricePoint {
  at: Date;
  priceMinor: number;
}

/** A row of the product price ledger. */
export interface PriceRow extends PricePoint {
  /** Whether the price was a sale price. */
  isSale: boolean;
}

const dayMs = 86_400_000;

/** Start of the reference period for a price reduction: midnight in the shop (UTC), so that it covers thirty whole days. */
export function windowStart(reductionStart: Date): Date {
  const midnight = Math.floor(reductionStart.getTime() / dayMs) * dayMs;
  return new Date(midnight - priorPriceDays * dayMs);
}

/** Only prices that were in effect: a price that was replaced at the instant it began never was. */
export function effectivePrices<Point extends PricePoint>(points: readonly Point[]): Point[] {
  return points.filter((point, index) => points[index + 1]?.at.getTime() !== point.at.getTime());
}

/**
 * The prices in effect during a period, including the one at its start.
 * @param to exclusive
 */
export function pricesBetween<Point extends PricePoint>(points: readonly Point[], from: Date, to: Date): Point[] {
  const held = effectivePrices(points);
  return held.filter(({ at }, index) => {
    const end = held[index + 1]?.at;
    return at < to && (end === undefined || end > from);
  });
}

/**
 * The lowest price of the 30 days before a price reduction began, in minor units (Directive 98/6/EC, article 6a(2)).
 * @returns null when the ledger doesn't cover all of these days: then no reduction may be announced
 */
export function lowestBefore(points: readonly PricePoint[], reductionStart: Date): number | null {
  const from = windowStart(reductionStart);
  if (!isKnownAt(points, from)) return null;
  return Math.min(...pricesBetween(points, from, reductionStart).map(({ priceMinor }) => priceMinor));
}

/** Whether the ledger has a price for an instant. */
export function isKnownAt(points: readonly PricePoint[], instant: Date): boolean {
  const [first] = points;
  return first !== undefined && first.at <= instant;
}

/** When the current sale price began: an earlier or later price is a separate reduction. Null when there is no sale. */
export function saleStart(rows: readonly PriceRow[]): Date | null {
  const last = rows.at(-1);
  return last?.isSale ? last.at : null;
}

/**
 * The reference price of a discounted product.
 * @returns null when the product isn't discounted, or must not be shown as discounted
 */
export function priorPrice(rows: readonly PriceRow[]): number | null {
  const start = saleStart(rows);
  const lowest = start && lowestBefore(rows, start);
  return lowest !== null && lowest > (rows.at(-1)?.priceMinor ?? 0) ? lowest : null;
}

/** The lowest price across several ledgers at each instant: the "from" price of a product that is sold in parts. */
export function lowestOf(ledgers: readonly (readonly PricePoint[])[]): PricePoint[] {
  const changes = ledgers
    .flatMap((points, part) => effectivePrices(points).map(({ at, priceMinor }) => ({ at, priceMinor, part })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const now = new Map<number, number>();
  const lowest: PricePoint[] = [];
  for (const { at, priceMinor, part } of changes) {
    now.set(part, priceMinor);
    lowest.push({ at, priceMinor: Math.min(...now.values()) });
  }
  return withoutRepeats(effectivePrices(lowest));
}

/** Only the points at which the price changed. */
export function withoutRepeats(points: readonly PricePoint[]): PricePoint[] {
  return points.filter(({ priceMinor }, index) => points[index - 1]?.priceMinor !== priceMinor);
}
