import { readRows } from '../db.ts';
import { InvalidInputError } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';
import { revisionCache } from './revisionCache.ts';

// Full-text search that forgives typing errors: words are matched by their stems, the last one as a prefix; only when
// nothing matches are look-alikes taken, by the letters they share.

const { sql } = Prisma;

export interface SearchMatch {
  condition: Prisma.Sql;
  /** A whole number, higher is better. */
  score: Prisma.Sql;
}

const maxQueryLength = 200;
const maxWords = 8;

/** The words of a text, lowercase, without accents and without anything that has a meaning in a text-search query. */
export function searchWords(query: string): string[] {
  return (
    query
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, maxWords);
}

const hasExactMatch = revisionCache<boolean>(5_000);

/**
 * How to find a query's products.
 * @throws InvalidInputError when the query is longer than 200 characters
 */
export async function searchMatch(shop: Shop, query: string): Promise<SearchMatch> {
  if (query.length > maxQueryLength) {
    throw new InvalidInputError([{ path: ['search'], message: `A search has at most ${maxQueryLength} characters.` }]);
  }
  const words = searchWords(query);
  if (words.length === 0) return { condition: sql`false`, score: sql`0::int` };
  const stems = words.join(' ');
  // Taking accents off may bring signs back that have a meaning in a query: whatever is no letter or digit parts the words.
  const plain = sql`btrim(regexp_replace(f_unaccent(${stems}), '[^[:alnum:]]+', ' ', 'g'))`;
  const tsquery = sql`to_tsquery('english', nullif(replace(${plain}, ' ', ' & '), '') || ':*')`;
  const exact: SearchMatch = {
    condition: sql`p."search" @@ ${tsquery}`,
    score: sql`round((ts_rank(p."search", ${tsquery}) + 0.01 * ln(1 + p."totalSales")) * 100000)::int`,
  };
  const known = hasExactMatch(shop);
  let found = known.get(stems);
  if (found === undefined) {
    // Materialized, or the planner would hope to meet a match early and walk the whole table when there is none.
    const rows = await readRows(
      shop.db,
      sql`with found as materialized (select from "Product" p where p."isSearchable" and ${exact.condition}) select 1 from found limit 1`,
    );
    found = rows.length > 0;
    known.set(stems, found);
  }
  if (found) return exact;
  const text = sql`lower(f_unaccent(${words.join(' ')}))`;
  return {
    condition: sql`${text} <% p."searchText"`,
    score: sql`round(word_similarity(${text}, p."searchText") * 100000)::int`,
  };
}
