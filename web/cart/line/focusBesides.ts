/**
 * Focuses the neighbour of a line that is removed, so that keyboard users continue where they were.
 * @param list its elements carry the line's key and contain one element marked as focus target
 * @returns whether a neighbour exists; also true if the focus is elsewhere anyway
 */
export function focusBesides(list: HTMLElement | null, key: string): boolean {
  const line = list?.querySelector(`[data-line="${key}"]`);
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && !line?.contains(focused)) return true;
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>('[data-line-focus]');
  target?.focus();
  return target !== undefined && target !== null;
}
