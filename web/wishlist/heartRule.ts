// What a click on a heart does (specification sections 4 and 6, Wishlist heart; rows 88 to 91).

export interface HeartFacts {
  /** Whether this visitor may have a wishlist: shops can restrict it to signed-in customers. */
  mayWish: boolean;
  isWished: boolean;
  /** Whether it was added since this page was opened: a second click removes it then. */
  isAddedOnPage: boolean;
  /** Whether hearts of products added earlier link to the wishlist in this shop. */
  linksWished: boolean;
  isFavouritesPage: boolean;
}

export type HeartStep = 'refuse' | 'add' | 'remove' | 'open wishlist';

/** A click on a heart that was filled long ago must not remove the product; one that was just filled can be undone. */
export function heartStep({ mayWish, isWished, isAddedOnPage, linksWished, isFavouritesPage }: HeartFacts): HeartStep {
  if (!mayWish) return 'refuse';
  if (!isWished) return 'add';
  return linksWished && !isAddedOnPage && !isFavouritesPage ? 'open wishlist' : 'remove';
}
