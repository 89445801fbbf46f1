// What the panel decides (specification sections 4, 5 and 8, Comparison). Texts are the product's own, letter for letter.

/** How long what the panel says stays, in milliseconds (row 79). */
export const messageMs = 4500;

export const goMessages = {
  none: 'Please, add items to this compare group or choose not empty group',
  one: 'Please, add more items to compare',
} as const;

export type GoStep = { step: 'tell'; text: string } | { step: 'go'; url: string } | { step: 'stay' };

/**
 * Where 'go to compare' leads (row 78).
 * @param count how many products the active tab holds
 * @param url address of their comparison
 */
export function goToCompare(count: number, url: string): GoStep {
  if (count <= 0) return { step: 'tell', text: goMessages.none };
  if (count === 1) return { step: 'tell', text: goMessages.one };
  return url === '' ? { step: 'stay' } : { step: 'go', url };
}

/** Whether nothing is left after a removal, so that the panel closes and the icon goes (row 72). The totals are the server's. */
export function isLastRemoval(before: number, after: number): boolean {
  return after < before && (before <= 1 || after <= 0);
}

/** What the badge reads; '' for a badge that is not there. More than 99 have no room. */
export function badgeText(total: number): string {
  if (total <= 0) return '';
  return total > 99 ? '99+' : String(total);
}

export interface GroupName {
  slug: string;
  name: string;
  /** Address of its chart, without products. */
  url: string;
}

/** A group with the products that were known when somebody asked. */
export interface KnownGroup<Item> extends GroupName {
  items: readonly Item[];
}

export interface ShownGroup<Item> extends KnownGroup<Item> {
  /** Address of the comparison of its products; '' without any. */
  chartUrl: string;
}

/**
 * What is shown of an answer that may be older than what is known to be compared.
 * @param comparedIds database ids of what is compared now
 * @param idOf database id of an item's product
 * @param seen groups that were shown before: a tab that is emptied under somebody's hand stays, in its place, until it is opened again
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
