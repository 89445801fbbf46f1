import { partPattern } from '../../platform/database/patterns.ts';
import { readRows } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { foldText } from '../../platform/i18n/foldText.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { revisionCache } from '../../platform/cache/revisionCache.ts';

// Typo-tolerant full-text search in every script: words match by their stems, the last one as a prefix; only when nothing matches are
// similar words used, by shared letters. The database's search_words() folds and splits both the products' texts (refreshSql.ts) and the
// query, so any limit in its support of a script applies to both.

const { sql } = Prisma;

export interface SearchMatch {
  condition: Prisma.Sql;
  /** An integer; higher is better. */
  score: Prisma.Sql;
}

const maxQueryLength = 200;
const maxTerms = 8;

/** The folded words of a text, without any text-search query syntax. */
export function searchTerms(query: string): string[] {
  return (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTerms);
}

type MatchKind = 'WORDS' | 'ALIKE' | 'PART';
const matchKinds = revisionCache<MatchKind>(5_000);

/**
 * Determines how to match a query's products.
 * @throws InvalidInputError when the query is longer than 200 characters
 */
export async function searchMatch(shop: Shop, query: string): Promise<SearchMatch> {
  if (query.length > maxQueryLength) {
    throw new InvalidInputError([{ path: ['search'], message: `A search can have at most ${maxQueryLength} characters.` }]);
  }
  const text = query.replaceAll('\0', ' ').trim();
  if (!/[\p{L}\p{N}\p{So}]/u.test(text)) return { condition: sql`false`, score: sql`0::int` };
  const words = sql`(string_to_array(search_words(${text}), ' '))[1:${maxTerms}::int]`;
  const tsquery = sql`to_tsquery('english', nullif(array_to_string(${words}, ' & '), '') || ':*')`;
  const exact: SearchMatch = {
    condition: sql`p."search" @@ ${tsquery}`,
    score: sql`round((ts_rank(p."search", ${tsquery}) + 0.01 * ln(1 + p."popularity")) * 100000)::int`,
  };
  const kinds = matchKinds(shop);
  let kind = kinds.get(text);
  if (kind === undefined) {
    // Materialized, or the planner would expect an early match and scan the whole table when there is none.
    const rows = await readRows<{ kind: MatchKind }>(
      shop.db,
      sql`with found as materialized (select from "Product" p where p."isSearchable" and ${exact.condition})
        select case when exists (select from found) then 'WORDS' when search_words(${text}) = '' then 'PART' else 'ALIKE' end as kind`,
    );
    kind = rows[0]?.kind ?? 'ALIKE';
    kinds.set(text, kind);
  }
  if (kind === 'WORDS') return exact;
  // Emoji, and letters too new for the database's character tables: the database finds no words in them, but can compare them.
  if (kind === 'PART') return { condition: sql`p."searchText" like lower(f_unaccent(${partPattern(foldText(text))}))`, score: sql`0::int` };
  const meant = sql`array_to_string(${words}, ' ')`;
  return {
    condition: sql`${meant} <% p."searchText"`,
    score: sql`round(word_similarity(${meant}, p."searchText") * 100000)::int`,
  };
}
