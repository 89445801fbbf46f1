import { useState } from 'react';
import { mayHaveOwn } from '../../visitor/freshness/needs.ts';
import { maxCompared } from './chartUrl.ts';
import { useOwnGroups } from './useOwnGroups.ts';

const none: readonly number[] = [];

/**
 * What the visitor has begun to compare since the page is shown, such as by its search, and does not see in the chart: products of its
 * group, as many as there is room for.
 * @param slug of the group
 * @param ids products of the chart
 * @param ownIds what the visitor compares, of all groups; undefined while nobody knows
 */
export function useAddedMeanwhile(slug: string, ids: readonly number[], ownIds: readonly number[] | undefined): readonly number[] {
  // Nobody is asked about who has never had anything: all of it will be new.
  const [first, setFirst] = useState(() => (typeof document === 'object' && !mayHaveOwn(document.cookie) ? none : ownIds));
  // What is known first was there before.
  if (first === undefined && ownIds !== undefined) setFirst(ownIds);
  const added = first && ownIds ? ownIds.filter((id) => !first.includes(id) && !ids.includes(id)) : none;
  // Of which group they are only the server knows.
  const groups = useOwnGroups(added.length > 0, added.join());
  const own = groups.find((group) => group.slug === slug);
  return added.filter((id) => own?.news.has(id)).slice(0, Math.max(0, maxCompared - ids.length));
}
