import { createSignal } from '../kit/signal.ts';

// What the hearts of a page have in common besides the viewer's record: all hearts of one product load together.

const changes = createSignal<void>();

/** Where a change of a product's wish stands that is not done: its code is to come, it runs, or nobody knows what became of it (row 95). */
export type HeartWait = 'coming' | 'running' | 'failed';

const waits = new Map<string, HeartWait>();

/** What was wished for since this page was opened, by product id. */
export const wishedHere = new Set<string>();

let page = '';

/** A page is shown: what was wished for on the one before was wished for before. */
export function openHeartsOf(path: string): void {
  if (path !== page) wishedHere.clear();
  page = path;
}

/** @param id of the product */
export const heartWait = (id: string) => waits.get(id);

/** @param wait null when nothing is left to be done */
export function setHeartWait(id: string, wait: HeartWait | null): void {
  if (wait) waits.set(id, wait);
  else waits.delete(id);
  changes.tell();
}

export const listenToHearts = changes.listen;
