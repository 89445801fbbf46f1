import type { Db, Tx } from '../db.ts';
import { priceInEffectSql } from './priceRules.ts';
import { bumpRevision, refreshProducts, sqlOf, type SqlClient } from './refresh.ts';

// The price ledger. PriceChange says from which instant a product cost what; it is only ever appended to. Products that have
// no price of their own (variable and grouped ones) have no rows: their parts do.

const lastSql = `select c."at", c."priceMinor" from "PriceChange" c where c."productId" = p."id" order by c."at" desc, c."id" desc limit 1`;

// Two writers that read the same last row would both append.
const lockSql = `select pg_advisory_xact_lock(hashtext('souk.prices'))::text as lock`;

/** Appends the price in effect of each of these products whose last row says otherwise. Call after every write of a price. */
export async function recordPrices(tx: Tx | SqlClient, ids: readonly number[], now: Date): Promise<number> {
  const sql = sqlOf(tx);
  await sql.query(lockSql);
  const { rows } = await sql.query<{ id: number }>(
    `insert into "PriceChange" ("productId", "at", "priceMinor")
     select p."id", greatest($2::timestamptz, last."at"), price.minor
     from "Product" p
     cross join lateral (select ${priceInEffectSql('p', '$2')} as minor) price
     left join lateral (${lastSql}) last on true
     where p."id" = any($1::int[]) and p."type" in ('SIMPLE', 'EXTERNAL', 'VARIATION')
       and price.minor is not null and price.minor is distinct from last."priceMinor"
     order by p."id"
     returning "productId" as id`,
    [ids, now.toISOString()],
  );
  return rows.length;
}

// Both ends of a sale may have passed since the last row; a row is written for each that changed the price.
const dueSql = `
  with boundary as (
    select p."id", b."at", b.minor, last."priceMinor" as known
    from "Product" p
    join lateral (${lastSql}) last on true
    cross join lateral (values (p."saleStartsAt", p."salePriceMinor"), (p."saleEndsAt", p."regularPriceMinor")) b("at", minor)
    where p."salePriceMinor" is not null and (p."saleStartsAt" <= $1::timestamptz or p."saleEndsAt" <= $1::timestamptz)
      and p."type" in ('SIMPLE', 'EXTERNAL', 'VARIATION')
      and (p."saleStartsAt" is null or p."saleEndsAt" is null or p."saleStartsAt" < p."saleEndsAt")
      and b."at" <= $1::timestamptz and b."at" > last."at" and b.minor is not null
  ),
  step as (select *, coalesce(lag(minor) over (partition by "id" order by "at"), known) as before from boundary)
  insert into "PriceChange" ("productId", "at", "priceMinor")
  select "id", "at", minor from step where minor <> before order by "at", "id"
  returning "productId" as id`;

/** The same for a caller that has a transaction: no refresh, no revision. @returns ids of the products whose price changed */
export async function recordDuePrices(tx: Tx | SqlClient, now: Date): Promise<number[]> {
  const sql = sqlOf(tx);
  await sql.query(lockSql);
  const { rows } = await sql.query<{ id: number }>(dueSql, [now.toISOString()]);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Writes into the ledger what sales that began or ended since have changed, and refreshes these products and those that
 * contain them. Safe to call at any time and from several processes.
 * @returns number of products whose price changed
 */
export async function applyDuePrices(db: Db, now: Date): Promise<number> {
  return db.prisma.$transaction(async (tx) => {
    const sql = sqlOf(tx);
    const ids = await recordDuePrices(sql, now);
    if (ids.length === 0) return 0;
    await refreshProducts(sql, ids, now);
    await bumpRevision(sql);
    return ids.length;
  });
}

/** @returns the next instant at which a sale begins or ends, or null */
export async function nextPriceBoundary(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `select least(
       (select min("saleStartsAt") from "Product" where "saleStartsAt" > $1 and "salePriceMinor" is not null),
       (select min("saleEndsAt") from "Product" where "saleEndsAt" > $1 and "salePriceMinor" is not null)) as at`,
    [now],
  );
  return rows[0]?.at ?? null;
}
