import type { MoreDeals } from './moreDeals.ts';

// Who goes on to a deal and comes back finds the list as long as it was left, and with it the place where they were: the router brings them
// there once the page is as high as before.

/** So many lists are kept; more are hardly gone back to. */
const mostKept = 3;

/** What was loaded below a list, by the key of its entry in the tab's history; the one that was used last comes last. */
const lists = new Map<string, readonly MoreDeals[]>();

/**
 * @param entry key of the location
 * @param end cursor at which the page's own part ends: what was kept has to go on there, or there would be a gap
 */
export function keptDeals(entry: string, end: string | null): readonly MoreDeals[] {
  const parts = lists.get(entry) ?? [];
  return parts[0]?.reference.variables.after === end ? parts : [];
}

/** Keeps a list in place of what was kept for the same entry. Relay holds its deals until others have pushed it out. */
export function keepDeals(entry: string, parts: readonly MoreDeals[]): void {
  lists.delete(entry);
  lists.set(entry, parts);
  const wanted = new Set([...lists.values()].slice(-mostKept).flat());
  for (const [oldest, others] of [...lists].slice(0, -mostKept)) {
    lists.delete(oldest);
    for (const part of others) if (!wanted.has(part)) part.reference.dispose();
  }
}
