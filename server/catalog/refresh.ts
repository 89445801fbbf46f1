import type { Tx } from '../db.ts';
import { placeAllOffers, placeOffersOfProducts } from '../offers/places.ts';
import { affectedSql, containerSql, groupedSql, ownPricesSql, placesSql, soldInGroupsSql, variationsSql, wordsSql } from './refreshSql.ts';

// The derived columns of Product: what listings, search and facets read without a join. They are recomputed from the tables
// they derive from, in a few statements however many products there are, and written only where they differ.

/** What set-based SQL needs: a transaction of Prisma or a client of the pool. */
export interface SqlClient {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A Prisma transaction as a SqlClient. */
export function sqlOf(client: Tx | SqlClient): SqlClient {
  if (!('$queryRawUnsafe' in client)) return client;
  // The text is always a constant of this code base; values are passed beside it.
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => ({
      rows: await client.$queryRawUnsafe<Row[]>(text, ...values),
    }),
  };
}

const chunk = 5_000;

/**
 * Recomputes the derived columns of these products, of the variable and grouped products that contain them, and of the
 * variations of the variable ones. Does not bump the revision.
 * @param ids 'all' for the whole catalogue, for instance after a change of the rules
 */
export async function refreshProducts(tx: Tx | SqlClient, ids: readonly number[] | 'all', now: Date): Promise<void> {
  const sql = sqlOf(tx);
  if (ids !== 'all') {
    for (let start = 0; start < ids.length; start += chunk) await refreshChunk(sql, ids.slice(start, start + chunk), now);
    return;
  }
  let last = 0;
  for (;;) {
    const { rows } = await sql.query<{ id: number }>(`select "id" from "Product" where "id" > $1 order by "id" limit ${chunk}`, [last]);
    if (rows.length === 0) break;
    await refreshChunk(
      sql,
      rows.map(({ id }) => id),
      now,
    );
    last = rows.at(-1)?.id ?? last;
  }
  await placeAllOffers(sql);
}

/** Tells every cache of pages and answers that the catalogue has changed. */
export async function bumpRevision(tx: Tx | SqlClient): Promise<void> {
  await sqlOf(tx).query(
    `insert into "CatalogState" ("id", "revision") values (1, 2)
     on conflict ("id") do update set "revision" = "CatalogState"."revision" + 1 returning "revision"`,
  );
}

async function refreshChunk(sql: SqlClient, ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql.query<{ id: number; type: string }>(affectedSql, [ids]);
  const ofType = (...types: string[]) => rows.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const own = ofType('SIMPLE', 'EXTERNAL', 'VARIATION');
  const variable = ofType('VARIABLE');
  const grouped = ofType('GROUPED');
  // From the inside out: a grouped product may contain a variable one.
  if (own.length > 0) await sql.query(ownPricesSql, [own, now.toISOString()]);
  if (variable.length > 0) await sql.query(containerSql(variationsSql), [variable, now.toISOString()]);
  if (grouped.length > 0) await sql.query(containerSql(groupedSql, soldInGroupsSql), [grouped, now.toISOString()]);
  const { rows: moved } = await sql.query<{ id: number }>(placesSql, [rows.map(({ id }) => id)]);
  if (moved.length > 0)
    await placeOffersOfProducts(
      sql,
      moved.map(({ id }) => id),
    );
  await sql.query(wordsSql, [rows.map(({ id }) => id)]);
}
