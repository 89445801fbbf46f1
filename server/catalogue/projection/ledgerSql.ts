import { priorPriceDays } from './priceRules.ts';

// SQL for all queries of a price ledger. A ledger is an append-only table that records from which instant a price was in effect: the shop
// has one for its products and one for merchants' offers. docs/prices.md explains the rules; code that already holds ledger rows applies
// the same rules with priceLedger.ts.

/** A ledger's table and the column with the owner of a row; both quoted. */
export interface Ledger {
  table: string;
  owner: string;
}

export const productLedger: Ledger = { table: '"PriceChange"', owner: '"productId"' };
export const offerLedger: Ledger = { table: '"OfferPriceChange"', owner: '"offerId"' };

/** In hours rather than days: the length of a day would depend on the time zone of the connection. */
const daysSql = `interval '${priorPriceDays * 24} hours'`;

/**
 * Subquery for the newest row of an owner; returns one row or none.
 * @param id SQL of the owner's ID
 */
export function lastChangeSql({ table, owner }: Ledger, id: string): string {
  return `select c.* from ${table} c where c.${owner} = ${id} order by c."at" desc, c."id" desc limit 1`;
}

/**
 * The `at` of a row appended now: the current instant, but always after the newest row, which may be later when the clock was set back.
 * Only a row written a moment ago is corrected at its own instant; the database rejects replacing a price that has been in effect.
 * @param last alias of the newest row
 * @param now SQL of the instant
 */
export function appendAtSql(last: string, now: string): string {
  return `case
    when ${last}."at" is null or ${last}."at" < ${now} then ${now}
    when ${last}."at" = ${now} and ${last}."writtenAt" > clock_timestamp() - interval '30 seconds' then ${now}
    else ${last}."at" + interval '1 millisecond'
  end`;
}

/**
 * Start of the reference period for a price reduction: thirty whole days, from midnight in UTC. Not in the shop's time zone, in which they
 * can be an hour short of what the law asks, and which staff can change.
 * @param start SQL of the instant at which the reduction began
 */
function windowStartSql(start: string): string {
  return `(date_trunc('day', ${start}, 'UTC') - ${daysSql})`;
}

/** Scalar subquery for the `at` of the row that was in effect at an instant; null when the ledger has no row by then. */
function knownAtSql({ table, owner }: Ledger, id: string, instant: string): string {
  return `(select max(k."at") from ${table} k where k.${owner} = ${id} and k."at" <= ${instant})`;
}

/**
 * SQL expression for the lowest price in effect during the reference period of a reduction, in minor units; null when there was none. A
 * price that was replaced at the instant it began was never in effect.
 * @param id SQL of the owner's ID, such as `p."id"`
 * @param start SQL of the instant at which the reduction began
 */
export function lowestKnownSql(ledger: Ledger, id: string, start: string): string {
  const { table, owner } = ledger;
  return `(
    select min(c."priceMinor") from ${table} c
    where c.${owner} = ${id} and c."at" < ${start} and c."at" >= coalesce(${knownAtSql(ledger, id, windowStartSql(start))}, '-infinity')
      and not exists (select from ${table} l where l.${owner} = c.${owner} and l."at" = c."at" and l."id" > c."id")
  )`;
}

/**
 * SQL expression for the prior price of a reduction: null when the ledger doesn't cover all of the 30 days, because then no reduction may
 * be announced.
 */
export function priorPriceSql(ledger: Ledger, id: string, start: string): string {
  return `case when ${knownAtSql(ledger, id, windowStartSql(start))} is not null then ${lowestKnownSql(ledger, id, start)} end`;
}

/**
 * SQL expression for the prior price of an item without sale prices: a price cut counts as a reduction for 30 days; after that the price is
 * simply the price. Null when there is no reduction. Used for Offer.priorPriceMinor.
 * @param id SQL of the owner's ID
 * @param price SQL of the current price
 * @param now SQL of the instant, such as `$2::timestamptz`
 */
export function steppedPriorPriceSql(ledger: Ledger, id: string, price: string, now: string): string {
  return `(
    select prior.minor from (${lastChangeSql(ledger, id)}) last
    cross join lateral (select ${priorPriceSql(ledger, id, 'last."at"')} as minor) prior
    where last."priceMinor" = ${price} and ${now} < last."at" + ${daysSql} and prior.minor > last."priceMinor"
  )`;
}

/**
 * SQL expression for the instant at which that reduction ends, for the clock that must recheck then.
 * @param changedAt SQL of the newest change's `at`
 */
export function steppedReductionEndSql(changedAt: string): string {
  return `(${changedAt} + ${daysSql})`;
}
