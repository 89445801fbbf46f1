// What a click on a heart does (specification sections 4 and 6, Wishlist heart; rows 88 to 91).

export interface HeartFacts {
  /** Whether this visitor may keep a wishlist: shops can keep it for those who have signed in. */
  mayWish: boolean;
  isWished: boolean;
  /** Whether it was wished for since this page was opened: then a second click takes that back. */
  isWishedHere: boolean;
  /** Whether hearts of what was wished for before lead to the wishlist in this shop. */
  linksWished: boolean;
  /** Whether this is the page of the visitor's own wishlist. */
  isFavouritesPage: boolean;
}

export type HeartStep = 'refuse' | 'add' | 'remove' | 'open wishlist';

/** Nobody loses a wish by a click on a heart that they had filled long ago; what was clicked just now can be clicked off again. */
export function heartStep({ mayWish, isWished, isWishedHere, linksWished, isFavouritesPage }: HeartFacts): HeartStep {
  if (!mayWish) return 'refuse';
  if (!isWished) return 'add';
  return linksWished && !isWishedHere && !isFavouritesPage ? 'open wishlist' : 'remove';
}
