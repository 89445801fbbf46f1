import { readPlanned, type Db } from '../../platform/database/db.ts';
import {
  isKnownAt,
  lowestOf,
  pricesBetween,
  saleStart,
  windowStart,
  withoutRepeats,
  type PricePoint,
  type PriceRow,
} from './priceLedger.ts';
import { soldInGroupsSql, variationsSql } from '../projection/projection.ts';

// The public price history of products, from the price ledger (docs/prices.md).

/** Maximum number of days in a price history. */
export const maxHistoryDays = 365;

/** With more changes than this, each day is reduced to its lowest price. */
const maxPoints = 200;

const dayMs = 86_400_000;

export interface PriceHistoryFacts {
  /** Each change, oldest first; the first point is the price at the start, the last one today's price. */
  points: PricePoint[];
  lowestMinor: number;
  highestMinor: number;
  /** Start of the product's prices in the ledger. */
  since: Date;
  /** Whether `since` is less than 30 days ago. */
  isYoung: boolean;
  /** Start of the current discount; null when the product isn't discounted. */
  reducedSince: Date | null;
  /** When the history was read, which is the end of its period. */
  until: Date;
}

interface Part {
  id: number;
  priceMinor: number;
  /** In ascending order: the rows of the period, the one in effect at its start, and the very first. */
  rows: PriceRow[];
}

/**
 * The price history of products and variations over the last days; for variable and grouped products, the lowest price of their parts that
 * are sold today. Uses one statement for any number of products.
 * @param days 1 to maxHistoryDays
 * @returns histories by ID, without products that have no price
 */
export async function priceHistories(db: Db, ids: readonly number[], now: Date, days: number): Promise<Map<number, PriceHistoryFacts>> {
  const from = new Date(now.getTime() - days * dayMs);
  const rows = await readPlanned<PriceRow & { root: number; isReduced: boolean; id: number; costs: number }>(db, {
    text: partsSql,
    values: [ids, now, from],
  });
  const products = new Map<number, { isReduced: boolean; parts: Map<number, Part> }>();
  for (const { root, isReduced, id, costs, at, priceMinor, isSale } of rows) {
    const product = products.get(root) ?? { isReduced, parts: new Map<number, Part>() };
    const part = product.parts.get(id) ?? { id, priceMinor: costs, rows: [] };
    part.rows.push({ at, priceMinor, isSale });
    products.set(root, product);
    product.parts.set(id, part);
  }
  return new Map([...products].map(([id, { isReduced, parts }]) => [id, historyOf([...parts.values()], isReduced, from, now)]));
}

const soldSql = `
  select p."id" as container, p.* from "Product" p where p."id" = any($1::int[]) and p."type" in ('SIMPLE', 'EXTERNAL', 'VARIATION')
  union all ${variationsSql}
  union all ${soldInGroupsSql}`;

const partsSql = `
  select root."id" as root, root."priorPriceMinor" is not null as "isReduced", s."id", s."priceMinor" as costs, c."at", c."priceMinor", c."isSale"
  from (${soldSql}) s
  join "Product" root on root."id" = s.container
  cross join lateral (
    select min(k."at") as first, max(k."at") filter (where k."at" <= $3::timestamptz) as base from "PriceChange" k where k."productId" = s."id"
  ) known
  join "PriceChange" c on c."productId" = s."id" and c."at" <= $2::timestamptz and (c."at" >= coalesce(known.base, known.first) or c."at" = known.first)
  where s."status" = 'PUBLISHED' and s."regularPriceMinor" is not null
  order by c."at", c."id"`;

function historyOf(parts: readonly Part[], isReduced: boolean, from: Date, now: Date): PriceHistoryFacts {
  const course = lowestOf(parts.map(({ rows }) => rows));
  const shown = withoutRepeats(pricesBetween(course, from, new Date(now.getTime() + 1))).map(({ at, priceMinor }) => ({
    at: at < from ? from : at,
    priceMinor,
  }));
  const prices = shown.map(({ priceMinor }) => priceMinor);
  const cheapest = parts.toSorted((a, b) => a.priceMinor - b.priceMinor || a.id - b.id)[0];
  return {
    points: shown.length > maxPoints ? byDay(shown) : shown,
    lowestMinor: Math.min(...prices),
    highestMinor: Math.max(...prices),
    since: course[0]?.at ?? now,
    isYoung: !isKnownAt(course, windowStart(now)),
    reducedSince: isReduced && cheapest ? saleStart(cheapest.rows) : null,
    until: now,
  };
}

/** The lowest price of each day with a change, and today's price. */
function byDay(points: readonly PricePoint[]): PricePoint[] {
  const days = new Map<number, PricePoint>();
  for (const { at, priceMinor } of points) {
    const day = Math.floor(at.getTime() / dayMs);
    const before = days.get(day);
    days.set(day, { at: before?.at ?? at, priceMinor: Math.min(priceMinor, before?.priceMinor ?? priceMinor) });
  }
  return withoutRepeats([...days.values(), ...points.slice(-1)]);
}
