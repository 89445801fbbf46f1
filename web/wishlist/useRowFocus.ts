import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go.
 * @param ids of the rows that are shown, in order
 * @returns `list` for the list's ref; `expectLoss` when a row is about to go, after which the one that took its place has the focus,
 * or the page's heading
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const lost = useRef<{ id: string; index: number } | null>(null);

  // After each rendering: which of them took the row away does not matter.
  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (lost.current && !ids.includes(lost.current.id)) {
      const row = rows?.[Math.min(lost.current.index, rows.length - 1)];
      const place = row?.querySelector<HTMLElement>('[data-line-focus]') ?? document.querySelector<HTMLElement>('main h1');
      // Whoever has gone on somewhere else stays there.
      if (document.activeElement === null || document.activeElement === document.body) place?.focus();
      lost.current = null;
    }
  });

  return { list, expectLoss: (id: string, index: number) => (lost.current = { id, index }) };
}
