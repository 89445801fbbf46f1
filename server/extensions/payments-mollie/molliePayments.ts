import type { CaptureMethod, MollieClient, Payment } from '@mollie/api-client';
import { assertAsOrdered, decimalAmount, isCancelled, type Charge, type ChargeOutcome } from '../../commerce/payments/payments.ts';
import { isRefused, type MollieOptions } from './connection.ts';

// A charge is a payment of Mollie's Payments API: the shopper chooses a method and pays on Mollie's own page, so no card data reaches the
// shop, and no script of Mollie is loaded by it.

// Clocks differ.
const searchBeforeMs = 5 * 60_000;

/** Key of the charge that a payment was made for; undefined for payments that this shop didn't create. */
export function chargeKeyOf({ metadata }: Payment): string | undefined {
  const { charge } = (metadata ?? {}) as { charge?: unknown };
  return typeof charge === 'string' ? charge : undefined;
}

const localHosts = /^(?:localhost|127\.[\d.]+|\[::1\]|.+\.(?:local|localhost|test))$/;

/** Mollie refuses payments whose webhook it can't reach. */
const isReachable = (url: string): boolean => !localHosts.test(new URL(url).hostname);

// The SDK's enum is loaded with the SDK only.
const manual = 'manual' as CaptureMethod.manual;

/** Whether the payment is charged when the order is shipped, as the shop asked for when it was created. */
export const isCapturedLater = ({ captureMode }: Payment): boolean => captureMode === manual;

/** Creates the payment of a charge, or returns the existing payment of its key in its current state. */
export async function openPayment(
  mollie: MollieClient,
  { key, amountMinor, currency, order, description, returnUrl, webhookUrl }: Charge,
  { apiUrl, capture }: MollieOptions & { capture: '' | 'shipment' },
): Promise<Payment> {
  const { id } = await mollie.payments.create({
    amount: { currency, value: decimalAmount(amountMinor, currency) },
    description,
    redirectUrl: returnUrl,
    ...((apiUrl !== undefined || isReachable(webhookUrl)) && { webhookUrl }),
    metadata: { charge: key, order: String(order.number) },
    ...(capture === 'shipment' && { captureMode: manual }),
    idempotencyKey: key,
  });
  // What Mollie answers to a repeated key is how the payment was at first.
  return mollie.payments.get(id);
}

/** The payment of a charge, even before the shop has stored its reference; null if there is none. */
export async function findPayment(
  mollie: MollieClient,
  { key, reference, openedAt }: Charge,
  signal: AbortSignal,
): Promise<Payment | null> {
  if (reference !== '') return mollie.payments.get(reference);
  const oldest = openedAt.getTime() - searchBeforeMs;
  // Newest first.
  for await (const payment of mollie.payments.iterate()) {
    signal.throwIfAborted();
    if (new Date(payment.createdAt).getTime() < oldest) return null;
    if (chargeKeyOf(payment) === key) return payment;
  }
  return null;
}

/** Repeats a change that Mollie refused by a look at the payment: somebody else has changed it meanwhile. */
async function changed(mollie: MollieClient, { id }: Payment, change: () => Promise<unknown>): Promise<Payment> {
  try {
    await change();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return mollie.payments.get(id);
}

/** Captures the whole of a payment that is only authorised; returns others as they are. */
export async function capturePayment(mollie: MollieClient, payment: Payment, charge: Charge): Promise<Payment> {
  if (payment.status !== 'authorized') return payment;
  assertPayment(payment, charge);
  return changed(mollie, payment, () => mollie.paymentCaptures.create({ paymentId: payment.id, idempotencyKey: `${charge.key}-capture` }));
}

/**
 * Cancels an unpaid payment if Mollie lets it be cancelled, and releases an authorised one. Payments of most methods can't be cancelled, but
 * expire by themselves.
 * @returns the payment afterwards, which may have been paid in the meantime
 */
export async function cancelPayment(mollie: MollieClient, payment: Payment): Promise<Payment> {
  const { id, status, isCancelable } = payment;
  if (status === 'authorized') return changed(mollie, payment, () => mollie.payments.releaseAuthorization(id));
  return isCancelable ? changed(mollie, payment, () => mollie.payments.cancel(id)) : payment;
}

function assertPayment(payment: Payment, charge: Charge): void {
  const { id: reference, amount } = payment;
  assertAsOrdered(charge, {
    company: 'Mollie',
    reference,
    chargeKey: chargeKeyOf(payment),
    amount: amount.value,
    currency: amount.currency,
  });
}

/** @throws Error when the payment isn't that of the charge, or has another amount or currency */
export function outcomeOf(payment: Payment, charge: Charge): ChargeOutcome {
  assertPayment(payment, charge);
  const { id: reference, status, _links: links } = payment;
  if (status === 'expired' || isCancelled(status)) {
    const reason = isCapturedLater(payment)
      ? 'The authorisation has expired or was cancelled.'
      : 'The payment was cancelled or not made in time.';
    return { state: 'DECLINED', reason, reference };
  }
  switch (status) {
    case 'paid':
      return { state: 'SUCCEEDED', reference };
    case 'authorized':
      if (!isCapturedLater(payment)) return { state: 'PENDING', reference };
      return { state: 'AUTHORIZED', captureBefore: payment.captureBefore ? new Date(payment.captureBefore) : null, reference };
    case 'failed':
      return { state: 'DECLINED', reason: 'The payment failed.', reference };
    case 'open':
      return links.checkout ? { state: 'NEEDS_ACTION', url: links.checkout.href, reference } : { state: 'PENDING', reference };
    default:
      return { state: 'PENDING', reference };
  }
}
