import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { ShopError } from '../../../platform/errors/errors.ts';

/** The cart has changed since the shopper saw it. */
export class CartChangedError extends ShopError {
  readonly code = 'CART_CHANGED';
  readonly cartId: number;

  constructor(cartId: number) {
    super(
      says((t) => t.yourCartHasChanged),
      ['input', 'cartVersion'],
    );
    this.cartId = cartId;
  }
}

/** The cart has no items to order. */
export class EmptyCartError extends ShopError {
  readonly code = 'EMPTY_CART';

  constructor(text: Text = says((t) => t.yourCartIsEmpty)) {
    super(text);
  }
}

/** The visitor has already used this idempotency key for a different request. */
export class IdempotencyMismatchError extends ShopError {
  readonly code = 'IDEMPOTENCY_MISMATCH';

  constructor() {
    super(
      says((t) => t.requestAlreadySent),
      ['input', 'idempotencyKey'],
    );
  }
}

/** An order of this cart awaits payment and must be paid or cancelled first. */
export class PaymentOpenError extends ShopError {
  readonly code = 'PAYMENT_OPEN';
  /** The order that awaits payment. */
  readonly orderId: number;

  constructor({ id, number }: { id: number; number: number }) {
    super(says((t) => t.yourOrderIsWaitingForPayment({ number })));
    this.orderId = id;
  }
}
