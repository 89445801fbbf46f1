import { partPattern } from '../../platform/database/patterns.ts';
import { readRows } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { foldText } from '../../platform/i18n/foldText.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { revisionCache } from '../../platform/cache/revisionCache.ts';

// Full-text search in every script that forgives typing errors: words are matched by their stems, the last one as a prefix; only when
// nothing matches are look-alikes taken, by the letters they share. Both the products' texts (refreshSql.ts) and the query are folded and cut
// into words by the database's own search_words(): what it doesn't know of a script, it doesn't know on either side.

const { sql } = Prisma;

export interface SearchMatch {
  condition: Prisma.Sql;
  /** A whole number, higher is better. */
  score: Prisma.Sql;
}

const maxQueryLength = 200;
const maxWords = 8;

/** The words of a text, folded, without anything that has a meaning in a text-search query. */
export function searchWords(query: string): string[] {
  return (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
}

type MatchKind = 'WORDS' | 'ALIKE' | 'PART';
const matchKinds = revisionCache<MatchKind>(5_000);

/**
 * How to find a query's products.
 * @throws InvalidInputError when the query is longer than 200 characters
 */
export async function searchMatch(shop: Shop, query: string): Promise<SearchMatch> {
  if (query.length > maxQueryLength) {
    throw new InvalidInputError([{ path: ['search'], message: `A search can have at most ${maxQueryLength} characters.` }]);
  }
  const text = query.replaceAll('\0', ' ').trim();
  if (!/[\p{L}\p{N}\p{So}]/u.test(text)) return { condition: sql`false`, score: sql`0::int` };
  const words = sql`(string_to_array(search_words(${text}), ' '))[1:${maxWords}::int]`;
  const tsquery = sql`to_tsquery('english', nullif(array_to_string(${words}, ' & '), '') || ':*')`;
  const exact: SearchMatch = {
    condition: sql`p."search" @@ ${tsquery}`,
    score: sql`round((ts_rank(p."search", ${tsquery}) + 0.01 * ln(1 + p."totalSales")) * 100000)::int`,
  };
  const kinds = matchKinds(shop);
  let kind = kinds.get(text);
  if (kind === undefined) {
    // Materialized, or the planner would hope to meet a match early and walk the whole table when there is none.
    const rows = await readRows<{ kind: MatchKind }>(
      shop.db,
      sql`with found as materialized (select from "Product" p where p."isSearchable" and ${exact.condition})
        select case when exists (select from found) then 'WORDS' when search_words(${text}) = '' then 'PART' else 'ALIKE' end as kind`,
    );
    kind = rows[0]?.kind ?? 'ALIKE';
    kinds.set(text, kind);
  }
  if (kind === 'WORDS') return exact;
  // Letters too new for the database's tables of characters, and emoji: it sees no word in them, but can compare them.
  if (kind === 'PART') return { condition: sql`p."searchText" like lower(f_unaccent(${partPattern(foldText(text))}))`, score: sql`0::int` };
  const meant = sql`array_to_string(${words}, ' ')`;
  return {
    condition: sql`${meant} <% p."searchText"`,
    score: sql`round(word_similarity(${meant}, p."searchText") * 100000)::int`,
  };
}
