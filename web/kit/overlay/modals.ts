import type { ReactNode } from 'react';
import { createSignal } from '../signal.ts';

/** Where a modal takes its content from (row 133): a page or part of one, an element of this page by its id, or what it is given. */
export type ModalSource = { url: string } | { element: string } | { content: ReactNode };

export interface ModalOptions {
  title: string;
  /** Pixels; 500 unless the specification says otherwise. */
  maxWidth?: number;
  /** What gets the focus when it closes; null for what had it before. */
  returnFocus?: () => HTMLElement | null;
}

export interface Modal extends ModalOptions {
  key: number;
  source: ModalSource;
}

/** Modals that are asked for; the layer of overlays shows them. */
export const modalsAsked = createSignal<Modal>();
/** Modals that are to close, by key. */
export const modalsEnded = createSignal<number>();

let lastKey = 0;

/**
 * Opens a modal dialog. Its code is loaded by then; if that fails a toast says so.
 * @returns closes it
 */
export function openModal(source: ModalSource, options: ModalOptions): () => void {
  const key = (lastKey += 1);
  modalsAsked.tell({ ...options, key, source });
  return () => modalsEnded.tell(key);
}
