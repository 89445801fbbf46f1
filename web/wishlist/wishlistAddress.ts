/** The page of the visitor's own wishlist, and where its forms go. */
export const wishlistPath = '/wishlist/';

export function isWishlistPath(pathname: string): boolean {
  return pathname === wishlistPath || `${pathname}/` === wishlistPath;
}

/** Said by every heart of a shop that keeps wishlists for those who have signed in (row 91). */
export const signInHint = 'Sign in to use the wishlist.';

/** Stays with what goes on loading because its call failed, when the message about it is gone (row 95). */
export const notSaved = 'Couldn’t save. Try again.';
