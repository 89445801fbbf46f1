// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Your wishlist can hold up to {maxWishlistItems} products. Remove one first. */
  wishlistIsFull: (v: { maxWishlistItems: string | number }): string => `Your wishlist can hold up to ${v.maxWishlistItems} products. Remove one first.`,
  /** Invalid link. Copy the full link from the email, or turn off price alerts on your wishlist. */
  invalidLink: "Invalid link. Copy the full link from the email, or turn off price alerts on your wishlist.",
  /** Sign in to use the wishlist. */
  signInToUseTheWishlist: "Sign in to use the wishlist.",
  /** Your wishlist and its share link. */
  yourWishlistAndItsShareLink: "Your wishlist and its share link.",
  /** “{name}” added to your wishlist. */
  nameAddedToYourWishlist: (v: { name: string | number }): string => `“${v.name}” added to your wishlist.`,
  /** “{name}” removed from your wishlist. */
  nameRemovedFromYourWishlist: (v: { name: string | number }): string => `“${v.name}” removed from your wishlist.`,
  /** Product removed from your wishlist. */
  productRemovedFromYourWishlist: "Product removed from your wishlist.",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
