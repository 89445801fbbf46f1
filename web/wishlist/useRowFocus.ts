import { useLayoutEffect, useRef } from 'react';

/**
 * Preserves the focus in a list whose rows are added and removed.
 * @param ids of the rows shown, in order
 * @returns `list` for the list's ref; `expectLoss` to call before a row is removed, after which the row that took its place receives the
 * focus, or the page's heading
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const lost = useRef<{ id: string; index: number } | null>(null);

  // After each rendering: which one removed the row does not matter.
  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (lost.current && !ids.includes(lost.current.id)) {
      const row = rows?.[Math.min(lost.current.index, rows.length - 1)];
      const place = row?.querySelector<HTMLElement>('[data-line-focus]') ?? document.querySelector<HTMLElement>('main h1');
      // If the visitor has moved the focus meanwhile, it stays there.
      if (document.activeElement === null || document.activeElement === document.body) place?.focus();
      lost.current = null;
    }
  });

  return { list, expectLoss: (id: string, index: number) => (lost.current = { id, index }) };
}
