import { createSignal } from '../../kit/signal.ts';

// Components that show the cart can request a refresh. The code that handles it may not be loaded yet: a request waits.

/** Emits each request. */
export const cartRefreshRequests = createSignal<void>();

let isWaiting = false;

/** Refetches the cart in the background: the current data stays until there is a response. */
export function requestCartRefresh(): void {
  isWaiting = true;
  cartRefreshRequests.emit();
}

/** @returns whether there is a request, which counts as handled then */
export function consumeRefreshRequest(): boolean {
  const was = isWaiting;
  isWaiting = false;
  return was;
}
