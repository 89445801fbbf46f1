import { ShopError } from '../../platform/errors/errors.ts';
import { maxWishlistItems } from './rules.ts';
import { says } from './__generated__/messages.ts';

/** The wishlist has reached the maximum number of products. */
export class WishlistFullError extends ShopError {
  readonly code = 'WISHLIST_FULL';
  readonly max = maxWishlistItems;

  constructor() {
    super(
      says((t) => t.wishlistIsFull({ maxWishlistItems })),
      ['input', 'productId'],
    );
  }
}

/** No wishlist's emails carry this key. */
export class UnknownMailLinkError extends ShopError {
  readonly code = 'UNKNOWN_MAIL_LINK';

  constructor() {
    super(
      says((t) => t.invalidLink),
      ['input', 'key'],
    );
  }
}
