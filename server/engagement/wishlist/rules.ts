// Numbers and words of the wishlist (specification sections 3 and 5, Wishlist).

/** The most products that a list holds. */
export const maxWishes = 500;

/** Within so long, what was taken out comes back as it was: with the day and the price of its adding. */
const undoMinutes = 10;

/** @returns the instant since which a removal can be undone */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000);
}

/** So long it is known what was taken out: browsers learn of it, and of its wish count, also when another device did it. */
const removedForDays = 1;

/** The most of them that are told. */
export const maxRemoved = 100;

/** @returns the instant since which it is known what was taken out */
export function removedSince(now: Date): Date {
  return new Date(now.getTime() - removedForDays * 24 * 60 * 60_000);
}

/** The secrets in links to a list: 192 random bits, written in base64url. */
export const secretBytes = 24;

/** Whether it can be such a secret. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(text);
}

/** What a shopper is told when a product has come onto the list, and when it has gone. */
export const wishWords = {
  added: (name: string) => `“${name}” added to your wishlist.`,
  removed: (name: string) => `“${name}” removed from your wishlist.`,
} as const;

/** The page of the caller's own list (specification section 2). */
export const wishlistPath = '/wishlist/';

/** @returns path of the page that shows a shared list */
export function sharedPath(key: string): string {
  return `${wishlistPath}${key}/`;
}

/** @returns path of the page that ends a list's mails: asked for, it shows a button; sent to, it ends them */
export function mailsOffPath(key: string): string {
  return `${wishlistPath}mails/off/?key=${key}`;
}
