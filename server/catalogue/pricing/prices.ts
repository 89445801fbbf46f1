import type { Db, Tx } from '../../platform/database/db.ts';
import {
  appendAtSql,
  lastChangeSql,
  productLedger,
  priceInEffectSql,
  saleInEffectSql,
  refreshProducts,
  tagsOfProducts,
} from '../projection/projection.ts';
import type { PriceRow } from './priceLedger.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import './events.ts';
import { sqlOf, type SqlClient } from '../../platform/database/sql.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';

// The price ledger (docs/prices.md). PriceChange records from which instant a product had a price, and whether it was a sale price. The
// ledger is append-only, which the database enforces. Products without their own price (variable and grouped ones) have no rows: their
// parts do.

const lastSql = lastChangeSql(productLedger, 'p."id"');

/** Only prices of products that can be bought count: otherwise a draft with a high price for a month could fake a price reduction. */
const purchasableSql = `p."type" in ('SIMPLE', 'EXTERNAL', 'VARIATION') and p."status" = 'PUBLISHED'
  and not exists (select from "Product" parent where parent."id" = p."parentId" and parent."status" <> 'PUBLISHED')`;

// Two writers that read the same last row would both append. The database's own check takes the same lock.
const lockSql = `select pg_advisory_xact_lock(hashtext('souk.prices'))::text as lock`;

/**
 * Writes the prices that products had before they came into this catalogue; products that already have a ledger are skipped. Call before
 * the first recordPrices() of these products: past prices can't be written afterwards.
 */
export async function recordFirstPrices(
  tx: Tx | SqlClient,
  past: readonly { productId: number; rows: readonly PriceRow[] }[],
): Promise<void> {
  const sql = sqlOf(tx);
  await sql.query(lockSql);
  const rows = past.flatMap(({ productId, rows: prices }) => prices.map((price) => ({ productId, ...price, at: price.at.toISOString() })));
  await sql.query(
    `insert into "PriceChange" ("productId", "at", "priceMinor", "isSale")
     select x."productId", x."at", x."priceMinor", x."isSale"
     from jsonb_to_recordset($1::jsonb) as x("productId" int, "at" timestamptz, "priceMinor" int, "isSale" boolean)
     where not exists (select from "PriceChange" c where c."productId" = x."productId")
     order by x."at"`,
    [JSON.stringify(rows)],
  );
}

interface NewPrice {
  id: number;
  priceMinor: number;
  isSale: boolean;
}

/** Only the last of several prices of a product counts: the earlier ones were never seen. */
async function emitPrices(sql: SqlClient, rows: readonly NewPrice[], now: Date): Promise<void> {
  const last = new Map(rows.map(({ id, ...price }) => [id, price]));
  const payloads = [...last].map(([productId, price]) => ({ productId, ...price }));
  await emitEvents(sql, 'priceChanged', payloads, now);
}

/**
 * Appends the current price of each of these products and their variations where the last row differs, including when the same price
 * becomes or stops being a sale price. Unpublished products get no row. Call after every write of a price or status.
 */
export async function recordPrices(tx: Tx | SqlClient, ids: readonly number[], now: Date): Promise<number> {
  const sql = sqlOf(tx);
  await sql.query(lockSql);
  const { rows } = await sql.query<NewPrice>(
    `insert into "PriceChange" ("productId", "at", "priceMinor", "isSale")
     select p."id", ${appendAtSql('last', '$2::timestamptz')}, price.minor, price."isSale"
     from "Product" p
     cross join lateral (select ${priceInEffectSql('p', '$2')} as minor, ${saleInEffectSql('p', '$2')} as "isSale") price
     left join lateral (${lastSql}) last on true
     where (p."id" = any($1::int[]) or p."parentId" = any($1::int[])) and ${purchasableSql}
       and price.minor is not null and (price.minor, price."isSale") is distinct from (last."priceMinor", last."isSale")
     order by p."id"
     returning "productId" as id, "priceMinor", "isSale"`,
    [ids, now.toISOString()],
  );
  await emitPrices(sql, rows, now);
  return rows.length;
}

// Both ends of a sale may have passed since the last row; each end that changed the price gets a row.
const dueSql = `
  with boundary as (
    select p."id", b."at", b.minor, b."isSale", (last."priceMinor", last."isSale") as known
    from "Product" p
    join lateral (${lastSql}) last on true
    cross join lateral (values
      (p."saleStartsAt", p."salePriceMinor", true), (p."saleEndsAt", p."regularPriceMinor", false)) b("at", minor, "isSale")
    where p."salePriceMinor" < p."regularPriceMinor" and (p."saleStartsAt" <= $1::timestamptz or p."saleEndsAt" <= $1::timestamptz)
      and ${purchasableSql}
      and (p."saleStartsAt" is null or p."saleEndsAt" is null or p."saleStartsAt" < p."saleEndsAt")
      and b."at" <= $1::timestamptz and b."at" > last."at"
  ),
  step as (select *, coalesce(lag((minor, "isSale")) over (partition by "id" order by "at"), known) as before from boundary)
  insert into "PriceChange" ("productId", "at", "priceMinor", "isSale")
  select "id", "at", minor, "isSale" from step where (minor, "isSale") <> before order by "at", "id"
  returning "productId" as id, "priceMinor", "isSale"`;

/**
 * Records the prices of sales that began or ended, in the caller's transaction; doesn't refresh products or bump the revision.
 * @returns IDs of the products whose price changed
 */
export async function recordDuePrices(tx: Tx | SqlClient, now: Date): Promise<number[]> {
  const sql = sqlOf(tx);
  await sql.query(lockSql);
  const { rows } = await sql.query<NewPrice>(dueSql, [now.toISOString()]);
  await emitPrices(sql, rows, now);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Records in the ledger the prices of sales that have begun or ended since, and refreshes these products and the products that contain
 * them. Safe to call at any time and from several processes.
 * @returns number of products whose price changed
 */
export async function applyDuePrices(db: Db, now: Date): Promise<number> {
  return db.prisma.$transaction(async (tx) => {
    const sql = sqlOf(tx);
    const ids = await recordDuePrices(sql, now);
    if (ids.length === 0) return 0;
    const isMoved = await refreshProducts(sql, ids, now);
    await bumpRevision(sql, tagsOfProducts(ids, isMoved));
    return ids.length;
  });
}

/** @returns the next instant at which a sale begins or ends; null if there is none */
export async function nextPriceBoundary(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `select least(
       (select min("saleStartsAt") from "Product" where "saleStartsAt" > $1 and "salePriceMinor" is not null),
       (select min("saleEndsAt") from "Product" where "saleEndsAt" > $1 and "salePriceMinor" is not null)) as at`,
    [now],
  );
  return rows[0]?.at ?? null;
}
