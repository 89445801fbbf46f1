import { ShopError } from '../../../platform/errors/errors.ts';

/** The cart has changed since the shopper saw it. */
export class CartChangedError extends ShopError {
  readonly code = 'CART_CHANGED';
  readonly cartId: number;

  constructor(cartId: number) {
    super('Your cart has changed. Check it before you order.', ['input', 'cartVersion']);
    this.cartId = cartId;
  }
}

/** The cart has no items to order. */
export class EmptyCartError extends ShopError {
  readonly code = 'EMPTY_CART';

  constructor(message = 'Your cart is empty.') {
    super(message);
  }
}

/** The visitor has already used this idempotency key for a different request. */
export class IdempotencyMismatchError extends ShopError {
  readonly code = 'IDEMPOTENCY_MISMATCH';

  constructor() {
    super('This request has already been sent with different details. Submit the form again.', ['input', 'idempotencyKey']);
  }
}

/** An order of this cart awaits payment and must be paid or cancelled first. */
export class PaymentOpenError extends ShopError {
  readonly code = 'PAYMENT_OPEN';
  /** The order that awaits payment. */
  readonly orderId: number;

  constructor({ id, number }: { id: number; number: number }) {
    super(`Your order ${number} is waiting for payment. Complete or cancel it before you order again.`);
    this.orderId = id;
  }
}
