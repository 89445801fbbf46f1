import { useSyncExternalStore } from 'react';

// What the shop is called: known from the first answer on, and another one at once when somebody renames the shop.

let name = '';
const listeners = new Set<() => void>();

/** Tells every screen what the shop is called. */
export function setShopName(next: string): void {
  name = next;
  for (const hear of listeners) hear();
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** What the shop is called; '' before it has said so. */
export const useShopName = (): string => useSyncExternalStore(subscribe, () => name);
