import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';

const reasons = {
  UNPAID_ONLINE: 'This order hasn’t been paid in full yet. The invoice will be issued once it has.',
  CLOSED: 'This order was cancelled or its payment failed, so there is nothing to invoice.',
  ERASED: 'The customer’s data was erased, so an invoice can no longer be issued.',
  REPLACED: 'This invoice was replaced in the meantime. Reload the page.',
  CREDITED: 'Part of this order was refunded or its invoice was cancelled, so the invoice can no longer be corrected.',
  NO_SELLER: 'Add the shop’s legal name and address under Settings > Shop details first. Every invoice needs them.',
} as const;

/** Why an order gets no invoice. */
export type InvoiceObstacle = keyof typeof reasons;

/** An invoice can't be issued for the order now. */
export class InvoiceNotPossibleError extends ShopError {
  readonly code = 'INVOICE_NOT_POSSIBLE';
  readonly reason: InvoiceObstacle;

  constructor(reason: InvoiceObstacle) {
    super(reasons[reason], ['input']);
    this.reason = reason;
  }
}

/** The document doesn't exist or the caller may not see it; the error doesn't say which. */
export class InvoiceNotFoundError extends NotFoundError {
  constructor() {
    super('Invoice', 'This document doesn’t exist or isn’t yours.');
  }
}
