import { ShopError } from '../errors.ts';

/** The cart is not the one that the shopper saw. */
export class CartChangedError extends ShopError {
  readonly code = 'CART_CHANGED';
  readonly cartId: number;

  constructor(cartId: number) {
    super('Your cart has changed. Please check it before you order.', ['input', 'cartVersion']);
    this.cartId = cartId;
  }
}

/** There is nothing to order. */
export class EmptyCartError extends ShopError {
  readonly code = 'EMPTY_CART';

  constructor() {
    super('Your cart is empty.');
  }
}

/** The key of another request of the same visitor. */
export class IdempotencyMismatchError extends ShopError {
  readonly code = 'IDEMPOTENCY_MISMATCH';

  constructor() {
    super('This request was already sent with other details. Please send the form again.', ['input', 'idempotencyKey']);
  }
}
