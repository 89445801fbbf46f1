import { priorPriceDays } from '../projection/projection.ts';

// What the rows of a price ledger say: pure rules over rows that somebody has read, oldest first. Code that asks the database uses
// ledgerSql.ts; both must say the same, and tests/pricing/priceLedgerSql.test.ts compares them. docs/prices.md is about the rules.

/** From this instant it cost this, in minor units. */
export interface PricePoint {
  at: Date;
  priceMinor: number;
}

/** A row of the products' ledger. */
export interface PriceRow extends PricePoint {
  /** Whether it was a sale's price. */
  isSale: boolean;
}

const dayMs = 86_400_000;

/** The instant from which prices count for a reduction: the shop's midnight (UTC), so that thirty whole days lie between. */
export function windowStart(reductionStart: Date): Date {
  const midnight = Math.floor(reductionStart.getTime() / dayMs) * dayMs;
  return new Date(midnight - priorPriceDays * dayMs);
}

/** Only prices that held: one that was replaced at the instant it came never did. */
export function heldPrices<Point extends PricePoint>(points: readonly Point[]): Point[] {
  return points.filter((point, index) => points[index + 1]?.at.getTime() !== point.at.getTime());
}

/** The prices that held in a period, the one in effect at its beginning included. @param to exclusive */
export function pricesBetween<Point extends PricePoint>(points: readonly Point[], from: Date, to: Date): Point[] {
  const held = heldPrices(points);
  return held.filter(({ at }, index) => {
    const end = held[index + 1]?.at;
    return at < to && (end === undefined || end > from);
  });
}

/**
 * The lowest price of the 30 days before a reduction began, in minor units (Directive 98/6/EC, article 6a(2)).
 * @returns null when the ledger does not know all of these days: then nothing may be called reduced
 */
export function lowestBefore(points: readonly PricePoint[], reductionStart: Date): number | null {
  const from = windowStart(reductionStart);
  if (!isKnownAt(points, from)) return null;
  return Math.min(...pricesBetween(points, from, reductionStart).map(({ priceMinor }) => priceMinor));
}

/** Whether the ledger says what the price was at an instant. */
export function isKnownAt(points: readonly PricePoint[], instant: Date): boolean {
  const [first] = points;
  return first !== undefined && first.at <= instant;
}

/** When the sale that is on began to cost what it costs: an earlier or later price is another reduction. Null when no sale is on. */
export function saleStart(rows: readonly PriceRow[]): Date | null {
  const last = rows.at(-1);
  return last?.isSale ? last.at : null;
}

/** What a reduced product is compared with. @returns null when it is not reduced, or must not be called so */
export function priorPrice(rows: readonly PriceRow[]): number | null {
  const start = saleStart(rows);
  const lowest = start && lowestBefore(rows, start);
  return lowest !== null && lowest > (rows.at(-1)?.priceMinor ?? 0) ? lowest : null;
}

/** The lowest price in effect of several ledgers at each instant: what a product costs "from" that is sold in parts. */
export function lowestOf(ledgers: readonly (readonly PricePoint[])[]): PricePoint[] {
  const changes = ledgers
    .flatMap((points, part) => heldPrices(points).map(({ at, priceMinor }) => ({ at, priceMinor, part })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const now = new Map<number, number>();
  const lowest: PricePoint[] = [];
  for (const { at, priceMinor, part } of changes) {
    now.set(part, priceMinor);
    lowest.push({ at, priceMinor: Math.min(...now.values()) });
  }
  return withoutRepeats(heldPrices(lowest));
}

/** Only points at which the price became another one. */
export function withoutRepeats(points: readonly PricePoint[]): PricePoint[] {
  return points.filter(({ priceMinor }, index) => points[index - 1]?.priceMinor !== priceMinor);
}
