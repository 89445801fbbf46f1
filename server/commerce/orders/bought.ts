import type { Tx } from '../../platform/database/db.ts';

/** A buyer as orders identify them; a guest has no account. */
export interface Buyer {
  accountId: number | null;
  visitorId: number | null;
}

/**
 * Whether the buyer has ordered a product or one of its variations. Cancelled and failed orders, and those with an open card payment, don't
 * count.
 */
export async function hasBought(tx: Tx, { accountId, visitorId }: Buyer, productId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Product" p
    JOIN "OrderLine" l ON l."productId" = p."id"
    JOIN "Order" o ON o."id" = l."orderId"
    WHERE (p."id" = ${productId}::int OR p."parentId" = ${productId}::int)
      AND (o."accountId" = ${accountId}::int OR o."visitorId" = ${visitorId}::int)
      AND o."status" NOT IN ('CANCELLED', 'FAILED', 'PENDING_PAYMENT')
    LIMIT 1`;
  return rows.length > 0;
}
