import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import { joined, type Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** The order doesn't exist or the caller may not see it; the error doesn't say which. */
export class OrderNotFoundError extends NotFoundError {
  constructor(text: Text = says((t) => t.thisOrderDoesntExistOrIsntYours), path: readonly string[] = ['input']) {
    super('Order', text, path);
  }
}

/** The attempted action. */
export type OrderAction = 'cancelled' | 'paid' | 'completed' | 'shipped' | 'charged';

/** The order's status doesn't allow the action. */
export class OrderStateError extends ShopError {
  readonly code = 'ORDER_STATE';
  /** Current status of the order. */
  readonly status: OrderStatus;

  /** @param hint what to do instead, as a full sentence */
  constructor(action: OrderAction, status: OrderStatus, hint: Text = '') {
    const text = says((t) => t.orderCantBe({ action, status }));
    super(hint === '' ? text : joined([text, hint]), ['input']);
    this.status = status;
  }
}

/** The requested email is about an event that hasn't happened to the order. */
export class MailNotDueError extends ShopError {
  readonly code = 'MAIL_NOT_DUE';

  /** @param mail kind of the email, such as 'completed' */
  constructor(mail: string) {
    super(
      says((t) => t.noEmailToResendYet({ mail })),
      ['input', 'mail'],
    );
  }
}

/** The refund exceeds the refundable amount. */
export class RefundTooHighError extends ShopError {
  readonly code = 'REFUND_TOO_HIGH';
  /** The amount that can still be refunded, in minor units. */
  readonly refundableMinor: number;

  constructor(refundableMinor: number) {
    const message =
      refundableMinor > 0
        ? says((t) => t.atMostCanStillBeRefunded({ amount: formatMoney(refundableMinor) }))
        : says((t) => t.nothingInThisOrderCanBeRefunded);
    super(message, ['input', 'amount']);
    this.refundableMinor = refundableMinor;
  }
}

/** The payment provider refused the refund. */
export class RefundRefusedError extends ShopError {
  readonly code = 'REFUND_REFUSED';

  constructor() {
    super(
      says((t) => t.providerDeclinedTheRefund),
      ['input'],
    );
  }
}
