import { priorPriceDays } from './priceRules.ts';

// The one way to ask a price ledger. A ledger is an append-only table that says from which instant something cost what: the shop has one
// for its products and one for the offers of merchants. What the rules mean is written in docs/prices.md; code that holds the rows of
// a ledger applies the same ones by priceLedger.ts.

/** Where a ledger's rows are, and which column says whose they are; both quoted. */
export interface Ledger {
  table: string;
  owner: string;
}

export const productLedger: Ledger = { table: '"PriceChange"', owner: '"productId"' };
export const offerLedger: Ledger = { table: '"OfferPriceChange"', owner: '"offerId"' };

/** Never in days: what a day is would then depend on the time zone of the connection. */
const daysSql = `interval '${priorPriceDays * 24} hours'`;

/** The newest row of one owner, as a subquery of one row or none. @param id SQL of the owner's number */
export function lastChangeSql({ table, owner }: Ledger, id: string): string {
  return `select c.* from ${table} c where c.${owner} = ${id} order by c."at" desc, c."id" desc limit 1`;
}

/**
 * From when a row counts that is appended now: from now, but always after the newest row, which may be later when the clock was set back.
 * Only what was written a moment ago is corrected at its own instant; the database refuses to have a price replaced that has held.
 * @param last alias of the newest row @param now SQL of the instant
 */
export function appendAtSql(last: string, now: string): string {
  return `case
    when ${last}."at" is null or ${last}."at" < ${now} then ${now}
    when ${last}."at" = ${now} and ${last}."writtenAt" > clock_timestamp() - interval '30 seconds' then ${now}
    else ${last}."at" + interval '1 millisecond'
  end`;
}

/** The instant from which prices count for a reduction: the shop's midnight (UTC), so that thirty whole days lie between. @param start SQL of the instant at which the reduction began */
function windowStartSql(start: string): string {
  return `(date_trunc('day', ${start}, 'UTC') - ${daysSql})`;
}

/** The instant of the row that was in effect at an instant, as a scalar subquery; null when nothing was known yet. */
function knownAtSql({ table, owner }: Ledger, id: string, instant: string): string {
  return `(select max(k."at") from ${table} k where k.${owner} = ${id} and k."at" <= ${instant})`;
}

/**
 * The lowest price that held in the window before a reduction, as a SQL expression of minor units; null when none did. A price that was
 * replaced at the instant it came never held.
 * @param id SQL of the owner's number, such as `p."id"`
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

/** The same for a reduction: null when the ledger does not know all of the 30 days, because then nothing may be called reduced. */
export function priorPriceSql(ledger: Ledger, id: string, start: string): string {
  return `case when ${knownAtSql(ledger, id, windowStartSql(start))} is not null then ${lowestKnownSql(ledger, id, start)} end`;
}

/**
 * The prior price of something that has no sale price: it is reduced when its newest change lowered the price, for 30 days from then; later
 * the price is simply what it costs. Null when it is not reduced. The expression of Offer.priorPriceMinor.
 * @param id SQL of the owner's number, @param price SQL of what it costs now, @param now SQL of the instant, such as `$2::timestamptz`
 */
export function steppedPriorPriceSql(ledger: Ledger, id: string, price: string, now: string): string {
  return `(
    select prior.minor from (${lastChangeSql(ledger, id)}) last
    cross join lateral (select ${priorPriceSql(ledger, id, 'last."at"')} as minor) prior
    where last."priceMinor" = ${price} and ${now} < last."at" + ${daysSql} and prior.minor > last."priceMinor"
  )`;
}

/** When that reduction is over, as a SQL expression of an instant; for the clock that has to look again then. @param changedAt SQL of the newest change's `at` */
export function steppedReductionEndSql(changedAt: string): string {
  return `(${changedAt} + ${daysSql})`;
}
