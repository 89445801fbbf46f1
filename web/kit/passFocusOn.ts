/**
 * As the `ref` of an element that may go while it is in use: a focus that is in it then would be lost with it, so it goes to the dialog
 * around it, or else to the page's content. Nothing is scrolled.
 */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    (element.closest('dialog') ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
}
