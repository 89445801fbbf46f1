import { sqlOf } from '../../platform/database/sql.ts';
import type { TimedChanges } from '../../catalogue/pricing/pricing.ts';
import { productTag } from '../../catalogue/projection/projection.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { recordOfferPrices, refreshPriorPrices } from './offerPrices.ts';

// Timed changes of offers: they begin, end, or their price no longer counts as reduced. Applied changes are recorded in the database, so
// that each is announced once, whichever process notices it and whenever.

// In a fixed order, so that two processes, or a vote, can't deadlock.
const dueSql = `
  select "id", "productId", "reducedUntil" <= $1::timestamptz as "isReductionOver", "pendingStartsAt" <= $1::timestamptz as "isBegun" from "Offer"
  where "isListed" and "endsAt" <= $1::timestamptz or "pendingStartsAt" <= $1::timestamptz or "reducedUntil" <= $1::timestamptz
  order by "id" for no key update`;

const recordDueSql = `
  update "Offer" set "isListed" = "isListed" and ("endsAt" is null or "endsAt" > $2::timestamptz),
    "pendingStartsAt" = case when "pendingStartsAt" > $2::timestamptz then "pendingStartsAt" end
  where "id" = any($1::int[])`;

interface Due {
  id: number;
  productId: number | null;
  isReductionOver: boolean | null;
  isBegun: boolean | null;
}

async function recordDueBoundaries(tx: Tx, now: Date): Promise<number> {
  const sql = sqlOf(tx);
  const { rows } = await sql.query<Due>(dueSql, [now.toISOString()]);
  if (rows.length === 0) return 0;
  await sql.query(recordDueSql, [rows.map(({ id }) => id), now.toISOString()]);
  const begun = rows.filter(({ isBegun }) => isBegun).map(({ id }) => id);
  if (begun.length > 0) await recordOfferPrices(sql, begun, now);
  const over = rows.filter(({ isReductionOver }) => isReductionOver).map(({ id }) => id);
  if (over.length > 0) await refreshPriorPrices(sql, over, now);
  const products = rows.flatMap(({ productId }) => (productId === null ? [] : [productTag(productId)]));
  await bumpRevision(sql, products);
  return rows.length;
}

/**
 * Records offers that have begun or ended and reductions that are over, and invalidates the caches that hold them. Safe to call at any time and from
 * several processes.
 * @returns number of changed offers
 */
export function applyOfferBoundaries(db: Db, now: Date): Promise<number> {
  return withRetry(() => db.prisma.$transaction((tx) => recordDueBoundaries(tx, now)));
}

/** @returns the instant of the next timed change of an offer; null if there is none */
export async function nextOfferBoundary(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `select least(
       (select min("pendingStartsAt") from "Offer" where "pendingStartsAt" > $1),
       (select min("endsAt") from "Offer" where "isListed" and "endsAt" > $1),
       (select min("reducedUntil") from "Offer" where "reducedUntil" > $1)) as at`,
    [now],
  );
  return rows[0]?.at ?? null;
}

/** The timed changes of offers. */
export const offerBoundaries: TimedChanges = { apply: applyOfferBoundaries, next: nextOfferBoundary };
