const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Records which element of a part has the focus, before the part is replaced with the same contents.
 * @returns a function that focuses the element at the same position
 */
export function captureFocusWithin(part: Element): () => void {
  const elements = (root: Element) => [...root.querySelectorAll<HTMLElement>(focusable)];
  const index = elements(part).findIndex((element) => element === document.activeElement);
  const parent = part.parentElement;
  const place = parent ? [...parent.children].indexOf(part) : -1;
  return () => {
    const now = part.isConnected ? part : parent?.children[place];
    if (index >= 0 && now) elements(now)[index]?.focus({ preventScroll: true });
  };
}
