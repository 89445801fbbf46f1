import { ShopError } from '../../platform/errors/errors.ts';
import { maxWishes } from './rules.ts';

/** The list holds as many products as a list may hold. */
export class WishlistFullError extends ShopError {
  readonly code = 'WISHLIST_FULL';
  readonly max = maxWishes;

  constructor() {
    super(`Your wishlist can hold up to ${maxWishes} products. Remove one first.`, ['input', 'productId']);
  }
}

/** No wishlist's mails carry this key. */
export class UnknownMailLinkError extends ShopError {
  readonly code = 'UNKNOWN_MAIL_LINK';

  constructor() {
    super('Invalid link. Copy the full link from the email, or turn off these emails on your wishlist.', ['input', 'key']);
  }
}
