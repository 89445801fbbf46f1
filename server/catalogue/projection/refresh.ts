import type { Tx } from '../../platform/database/db.ts';
import { sqlOf, type SqlClient } from '../../platform/database/sql.ts';
import { followers } from './extensionPoints.ts';
import {
  affectedSql,
  containerSql,
  groupedSql,
  ownPricesSql,
  placesSql,
  soldInGroupsSql,
  variationsSql,
  searchTextSql,
} from './refreshSql.ts';

// The derived columns of Product, which listings, search and facets read without a join. They are recomputed from their source tables in a
// few statements for any number of products, and written only where they differ.

const chunk = 5_000;

/**
 * Recomputes the derived columns of these products, of the variable and grouped products that contain them, and of the variations of the
 * variable ones. Doesn't bump the revision.
 * @param ids 'all' for the whole catalogue, for example after a change of the rules
 * @returns whether a product is now listed elsewhere, no longer, or with another image
 */
export async function refreshProducts(tx: Tx | SqlClient, ids: readonly number[] | 'all', now: Date): Promise<boolean> {
  const sql = sqlOf(tx);
  let isMoved = false;
  if (ids !== 'all') {
    for (let start = 0; start < ids.length; start += chunk)
      if (await refreshChunk(sql, ids.slice(start, start + chunk), now)) isMoved = true;
    return isMoved;
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
  for (const follower of followers.participants) await follower.categoriesChanged(sql);
  return true;
}

/** @returns whether a product has moved */
async function refreshChunk(sql: SqlClient, ids: readonly number[], now: Date): Promise<boolean> {
  const { rows } = await sql.query<{ id: number; type: string }>(affectedSql, [ids]);
  const ofType = (...types: string[]) => rows.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const own = ofType('SIMPLE', 'EXTERNAL', 'VARIATION');
  const variable = ofType('VARIABLE');
  const grouped = ofType('GROUPED');
  // Innermost first: a grouped product may contain a variable one.
  if (own.length > 0) await sql.query(ownPricesSql, [own, now.toISOString()]);
  if (variable.length > 0) await sql.query(containerSql(variationsSql), [variable, now.toISOString()]);
  if (grouped.length > 0) await sql.query(containerSql(groupedSql, soldInGroupsSql), [grouped, now.toISOString()]);
  const { rows: moved } = await sql.query<{ id: number }>(placesSql, [rows.map(({ id }) => id)]);
  const movedIds = moved.map(({ id }) => id);
  if (movedIds.length > 0) for (const follower of followers.participants) await follower.productsMoved(sql, movedIds);
  await sql.query(searchTextSql, [rows.map(({ id }) => id)]);
  return movedIds.length > 0;
}
