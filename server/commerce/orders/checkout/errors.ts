import { ShopError } from '../../../platform/errors/errors.ts';

/** The cart is not the one that the shopper saw. */
export class CartChangedError extends ShopError {
  readonly code = 'CART_CHANGED';
  readonly cartId: number;

  constructor(cartId: number) {
    super('Your cart has changed. Check it before you order.', ['input', 'cartVersion']);
    this.cartId = cartId;
  }
}

/** There is nothing to order. */
export class EmptyCartError extends ShopError {
  readonly code = 'EMPTY_CART';

  constructor(message = 'Your cart is empty.') {
    super(message);
  }
}

/** The key of another request of the same visitor. */
export class IdempotencyMismatchError extends ShopError {
  readonly code = 'IDEMPOTENCY_MISMATCH';

  constructor() {
    super('This request was already sent with different details. Submit the form again.', ['input', 'idempotencyKey']);
  }
}

/** An order of this cart waits for its payment: paying, or cancelling it, comes first. */
export class PaymentOpenError extends ShopError {
  readonly code = 'PAYMENT_OPEN';
  /** The order that waits. */
  readonly orderId: number;

  constructor({ id, number }: { id: number; number: number }) {
    super(`Your order ${number} is waiting for payment. Complete or cancel it before you order again.`);
    this.orderId = id;
  }
}
