import { ShopError } from '../../../platform/errors/errors.ts';

/** The provider will not collect the money; the order has failed and what it held is free again. */
export class PaymentDeclinedError extends ShopError {
  readonly code = 'PAYMENT_DECLINED';
  /** The order that failed. */
  readonly orderId: number;

  /** @param reason for the shopper, a whole sentence */
  constructor(reason: string, orderId: number) {
    super(`${reason} You haven’t been charged, and your cart is unchanged. Try again or choose another payment method.`, [
      'input',
      'paymentToken',
    ]);
    this.orderId = orderId;
  }
}

/** A provider did not answer in time, or not at all: what it did is unknown until it is asked again. */
export class ProviderUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not respond', { cause });
  }
}

/** A message that is not the provider's, or none that can be read. Its text says what is wrong, for whoever sends such messages. */
export class MessageRefusedError extends Error {
  /** What HTTP answers. */
  readonly status: 400 | 415;

  constructor(message: string, status: 400 | 415 = 400) {
    super(message);
    this.status = status;
  }
}
