import { useState } from 'react';
import { rowsOf, type ListConnection } from './ListPanel.tsx';

/** The selected rows, by their ids. */
export interface Selection<Id extends string | number> {
  ids: readonly Id[];
  has: (id: Id) => boolean;
  toggle: (id: Id) => void;
  /** Selects all of these, or none if all are selected. */
  toggleAll: (ids: readonly Id[]) => void;
  clear: () => void;
}

/**
 * The rows selected for a bulk action.
 * @param shown ids of the rows on the page: rows that are no longer shown are deselected, because nobody sees them
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

/** The selected rows of a list. */
export function useListSelection(list: ListConnection<{ readonly databaseId: number }>): Selection<number> {
  return useSelection(rowsOf(list).map(({ databaseId }) => databaseId));
}
