import { createSignal } from '../kit/signal.ts';

// Shared state of a page's hearts besides the viewer's record: all hearts of one product load together.

const changes = createSignal<void>();

/** State of an unfinished change: its code is loading, it is running, or its outcome is unknown (row 95). */
export type HeartWait = 'coming' | 'running' | 'failed';

const waits = new Map<string, HeartWait>();

/** Products added since this page was opened, by id. */
export const addedOnPage = new Set<string>();

let page = '';

/** Called when a page is shown: additions on the previous page count as earlier ones. */
export function resetAddedOnPage(path: string): void {
  if (path !== page) addedOnPage.clear();
  page = path;
}

/** @param id of the product */
export const heartWait = (id: string) => waits.get(id);

/** @param wait null if nothing is left to do */
export function setHeartWait(id: string, wait: HeartWait | null): void {
  if (wait) waits.set(id, wait);
  else waits.delete(id);
  changes.emit();
}

export const subscribeToHearts = changes.listen;
