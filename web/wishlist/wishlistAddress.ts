import * as t from './__generated__/messages.ts';

/** The page of the visitor's own wishlist, and the address of its forms. */
export const wishlistPath = '/wishlist/';

export function isWishlistPath(pathname: string): boolean {
  return pathname === wishlistPath || `${pathname}/` === wishlistPath;
}

/** Shown by every heart in a shop that restricts wishlists to signed-in customers (row 91). */
export const signInHint = t.signInToUseWishlist;

/** Stays with an element that keeps loading because its request failed, after the message about it is gone (row 95). */
export const notSaved = t.couldntSaveTryAgain;
