import { useState } from 'react';
import { rowsOf, type ListConnection } from './ListPanel.tsx';

/** Which rows are picked, by their ids. */
export interface Selection<Id extends string | number> {
  ids: readonly Id[];
  has: (id: Id) => boolean;
  toggle: (id: Id) => void;
  /** Picks all of these, or none of them when all are picked. */
  toggleAll: (ids: readonly Id[]) => void;
  clear: () => void;
}

/**
 * Rows to do something with at once.
 * @param shown ids of the rows on the page: what has gone from it is not picked any more, because nobody sees it
 */
export function useSelection<Id extends string | number>(shown: readonly Id[]): Selection<Id> {
  const [picked, setPicked] = useState<readonly Id[]>([]);
  const ids = picked.filter((id) => shown.includes(id));
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setPicked(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: (all) => setPicked(all.every((id) => ids.includes(id)) ? [] : all),
    clear: () => setPicked([]),
  };
}

/** The same of the rows of a list. */
export function useListSelection(list: ListConnection<{ readonly databaseId: number }>): Selection<number> {
  return useSelection(rowsOf(list).map(({ databaseId }) => databaseId));
}
