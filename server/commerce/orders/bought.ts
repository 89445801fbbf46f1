import type { Tx } from '../../platform/database/db.ts';

/** Somebody as orders know them; a guest has no account. */
export interface Buyer {
  accountId: number | null;
  visitorId: number | null;
}

/**
 * Whether somebody has ordered a product here, or one of its variations. Orders that were cancelled or failed, and those whose card
 * payment is still open, do not count.
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
