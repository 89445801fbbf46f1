// Shared rules and constants of comparisons. Pure.

/** Maximum number of products of a group to compare at once: the comparison shows all of them. */
export const maxPerGroup = 10;

/** Maximum number of results of the compare search (specification section 2, Comparison). */
export const maxSearchResults = 5;

/** Maximum number of products in a page's URL; any further ones aren't even looked up. */
export const maxCompareIds = 3_000;

/** @returns path of a group's comparison page, without products */
export function groupUrl({ slug }: { slug: string }): string {
  return `/compare/${encodeURIComponent(slug)}/`;
}

/** @returns path of the page that compares these products; the commas stay unescaped (specification section 2, Routes) */
export function chartUrl(group: { slug: string }, ids: readonly number[]): string {
  return ids.length === 0 ? groupUrl(group) : `${groupUrl(group)}?compareids=${ids.join(',')}`;
}

/** A category with a group: the category's depth in the tree, and the group. */
export interface GroupedCategory<Group> {
  depth: number;
  group: Group;
}

/**
 * The group of a product: that of its deepest category with a group; of equally deep ones, the first.
 * @param categoryIds the product's categories and all their ancestors, the primary one first
 */
export function mostSpecific<Group>(categoryIds: readonly number[], grouped: ReadonlyMap<number, GroupedCategory<Group>>): Group | null {
  let best: GroupedCategory<Group> | undefined;
  for (const id of categoryIds) {
    const candidate = grouped.get(id);
    if (candidate && (!best || candidate.depth > best.depth)) best = candidate;
  }
  return best?.group ?? null;
}

/** The distinct valid product IDs, in the given order. */
export function cleanIds(ids: readonly number[]): number[] {
  return [...new Set(ids.slice(0, maxCompareIds).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647))];
}
