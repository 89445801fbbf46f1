/**
 * As the `ref` of an item that may go while the focus is in it: the focus goes to the button of the item beside it, or else to the dialog
 * or the page's content, so that whoever uses the keyboard goes on where they were.
 */
export function passFocusBesides(item: HTMLElement | null): () => void {
  return () => {
    if (!item?.contains(document.activeElement)) return;
    const beside = item.nextElementSibling ?? item.previousElementSibling;
    const next = beside?.querySelector<HTMLElement>('button') ?? item.closest('dialog') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  };
}
