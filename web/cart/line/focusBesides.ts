/**
 * Puts the focus to the line beside one that goes, so that whoever uses the keyboard goes on where they were.
 * @param list its elements carry the line's key and one element that is marked to take the focus
 * @returns whether there was one; true too when the focus is somewhere else anyway
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
