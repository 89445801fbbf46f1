/** What a refund needs to know of an order line. */
export interface RefundableLine {
  quantity: number;
  lineMinor: number;
  discountMinor: number;
  /** Pieces for which money was given back already. */
  refundedQuantity: number;
}

/**
 * What further pieces of a line were paid for, discounts taken off. Over several refunds the parts add up to exactly the whole line,
 * whatever it was divided into.
 */
export function lineRefundMinor({ quantity, lineMinor, discountMinor, refundedQuantity }: RefundableLine, pieces: number): number {
  const paid = lineMinor - discountMinor;
  const upTo = (count: number) => Math.floor((paid * count) / quantity);
  return upTo(refundedQuantity + pieces) - upTo(refundedQuantity);
}
