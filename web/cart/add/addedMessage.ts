import * as t from '../__generated__/messages.ts';

/** Returns the message after a product was added to the cart (row 29). */
export function addedMessage(name: string): string {
  return t.hasBeenAddedToCart({ name });
}
