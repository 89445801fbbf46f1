import { createSignal } from '../../kit/signal.ts';

// Components that show the cart can request a refresh. The code that handles it may not be loaded yet: a request waits.

/** Emits each request. */
export const cartWishes = createSignal<void>();

let isWaiting = false;

/** Refetches the cart in the background: the current data stays until there is a response. */
export function wishForCart(): void {
  isWaiting = true;
  cartWishes.tell();
}

/** @returns whether there is a request, which counts as handled then */
export function takeWish(): boolean {
  const was = isWaiting;
  isWaiting = false;
  return was;
}
