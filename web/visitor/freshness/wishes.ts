import { createSignal } from '../../kit/signal.ts';

// Whoever shows the cart may wish for it anew. Who keeps it fresh may not have been loaded by then: a wish waits.

/** Tells of each wish. */
export const cartWishes = createSignal<void>();

let isWaiting = false;

/** Asks for the cart once more, in the background: what is shown stays until there is an answer. */
export function wishForCart(): void {
  isWaiting = true;
  cartWishes.tell();
}

/** @returns whether there is a wish; it counts as fulfilled then */
export function takeWish(): boolean {
  const was = isWaiting;
  isWaiting = false;
  return was;
}
