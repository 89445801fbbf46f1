import { useSyncExternalStore } from 'react';

// The shop's name: known from the first response on, and updated at once when it is changed.

let name = '';
const listeners = new Set<() => void>();

/** Sets the shop's name on every screen. */
export function setShopName(next: string): void {
  name = next;
  for (const callback of listeners) callback();
}

function subscribe(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** The shop's name; '' before it is known. */
export const useShopName = (): string => useSyncExternalStore(subscribe, () => name);
