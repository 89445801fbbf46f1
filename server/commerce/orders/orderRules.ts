import type { OrderFulfilment, OrderStatus } from '../../generated/prisma/enums.ts';

// Order status transitions, shipping status, and refundable amounts. Pure.

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING_PAYMENT: ['PROCESSING', 'FAILED', 'CANCELLED'],
  ON_HOLD: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['COMPLETED', 'CANCELLED', 'REFUNDED'],
  COMPLETED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
  FAILED: [],
};

/** Whether an order may change from one status to another. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** The statuses from which an order may change to this one. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return (Object.keys(next) as OrderStatus[]).filter((from) => canTransition(from, to));
}

/** The statuses in which shoppers may still cancel their order: packing hasn't begun. */
const cancellableByShopper: readonly OrderStatus[] = ['PENDING_PAYMENT', 'ON_HOLD'];

/** The facts that decide whether an order may be cancelled. */
export interface CancelFacts {
  status: OrderStatus;
  paidMinor: number;
  fulfilment: OrderFulfilment;
}

/**
 * Whether the order may be cancelled. A paid order is never cancelled, but refunded; it ends as refunded once the last refund has gone
 * through. An order with shipped goods is not cancelled either: its shipments are cancelled first.
 */
export function mayCancel({ status, paidMinor, fulfilment }: CancelFacts, byShop: boolean): boolean {
  if (!byShop && !cancellableByShopper.includes(status)) return false;
  return canTransition(status, 'CANCELLED') && paidMinor === 0 && fulfilment === 'UNFULFILLED';
}

/** Statuses of an order of which nothing more is shipped. */
const closedStatuses: readonly OrderStatus[] = ['CANCELLED', 'FAILED', 'REFUNDED'];

/**
 * How far an order is shipped. An order that was completed without shipments counts as shipped. Null when nothing needs shipping, or the
 * order was closed before anything was shipped. The list's filter is the same rule in SQL (orderList.ts).
 */
export function fulfilmentOf({
  status,
  fulfilment,
  shippingMethod,
}: {
  status: OrderStatus;
  fulfilment: OrderFulfilment;
  shippingMethod: string;
}): OrderFulfilment | null {
  if (shippingMethod === '') return null;
  if (status === 'COMPLETED') return 'SHIPPED';
  return closedStatuses.includes(status) && fulfilment === 'UNFULFILLED' ? null : fulfilment;
}

/** The statuses in which staff may mark an unpaid order as paid. */
export const payableByHand: readonly OrderStatus[] = ['ON_HOLD', 'PROCESSING', 'COMPLETED'];

/** Number of items refunded or being refunded; failed refunds don't count. */
export function refundedPieces(refunds: readonly { quantity: number; refund: { state: string } }[]): number {
  return refunds.reduce((sum, { quantity, refund }) => (refund.state === 'FAILED' ? sum : sum + quantity), 0);
}

/** Whether part of the payment, but not all of it, is refunded or being refunded. */
export function isPartiallyRefunded({ paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number }): boolean {
  return refundedMinor > 0 && refundedMinor < paidMinor;
}

/** The amount that can still be refunded. */
export function refundableMinor({ paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number }): number {
  return paidMinor - refundedMinor;
}
