/**
 * `ref` of an element that may be removed while it is in use: a focus inside moves to the surrounding dialog, or else to the page's
 * content, instead of getting lost. Does not scroll.
 */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    (element.closest('dialog') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
}
