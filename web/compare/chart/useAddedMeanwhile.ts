import { useState } from 'react';
import { mayHaveOwn } from '../../visitor/freshness/needs.ts';
import { maxCompared } from './chartUrl.ts';
import { useOwnGroups } from './useOwnGroups.ts';

const none: readonly number[] = [];

/**
 * Returns products that the visitor has added since the page was shown, such as by its search, and that the chart doesn't show: products of
 * its group, as many as there is room for.
 * @param slug of the group
 * @param ids products of the chart
 * @param ownIds the visitor's compared products in all groups; undefined while unknown
 */
export function useAddedMeanwhile(slug: string, ids: readonly number[], ownIds: readonly number[] | undefined): readonly number[] {
  // For visitors without any data nothing is loaded, so every product is new.
  const [first, setFirst] = useState(() => (typeof document === 'object' && !mayHaveOwn(document.cookie) ? none : ownIds));
  // Products in the first known list were there before.
  if (first === undefined && ownIds !== undefined) setFirst(ownIds);
  const added = first && ownIds ? ownIds.filter((id) => !first.includes(id) && !ids.includes(id)) : none;
  // Only the server knows their groups.
  const groups = useOwnGroups(added.length > 0, added.join());
  const own = groups.find((group) => group.slug === slug);
  return added.filter((id) => own?.news.has(id)).slice(0, Math.max(0, maxCompared - ids.length));
}
