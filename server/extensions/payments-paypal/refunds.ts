import type { Refund } from '@paypal/paypal-server-sdk';
import { decimalAmount, type RefundOutcome, type RefundRequest } from '../../commerce/payments/payments.ts';
import { PaypalError, safely, type PaypalApi } from './connection.ts';
import { captureOf, findOrder, outcomeOf, refundsOf } from './paypalOrders.ts';

const refused = (reason: string): RefundOutcome => ({ state: 'REFUSED', reason });

function refundOutcome({ status }: Refund): RefundOutcome {
  if (status === 'COMPLETED') return { state: 'SUCCEEDED' };
  if (status === 'FAILED' || status === 'CANCELLED') return refused(`PayPal couldn’t make the refund: ${status}.`);
  return { state: 'PENDING' };
}

/** Refunds once per key. */
export async function refundCapture(api: PaypalApi, { key, charge, amountMinor }: RefundRequest): Promise<RefundOutcome> {
  const order = await findOrder(api, charge);
  const captureId = order && outcomeOf(order, charge).state === 'SUCCEEDED' ? captureOf(order)?.id : undefined;
  if (!order || captureId === undefined) return refused('PayPal collected no payment for this order.');
  // PayPal forgets the keys of requests: first look whether the refund is there.
  const made = refundsOf(order).find(({ customId }) => customId === key);
  if (made) return refundOutcome(made);
  const { currency: currencyCode } = charge;
  const body = { amount: { currencyCode, value: decimalAmount(amountMinor, currencyCode) }, customId: key };
  const request = { captureId, paypalRequestId: key, prefer: 'return=representation', body };
  try {
    return refundOutcome((await safely(() => api.payments.refundCapturedPayment(request, api.requestOptions))).result);
  } catch (error) {
    // Conflicts and limits are worth a retry; other refused requests stay refused.
    if (error instanceof PaypalError && [400, 422].includes(error.status)) return refused(error.message);
    throw error;
  }
}
