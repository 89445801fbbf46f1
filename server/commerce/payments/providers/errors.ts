import { ShopError } from '../../../platform/errors/errors.ts';
import { joined } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

/** The provider declined the payment; the order has failed and its reservations are released. */
export class PaymentDeclinedError extends ShopError {
  readonly code = 'PAYMENT_DECLINED';
  /** The failed order. */
  readonly orderId: number;

  /** @param reason shown to the shopper, a full sentence */
  constructor(reason: string, orderId: number) {
    super(joined([reason, says((t) => t.youHaventBeenCharged)]), ['input', 'paymentToken']);
    this.orderId = orderId;
  }
}

/** A provider didn't answer, or not in time: its state is unknown until it is queried again. */
export class ProviderUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not respond', { cause });
  }
}

/** A webhook message that isn't from the provider or can't be read. Its text explains the problem to the sender. */
export class MessageRefusedError extends Error {
  /** HTTP status of the response. */
  readonly status: 400 | 415;

  constructor(message: string, status: 400 | 415 = 400) {
    super(message);
    this.status = status;
  }
}
