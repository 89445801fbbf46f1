import type { ReactNode } from 'react';
import { createSignal } from '../signal.ts';

/** Source of a modal's content (row 133): a page or part of one, an element of this page by its id, or the content itself. */
export type ModalSource = { url: string } | { element: string } | { content: ReactNode };

export interface ModalOptions {
  title: string;
  /** In pixels; 500 unless the specification says otherwise. */
  maxWidth?: number;
  /** Returns the element that receives the focus on close; null for the element that had it before. */
  returnFocus?: () => HTMLElement | null;
}

export interface Modal extends ModalOptions {
  key: number;
  source: ModalSource;
}

/** Emits modals to open; the overlay layer shows them. */
export const modalRequests = createSignal<Modal>();
/** Emits the keys of modals to close. */
export const modalsEnded = createSignal<number>();

let lastKey = 0;

/**
 * Opens a modal dialog, after its code has loaded; if that fails, a toast shows the error.
 * @returns a function that closes the dialog
 */
export function openModal(source: ModalSource, options: ModalOptions): () => void {
  const key = (lastKey += 1);
  modalRequests.emit({ ...options, key, source });
  return () => modalsEnded.emit(key);
}
