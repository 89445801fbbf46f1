import { registerDialog, type DialogKind } from './openDialogs.ts';
import { lockScroll } from './scrollLock.ts';

export interface OpenDialogOptions {
  kind: DialogKind;
  /** Asked for by Esc, by a click on the background or by closeModals(); the caller then calls what openDialog() returned. */
  onClose: () => void;
  closesOnBackdrop: boolean;
  /** What has the focus first; the dialog itself when there is nothing. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** What has the focus afterwards; when there is nothing, what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Shows a dialog in front of the page, which cannot be used or scrolled meanwhile (decision 0012).
 * @returns closes it and gives the focus back
 */
export function openDialog(dialog: HTMLDialogElement, options: OpenDialogOptions): () => void {
  const { kind, onClose, closesOnBackdrop, initialFocus, returnFocus } = options;
  const opener = document.activeElement;
  const listening = new AbortController();
  const { signal } = listening;
  dialog.showModal();
  (initialFocus?.() ?? dialog).focus({ preventScroll: true });
  const unlock = lockScroll();
  const unregister = registerDialog({ element: dialog, kind, close: onClose });

  dialog.addEventListener(
    'cancel',
    (event) => {
      // File inputs inside of it have an event of the same name.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // Browsers close it on a second Esc whatever we say to the first.
  dialog.addEventListener('close', () => onClose(), { signal });
  if (closesOnBackdrop) {
    let isPressed = false;
    // Who selects text and lets go outside of the dialog did not mean to close it.
    dialog.addEventListener('pointerdown', (event) => (isPressed = event.target === dialog && isOutside(dialog, event)), { signal });
    dialog.addEventListener('click', (event) => isPressed && event.target === dialog && isOutside(dialog, event) && onClose(), {
      signal,
    });
  }

  return () => {
    listening.abort();
    unregister();
    dialog.close();
    unlock();
    const next = returnFocus?.() ?? opener;
    if (next instanceof HTMLElement && next.isConnected && next !== document.body) next.focus({ preventScroll: true });
  };
}
