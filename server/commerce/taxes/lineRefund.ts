/** The data of an order line that a refund needs. */
export interface RefundableLine {
  quantity: number;
  lineMinor: number;
  discountMinor: number;
  /** Number of items already refunded. */
  refundedQuantity: number;
}

/**
 * The amount paid for further items of a line, after discounts. Over several refunds the amounts add up to exactly the whole line, however
 * it was split.
 */
export function lineRefundMinor({ quantity, lineMinor, discountMinor, refundedQuantity }: RefundableLine, pieces: number): number {
  const paid = lineMinor - discountMinor;
  const upTo = (count: number) => Math.floor((paid * count) / quantity);
  return upTo(refundedQuantity + pieces) - upTo(refundedQuantity);
}
