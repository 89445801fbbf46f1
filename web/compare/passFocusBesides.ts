/**
 * Ref callback of an item that may be removed while it has the focus: the focus moves to the button of the neighbouring item, or else to
 * the dialog or the page's content, so that keyboard users continue where they were.
 */
export function passFocusBesides(item: HTMLElement | null): () => void {
  return () => {
    if (!item?.contains(document.activeElement)) return;
    const beside = item.nextElementSibling ?? item.previousElementSibling;
    const next = beside?.querySelector<HTMLElement>('button') ?? item.closest('dialog') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  };
}
