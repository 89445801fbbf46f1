import { createSignal } from '../signal.ts';

/** Kinds of dialogs: `modal` asks for attention, drawers slide in from an edge, `fullscreen` covers the page. */
export type DialogKind = 'modal' | 'drawer-start' | 'drawer-end' | 'fullscreen';

interface OpenDialog {
  element: HTMLDialogElement;
  kind: DialogKind;
  close: () => void;
}

const open: OpenDialog[] = [];
const changes = createSignal<void>();

/** The frontmost open dialog; null while none is open. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1)?.element ?? null;
}

/**
 * Calls the listener whenever a dialog opens or closes.
 * @returns a function that removes the listener
 */
export function onDialogsChange(listener: () => void): () => void {
  return changes.listen(listener);
}

/**
 * Closes every open dialog of kind `modal`, the frontmost first (row 41).
 * @returns whether any was open
 */
export function closeModals(): boolean {
  const modals = open.filter(({ kind }) => kind === 'modal').toReversed();
  for (const { close } of modals) close();
  return modals.length > 0;
}

/**
 * For openDialog(): adds a dialog in front of those already open.
 * @returns a function that removes it
 */
export function registerDialog(dialog: OpenDialog): () => void {
  open.push(dialog);
  changes.emit();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    changes.emit();
  };
}
