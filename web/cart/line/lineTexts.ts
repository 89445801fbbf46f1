import * as t from '../__generated__/messages.ts';

// Texts about a line in mini-cart and drawer. The legacy mini-cart uses the same texts.

/** Returns the accessible name of the link that removes a line. */
export function removeLabel(name: string): string {
  return t.removeFromCart({ name });
}

/** Returns the message after a line was removed. */
export function removedMessage(name: string): string {
  return t.hasBeenRemovedFromYourCart({ name });
}
