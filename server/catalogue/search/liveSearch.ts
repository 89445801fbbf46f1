import type { Brand } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { searchTerms } from './search.ts';
import { taxonomy, withDescendants, type CategoryEntry } from '../products/products.ts';

// Suggests brands and categories for a partly typed query. The names are in memory, so this needs no database query.

const maxNames = 3;

/** Suggestions of a live search besides products. */
export interface NameSuggestions {
  brands: Brand[];
  categories: CategoryEntry[];
}

/**
 * The best matches by name: every query word must be a prefix of a word in the name. Names that equal or start with the query come first.
 */
function named<Entry extends { name: string }>(entries: Iterable<Entry>, words: readonly string[]): Entry[] {
  const meant = words.join(' ');
  const hits: { entry: Entry; rank: number }[] = [];
  for (const entry of entries) {
    const parts = searchTerms(entry.name);
    if (!words.every((word) => parts.some((part) => part.startsWith(word)))) continue;
    const name = parts.join(' ');
    hits.push({ entry, rank: name === meant ? 0 : name.startsWith(meant) ? 1 : 2 });
  }
  return hits
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxNames)
    .map(({ entry }) => entry);
}

/**
 * At most three brands and three categories with names that match the query.
 * @param within slug of a category: only its descendants are suggested; an unknown slug has no suggestions, not even brands
 */
export async function suggestNames(shop: Shop, query: string, within: string | null | undefined): Promise<NameSuggestions> {
  const words = searchTerms(query);
  const { brands, categories, categoryBySlug } = await taxonomy(shop);
  const parent = within == null ? null : categoryBySlug.get(within);
  if (words.length === 0 || parent === undefined) return { brands: [], categories: [] };
  const among = parent === null ? categories.values() : withDescendants(parent).slice(1);
  return { brands: named(brands.values(), words), categories: named(among, words) };
}
