import type { SqlClient } from '../../platform/database/sql.ts';
import { shownBeside } from './extensionPoints.ts';
import { affectedSql } from './refreshSql.ts';

// Tags of cached responses that hold products (platform/cache), and what a change of products changes. Whatever isn't listed here changes
// without tags: it outdates every response.

/** Everything that is shown of a product, by its ID or that of one of its variations. */
export const productTag = (id: number): string => `product:${id}`;

/** A list of products: which ones, in which order, how many, and their facets. Lists of a category hold `listingTag(id)` instead. */
export const anyListingTag = 'listing';

/** A list of products of a category, whatever its other filters. */
export const listingTag = (categoryId: number): string => `listing:${categoryId}`;

/** Which products lists can contain. Every list holds it. */
export const placesTag = 'places';

/** A change of more products counts as a change of anything: pages would hardly stay valid. */
const maxProducts = 200;

const linkingSql = `select distinct "productId" as id from "ProductLink" where "targetId" = any($1::int[])`;

/**
 * What a change of these products' own data changes: the products, those that contain them, the variations, the products whose pages show
 * any of these, and the lists of their categories.
 * @param isMoved whether the products may have changed categories or visibility (the result of refreshProducts())
 * @returns null for anything
 */
export async function tagsOfProducts(sql: SqlClient, ids: readonly number[], isMoved: boolean): Promise<string[] | null> {
  if (ids.length > maxProducts) return null;
  const { rows } = await sql.query<{ id: number; categories: number[] }>(
    `select p."id", p."categoryIds" as categories from (${affectedSql}) a join "Product" p on p."id" = a."id"`,
    [ids],
  );
  const affected = [...new Set([...ids, ...rows.map(({ id }) => id)])];
  const { rows: linking } = await sql.query<{ id: number }>(linkingSql, [affected]);
  const beside: number[] = [];
  for (const { productsBeside } of shownBeside.participants) beside.push(...(await productsBeside(sql, affected)));
  const shown = new Set([...affected, ...linking.map(({ id }) => id), ...beside]);
  const categories = new Set(rows.flatMap((row) => row.categories));
  return [...[...shown].map(productTag), ...[...categories].map(listingTag), anyListingTag, ...(isMoved ? [placesTag] : [])];
}
