// What holds for comparisons everywhere: pure rules and constants.

/** So many products of one group are compared at once: the chart shows all of them. */
export const maxPerGroup = 10;

/** The compare search offers at most so many (specification section 2, Comparison). */
export const maxSearchResults = 5;

/** A page address may name so many products; what follows is not even looked up. */
export const maxCompareIds = 3_000;

/** @returns path of a group's comparison page, without the products */
export function groupUrl({ slug }: { slug: string }): string {
  return `/compare/${encodeURIComponent(slug)}/`;
}

/** @returns path of the page that compares these products; the commas stay as they are (specification section 2, Routes) */
export function chartUrl(group: { slug: string }, ids: readonly number[]): string {
  return ids.length === 0 ? groupUrl(group) : `${groupUrl(group)}?compareids=${ids.join(',')}`;
}

/** What takes part when categories have groups: the category's depth in the tree and its group. */
export interface GroupedCategory<Group> {
  depth: number;
  group: Group;
}

/**
 * The group of a product: that of its deepest category that has one; of equally deep ones the first counts.
 * @param categoryIds the product's categories and all above them, the primary one first
 */
export function mostSpecific<Group>(categoryIds: readonly number[], grouped: ReadonlyMap<number, GroupedCategory<Group>>): Group | null {
  let best: GroupedCategory<Group> | undefined;
  for (const id of categoryIds) {
    const candidate = grouped.get(id);
    if (candidate && (!best || candidate.depth > best.depth)) best = candidate;
  }
  return best?.group ?? null;
}

/** Numbers that may be ids of products, each once, in the order given. */
export function cleanIds(ids: readonly number[]): number[] {
  return [...new Set(ids.slice(0, maxCompareIds).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647))];
}
