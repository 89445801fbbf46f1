import type { OrderStatus } from '../../generated/prisma/enums.ts';

// What may happen to an order, and what a refund is worth. Pure.

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING_PAYMENT: ['PROCESSING', 'FAILED', 'CANCELLED'],
  ON_HOLD: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['COMPLETED', 'CANCELLED', 'REFUNDED'],
  COMPLETED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
  FAILED: [],
};

/** Whether an order in one state may go over into another. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** The states from which an order may go over into this one. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return (Object.keys(next) as OrderStatus[]).filter((from) => mayBecome(from, to));
}

/** The states in which an order's own shopper may still cancel it: nobody has begun to pack it. */
const cancellableByShopper: readonly OrderStatus[] = ['PENDING_PAYMENT', 'ON_HOLD'];

/** What decides whether an order may be cancelled. */
export interface CancelFacts {
  status: OrderStatus;
  paidMinor: number;
}

/**
 * Whether somebody may cancel the order: nobody cancels what is paid; that is paid back instead, and ends as refunded when the last
 * refund has gone through.
 */
export function mayCancel({ status, paidMinor }: CancelFacts, byShop: boolean): boolean {
  if (!byShop && !cancellableByShopper.includes(status)) return false;
  return mayBecome(status, 'CANCELLED') && paidMinor === 0;
}

/** The states in which an order that is not paid yet can be noted as paid by hand. */
export const payableByHand: readonly OrderStatus[] = ['ON_HOLD', 'PROCESSING', 'COMPLETED'];

/** How many pieces are refunded, or about to be: those of refunds that failed are not. */
export function refundedPieces(refunds: readonly { quantity: number; refund: { state: string } }[]): number {
  return refunds.reduce((sum, { quantity, refund }) => (refund.state === 'FAILED' ? sum : sum + quantity), 0);
}

/** Whether something, but not all, of what was paid is refunded or about to be. */
export function isPartiallyRefunded({ paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number }): boolean {
  return refundedMinor > 0 && refundedMinor < paidMinor;
}

/** What can still be paid back. */
export function refundableMinor({ paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number }): number {
  return paidMinor - refundedMinor;
}
