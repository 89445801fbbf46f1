import { createSignal } from '../signal.ts';

/** What a dialog is to the shop: a `modal` asks for attention, drawers come from an edge, `fullscreen` is a place of its own. */
export type DialogKind = 'modal' | 'drawer-start' | 'drawer-end' | 'fullscreen';

interface OpenDialog {
  element: HTMLDialogElement;
  kind: DialogKind;
  close: () => void;
}

const open: OpenDialog[] = [];
const changes = createSignal<void>();

/** The dialog that is in front of everything else; null while none is open. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1)?.element ?? null;
}

/**
 * Hears of each dialog that opens or closes.
 * @returns ends the listening
 */
export function onDialogsChange(listener: () => void): () => void {
  return changes.listen(listener);
}

/**
 * Closes every open dialog of kind `modal`, the front one first (row 41).
 * @returns whether there was one
 */
export function closeModals(): boolean {
  const modals = open.filter(({ kind }) => kind === 'modal').toReversed();
  for (const { close } of modals) close();
  return modals.length > 0;
}

/**
 * For openDialog(): puts a dialog in front of those that are open already.
 * @returns takes it out
 */
export function registerDialog(dialog: OpenDialog): () => void {
  open.push(dialog);
  changes.tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    changes.tell();
  };
}
