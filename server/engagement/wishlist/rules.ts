import { says } from './__generated__/messages.ts';

// Limits and texts of the wishlist (specification sections 3 and 5, Wishlist).

/** Maximum number of products on a list. */
export const maxWishlistItems = 500;

/** A product added again within this time is restored with its original date and price. */
const undoMinutes = 10;

/** @returns the earliest removal time that can still be undone */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000);
}

/** How long removed products are reported: browsers learn about the removal, and the new wishlist count, even if another device made it. */
const removedForDays = 1;

/** Maximum number of removed products that are reported. */
export const maxRemoved = 100;

/** @returns the earliest removal time that is still reported */
export function removedSince(now: Date): Date {
  return new Date(now.getTime() - removedForDays * 24 * 60 * 60_000);
}

/** Size of the secrets in links to a list: 192 random bits, encoded in base64url. */
export const secretBytes = 24;

/** Returns whether the text has the form of such a secret. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(text);
}

/** Messages after a product was added to or removed from the wishlist. */
export const wishlistMessages = {
  added: (name: string) => says((t) => t.nameAddedToYourWishlist({ name })),
  /** @param name null for a product that the shop no longer shows */
  removed: (name: string | null) =>
    says((t) => (name === null ? t.productRemovedFromYourWishlist : t.nameRemovedFromYourWishlist({ name }))),
} as const;

/** Path of the page of the caller's own list (specification section 2). */
export const wishlistPath = '/wishlist/';

/** @returns path of the page of a shared list */
export function sharedPath(key: string): string {
  return `${wishlistPath}${key}/`;
}

/** @returns path of the page that unsubscribes from a list's emails: GET shows a button, POST unsubscribes */
export function mailsOffPath(key: string): string {
  return `${wishlistPath}mails/off/?key=${key}`;
}
