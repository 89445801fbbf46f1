import type { TagQuery } from '../../platform/cache/revision.ts';
import { shownBeside } from './extensionPoints.ts';
import { affectedSql } from './refreshSql.ts';

// Tags of cached responses that hold products (platform/cache), and what a change of products changes. Whatever isn't listed here changes
// without tags: it outdates every response.

/** Everything that is shown of a product, by its ID or that of one of its variations. */
export const productTag = (id: number | ''): string => `product:${id}`;

/** A list of products: which ones, in which order, how many, and their facets. Lists of a category hold `listingTag(id)` instead. */
export const anyListingTag = 'listing';

/** A list of products of a category, whatever its other filters. */
export const listingTag = (categoryId: number | ''): string => `listing:${categoryId}`;

/** Which products lists can contain. Every list holds it. */
export const placesTag = 'places';

/** A change of more products counts as a change of anything: pages would hardly stay valid. */
const maxProducts = 200;

// Arrays rather than joins: they use the indexes of large tables, whatever number of rows the planner expects.
const tagsSql = (besideSqls: readonly string[]) => `
  with affected as (select unnest($1::int[]) as "id" union select a."id" from (${affectedSql}) a),
  shown as (${[
    `select "id" from affected`,
    `select "productId" from "ProductLink" where "targetId" = any(array(select "id" from affected))`,
    ...besideSqls,
  ].join(' union ')})
  select '${productTag('')}' || "id" as tag from shown
  union all select '${listingTag('')}' || category
  from "Product" p cross join unnest(p."categoryIds") category where p."id" = any(array(select "id" from affected))
  union all select unnest($2::text[])`;

/**
 * What a change of these products' own data changes: the products, those that contain them, the variations, the products whose pages show
 * any of these, and the lists of their categories.
 * @param isMoved whether the products may have changed categories or visibility (the result of refreshProducts())
 * @returns null for anything
 */
export function tagsOfProducts(ids: readonly number[], isMoved: boolean): TagQuery | null {
  if (ids.length > maxProducts) return null;
  const text = tagsSql(shownBeside.participants.map(({ besideSql }) => besideSql));
  return { text, values: [ids, [anyListingTag, ...(isMoved ? [placesTag] : [])]] };
}
