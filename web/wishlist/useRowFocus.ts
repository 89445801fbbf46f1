import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go.
 * @param ids of the rows that are shown, in order
 * @returns `list` for the list's ref; `expectLoss` when a row is about to go, after which the one that took its place has the focus,
 * or the page's heading; `toRow` leads to the row of this index, now or when it comes
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const lost = useRef<{ id: string; index: number } | null>(null);
  const wanted = useRef<number | null>(null);

  // After each rendering: which of them took the row away, or brought it, does not matter.
  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (lost.current && !ids.includes(lost.current.id)) {
      const row = rows?.[Math.min(lost.current.index, rows.length - 1)];
      const place = row?.querySelector<HTMLElement>('[data-line-focus]') ?? document.querySelector<HTMLElement>('main h1');
      // Whoever has gone on somewhere else stays there.
      if (document.activeElement === null || document.activeElement === document.body) place?.focus();
      lost.current = null;
    }
    const row = wanted.current === null ? null : rows?.[wanted.current];
    if (!row) return;
    row.querySelector<HTMLElement>('h2 a')?.focus();
    wanted.current = null;
  });

  return {
    list,
    expectLoss: (id: string, index: number) => (lost.current = { id, index }),
    toRow: (index: number) => {
      const row = list.current?.children[index];
      if (row) row.querySelector<HTMLElement>('h2 a')?.focus();
      else wanted.current = index;
    },
  };
}
