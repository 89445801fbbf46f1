import { ShopError } from '../../platform/errors/errors.ts';
import { maxWishlistItems } from './rules.ts';

/** The wishlist has reached the maximum number of products. */
export class WishlistFullError extends ShopError {
  readonly code = 'WISHLIST_FULL';
  readonly max = maxWishlistItems;

  constructor() {
    super(`Your wishlist can hold up to ${maxWishlistItems} products. Remove one first.`, ['input', 'productId']);
  }
}

/** No wishlist's emails carry this key. */
export class UnknownMailLinkError extends ShopError {
  readonly code = 'UNKNOWN_MAIL_LINK';

  constructor() {
    super('Invalid link. Copy the full link from the email, or turn off price alerts on your wishlist.', ['input', 'key']);
  }
}
