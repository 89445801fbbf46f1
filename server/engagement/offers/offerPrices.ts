import {
  appendAtSql,
  lastChangeSql,
  offerLedger,
  steppedPriorPriceSql,
  steppedReductionEndSql,
} from '../../catalogue/projection/projection.ts';
import type { SqlClient } from '../../platform/database/sql.ts';

// The price ledger of offers, and data derived from it. Append-only, like that of products.

// Two writers that read the same last row would both append.
const lockSql = `select pg_advisory_xact_lock(hashtext('souk.offerPrices'))::text as lock`;

const appendSql = `
  insert into "OfferPriceChange" ("offerId", "at", "priceMinor")
  select o."id", ${appendAtSql('last', '$2::timestamptz')}, o."priceMinor"
  from "Offer" o left join lateral (${lastChangeSql(offerLedger, 'o."id"')}) last on true
  where o."id" = any($1::int[]) and o."isListed" and o."pendingStartsAt" is null
    and o."priceMinor" is not null and o."priceMinor" is distinct from last."priceMinor"
  order by o."id"`;

const priorSql = `
  update "Offer" o set "priorPriceMinor" = x.prior, "reducedUntil" = x.until
  from (
    select o."id", prior.minor as prior, case when prior.minor is not null then ${steppedReductionEndSql('last."at"')} end as until
    from "Offer" o
    left join lateral (${lastChangeSql(offerLedger, 'o."id"')}) last on true
    cross join lateral (select ${steppedPriorPriceSql(offerLedger, 'o."id"', 'o."priceMinor"', '$2::timestamptz')} as minor) prior
    where o."id" = any($1::int[])
  ) x
  where o."id" = x."id" and (o."priorPriceMinor", o."reducedUntil") is distinct from (x.prior, x.until)`;

/** Recomputes the prior prices of these offers for this instant. */
export async function refreshPriorPrices(sql: SqlClient, offerIds: readonly number[], now: Date): Promise<void> {
  await sql.query(priorSql, [offerIds, now.toISOString()]);
}

/**
 * Appends the prices of these offers where the last row differs, and recomputes their prior prices. Offers that aren't visible (drafts, and
 * offers that haven't begun or have ended) get no row. Call after every write of a price, and when an offer begins.
 */
export async function recordOfferPrices(sql: SqlClient, offerIds: readonly number[], now: Date): Promise<void> {
  await sql.query(lockSql);
  await sql.query(appendSql, [offerIds, now.toISOString()]);
  await refreshPriorPrices(sql, offerIds, now);
}
