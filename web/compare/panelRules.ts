import * as t from './__generated__/messages.ts';

// Rules of the compare panel (specification sections 4, 5 and 8, Comparison). Texts have the product's exact wording.

/** How long the panel's messages are shown, in milliseconds (row 79). */
export const messageMs = 4500;

export const goMessages = {
  none: t.pleaseAddItemsToThisCompare,
  one: t.pleaseAddMoreItems,
} as const;

export type GoStep = { step: 'tell'; text: string } | { step: 'go'; url: string } | { step: 'stay' };

/**
 * Returns what 'go to compare' does (row 78).
 * @param count number of products in the active tab
 * @param url URL of their comparison
 */
export function goToCompare(count: number, url: string): GoStep {
  if (count <= 0) return { step: 'tell', text: goMessages.none };
  if (count === 1) return { step: 'tell', text: goMessages.one };
  return url === '' ? { step: 'stay' } : { step: 'go', url };
}

/** Returns whether a removal emptied the list, so that the panel closes and the icon disappears (row 72). The totals are the server's. */
export function isLastRemoval(before: number, after: number): boolean {
  return after < before && (before <= 1 || after <= 0);
}

/** Returns the badge's text; empty for no badge. There is no room for more than 99. */
export function badgeText(total: number): string {
  if (total <= 0) return '';
  return total > 99 ? '99+' : String(total);
}

export interface GroupName {
  slug: string;
  name: string;
  /** URL of the group's chart, without products. */
  url: string;
}

/** A group with the products known at the time of the query. */
export interface KnownGroup<Item> extends GroupName {
  items: readonly Item[];
}

export interface ShownGroup<Item> extends KnownGroup<Item> {
  /** URL of the comparison of the group's products; empty without any. */
  chartUrl: string;
}

/**
 * Returns the groups to show of a response that may be older than the known compare list.
 * @param comparedIds database ids of the products compared now
 * @param idOf returns the database id of an item's product
 * @param seen groups shown before: a tab that becomes empty while the panel is open stays in its place until the panel is opened again
 */
export function shownGroups<Item>(
  groups: readonly KnownGroup<Item>[],
  comparedIds: readonly number[],
  idOf: (item: Item) => number,
  seen: readonly GroupName[] = [],
): ShownGroup<Item>[] {
  const shown = groups.flatMap((group) => {
    const items = group.items.filter((item) => comparedIds.includes(idOf(item)));
    return items.length === 0 ? [] : [{ ...group, items, chartUrl: `${group.url}?compareids=${items.map(idOf).join(',')}` }];
  });
  for (const [index, group] of seen.entries()) {
    if (shown.some(({ slug }) => slug === group.slug)) continue;
    const before = shown.findIndex(({ slug }) => slug === seen[index - 1]?.slug);
    shown.splice(before + 1, 0, { ...group, items: [], chartUrl: '' });
  }
  return shown;
}
