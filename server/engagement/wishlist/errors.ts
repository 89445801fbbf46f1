import { ShopError } from '../../platform/errors/errors.ts';
import { maxWishes } from './rules.ts';

/** The list holds as many products as a list may hold. */
export class WishlistFullError extends ShopError {
  readonly code = 'WISHLIST_FULL';
  readonly max = maxWishes;

  constructor() {
    super(`A wishlist holds at most ${maxWishes} products. Take one out first.`, ['input', 'productId']);
  }
}

/** No wishlist's mails carry this key. */
export class UnknownMailLinkError extends ShopError {
  readonly code = 'UNKNOWN_MAIL_LINK';

  constructor() {
    super('This link is not known. Copy all of it from the mail, or switch the mails off on your wishlist.', ['input', 'key']);
  }
}
