import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import { formatMoney } from '../../platform/operation/shop.ts';

/** The order doesn't exist or the caller may not see it; the error doesn't say which. */
export class OrderNotFoundError extends NotFoundError {
  constructor(message = 'This order doesn’t exist or isn’t yours.', path: readonly string[] = ['input']) {
    super('Order', message, path);
  }
}

/** The attempted action, in the form used in the error's sentence. */
export type OrderAction = 'cancelled' | 'marked as paid' | 'completed' | 'shipped' | 'charged';

const states: Readonly<Record<OrderStatus, string>> = {
  PENDING_PAYMENT: 'it is waiting for payment',
  ON_HOLD: 'it is waiting for payment',
  PROCESSING: 'it is being prepared',
  COMPLETED: 'it has been shipped',
  CANCELLED: 'it has been cancelled',
  REFUNDED: 'it has been refunded',
  FAILED: 'its payment failed',
};

/** The order's status doesn't allow the action. */
export class OrderStateError extends ShopError {
  readonly code = 'ORDER_STATE';
  /** Current status of the order. */
  readonly status: OrderStatus;

  /** @param hint what to do instead, as a full sentence */
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

/** The requested email is about an event that hasn't happened to the order. */
export class MailNotDueError extends ShopError {
  readonly code = 'MAIL_NOT_DUE';

  /** @param mail kind of the email, such as 'completed' */
  constructor(mail: string) {
    super(`This order hasn’t ${mailCauses[mail] ?? 'reached this stage'} yet, so there is no email to resend.`, ['input', 'mail']);
  }
}

/** The refund exceeds the refundable amount. */
export class RefundTooHighError extends ShopError {
  readonly code = 'REFUND_TOO_HIGH';
  /** The amount that can still be refunded, in minor units. */
  readonly refundableMinor: number;

  constructor(refundableMinor: number) {
    const message =
      refundableMinor > 0 ? `At most ${formatMoney(refundableMinor)} can still be refunded.` : 'Nothing in this order can be refunded.';
    super(message, ['input', 'amount']);
    this.refundableMinor = refundableMinor;
  }
}

/** The payment provider refused the refund. */
export class RefundRefusedError extends ShopError {
  readonly code = 'REFUND_REFUSED';

  constructor() {
    super('The payment provider declined the refund. See the order’s history for the reason. Try again, or refund the amount manually.', [
      'input',
    ]);
  }
}
