import { searchMatch, type SearchMatch } from '../../catalogue/search/search.ts';
import { taxonomy } from '../../catalogue/products/products.ts';
import { readRows } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { compareGroups } from './groups.ts';
import { maxSearchResults } from './rules.ts';

const { sql } = Prisma;

export interface CompareSearch {
  query: string;
  /** Slug of the group to search; null for all groups. */
  group: string | null;
  /** Slugs or IDs of categories; products must be in one of them. Empty or null for all. */
  categories: readonly string[] | null;
  /** Maximum number of results; never more than 5. */
  limit: number;
}

/** IDs of the categories with these slugs or IDs. */
async function categoryIds(shop: Shop, names: readonly string[]): Promise<number[]> {
  const { categories, categoryBySlug } = await taxonomy(shop);
  return names.flatMap((name) => {
    const category = categoryBySlug.get(name) ?? (/^\d{1,9}$/.test(name) ? categories.get(Number(name)) : undefined);
    return category ? [category.id] : [];
  });
}

/** @throws InvalidInputError with this API's name of the argument */
async function match(shop: Shop, words: string): Promise<SearchMatch> {
  try {
    return await searchMatch(shop, words);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(error.issues.map((issue) => ({ ...issue, path: ['query'] })));
  }
}

/**
 * Searches comparable products, best matches first.
 * @returns at most five IDs; none for an empty query
 * @throws InvalidInputError when the query is longer than 200 characters
 */
export async function compareSearch(shop: Shop, { query, group: slug, categories, limit }: CompareSearch): Promise<number[]> {
  const words = query.trim();
  if (words === '' || limit < 1) return [];
  const groups = await compareGroups(shop);
  const group = slug === null ? null : groups.bySlug.get(slug);
  const grouped = [...groups.categories];
  if (group === undefined || grouped.length === 0) return [];
  const { condition, score } = await match(shop, words);
  const ids = grouped.map(([id]) => id);
  // Same choice as mostSpecific(), so that the limit of five counts only products of the requested group.
  const own =
    group &&
    sql`
    and (
      select g."group" from unnest(p."categoryIds") with ordinality as c("id", "place")
      join unnest(${ids}::int[], ${grouped.map(([, { depth }]) => depth)}::int[], ${grouped.map(([, entry]) => entry.group.id)}::int[])
        as g("id", "depth", "group") on g."id" = c."id"
      order by g."depth" desc, c."place" limit 1
    ) = ${group.id}::int`;
  const within = categories && categories.length > 0 && sql`and p."categoryIds" && ${await categoryIds(shop, categories)}::int[]`;
  const rows = await readRows<{ id: number }>(
    shop.db,
    sql`select p."id" from "Product" p
      where p."isSearchable" and p."parentId" is null and p."categoryIds" && ${ids}::int[] ${own ?? Prisma.empty} ${within || Prisma.empty} and ${condition}
      order by ${score} desc, p."id" limit ${Math.min(limit, maxSearchResults)}`,
  );
  return rows.map(({ id }) => id);
}
