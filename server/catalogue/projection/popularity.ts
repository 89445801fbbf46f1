import type { Db } from '../../platform/database/db.ts';
import { sqlOf } from '../../platform/database/sql.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { anyListingTag, listingTag } from './cacheTags.ts';

const popularitySql = `
  with stale as (
    select "id" from "Product" where "popularity" <> "totalSales" order by "id" for no key update skip locked
  ), refreshed as (
    update "Product" p set "popularity" = p."totalSales" from stale where p."id" = stale."id"
    returning p."categoryIds", p."isListed" or p."isSearchable" as shown
  )
  select distinct unnest("categoryIds" || 0) as category from refreshed where shown`;

/**
 * Lets lists and search rank by the units sold until now. Orders don't: each would outdate the cached lists.
 * @returns whether a list may have changed; then the caller must reload the catalogue's revision
 */
export async function refreshPopularity(db: Pick<Db, 'prisma'>): Promise<boolean> {
  return db.prisma.$transaction(async (tx) => {
    const sql = sqlOf(tx);
    const { rows } = await sql.query<{ category: number }>(popularitySql);
    if (rows.length === 0) return false;
    // Category 0 stands for products without one.
    await bumpRevision(sql, [anyListingTag, ...rows.map(({ category }) => listingTag(category))]);
    return true;
  });
}
