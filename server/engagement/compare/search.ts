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
  /** Slug of the group to search in; null for all groups. */
  group: string | null;
  /** Slugs or numbers of categories, of which a product must be in one; none of them, or null, means all. */
  categories: readonly string[] | null;
  /** How many at most; never more than 5. */
  limit: number;
}

/** Numbers of the categories that these slugs or numbers name. */
async function categoryIds(shop: Shop, names: readonly string[]): Promise<number[]> {
  const { categories, categoryBySlug } = await taxonomy(shop);
  return names.flatMap((name) => {
    const category = categoryBySlug.get(name) ?? (/^\d{1,9}$/.test(name) ? categories.get(Number(name)) : undefined);
    return category ? [category.id] : [];
  });
}

/** @throws InvalidInputError that names the argument as it is called here */
async function match(shop: Shop, words: string): Promise<SearchMatch> {
  try {
    return await searchMatch(shop, words);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(error.issues.map((issue) => ({ ...issue, path: ['query'] })));
  }
}

/**
 * Finds comparable products by words, the best matches first.
 * @returns ids, at most five; none without words
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
  // The same choice as mostSpecific makes, so that "at most five" counts only what is wanted.
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
