import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import { formatMoney } from '../../platform/operation/shop.ts';

/** There is no such order, or none that the caller may know of: the two cannot be told apart. */
export class OrderNotFoundError extends NotFoundError {
  constructor(message = 'This order doesn’t exist or isn’t yours.', path: readonly string[] = ['input']) {
    super('Order', message, path);
  }
}

/** What an order was to do, in a sentence about it. */
export type OrderAction = 'cancelled' | 'marked as paid' | 'completed';

const states: Readonly<Record<OrderStatus, string>> = {
  PENDING_PAYMENT: 'it is waiting for payment',
  ON_HOLD: 'it is waiting for payment',
  PROCESSING: 'it is being prepared',
  COMPLETED: 'it has been shipped',
  CANCELLED: 'it has been cancelled',
  REFUNDED: 'it has been refunded',
  FAILED: 'its payment failed',
};

/** The order is not in a state in which this can be done. */
export class OrderStateError extends ShopError {
  readonly code = 'ORDER_STATE';
  /** How far the order is. */
  readonly status: OrderStatus;

  /** @param hint what can be done instead, a whole sentence */
  constructor(action: OrderAction, status: OrderStatus, hint = '') {
    super(`This order can’t be ${action}: ${states[status]}.${hint === '' ? '' : ` ${hint}`}`, ['input']);
    this.status = status;
  }
}

const mailCauses: Readonly<Record<string, string>> = {
  placed: 'been confirmed',
  paid: 'been paid',
  completed: 'been shipped',
  cancelled: 'been cancelled',
};

/** A mail is to go out about something that has not happened to the order. */
export class MailNotDueError extends ShopError {
  readonly code = 'MAIL_NOT_DUE';

  /** @param mail which one, such as 'completed' */
  constructor(mail: string) {
    super(`This order has not ${mailCauses[mail] ?? 'come so far'} yet, so there is no email to resend.`, ['input', 'mail']);
  }
}

/** More than can still be paid back. */
export class RefundTooHighError extends ShopError {
  readonly code = 'REFUND_TOO_HIGH';
  /** What can still be paid back, in minor units. */
  readonly refundableMinor: number;

  constructor(refundableMinor: number) {
    const message =
      refundableMinor > 0 ? `At most ${formatMoney(refundableMinor)} can still be refunded.` : 'Nothing in this order can be refunded.';
    super(message, ['input', 'amount']);
    this.refundableMinor = refundableMinor;
  }
}

/** The payment provider will not pay back. */
export class RefundRefusedError extends ShopError {
  readonly code = 'REFUND_REFUSED';

  constructor() {
    super('The payment provider declined the refund. Try again with a new key, or refund the amount manually.', ['input']);
  }
}
