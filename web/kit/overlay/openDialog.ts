import { registerDialog, type DialogKind } from './openDialogs.ts';
import { lockScroll } from './scrollLock.ts';

export interface OpenDialogOptions {
  kind: DialogKind;
  /** Called on Esc, a click on the backdrop, or closeModals(); the caller then calls the function that openDialog() returned. */
  onClose: () => void;
  closesOnBackdrop: boolean;
  /** Returns the element that receives the focus first; without one the dialog itself does. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** Returns the element that receives the focus on close; without one, the element that had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Shows a dialog in front of the page. The page cannot be used or scrolled meanwhile (decision 0012).
 * @returns a function that closes the dialog and restores the focus
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
      // File inputs inside the dialog fire an event of the same name.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // Browsers close the dialog on a second Esc even if the first was prevented.
  dialog.addEventListener('close', () => onClose(), { signal });
  if (closesOnBackdrop) {
    let isPressed = false;
    // Selecting text and releasing the pointer outside the dialog must not close it.
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
