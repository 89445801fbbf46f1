import { withRetry } from '../../platform/database/retry.ts';
import { ShopError } from '../../platform/errors/errors.ts';
import { cancelLocked } from './cancel.ts';
import type { Settling } from './settle.ts';
import { inDefaultLanguage } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** How long an order waits for its bank transfer before its reservations are released: two weeks, in milliseconds. */
export const transferPatienceMs = 14 * 24 * 60 * 60 * 1_000;

const batch = 50;
// Stored with the order.
const reason = inDefaultLanguage(says((t) => t.bankTransferDidntArrive));

/**
 * Cancels orders whose transfer hasn't arrived, at most one batch, and releases what they reserved. Several servers may run this
 * concurrently: each order is cancelled once.
 */
export async function cancelUnpaid(shop: Settling): Promise<{ cancelled: number; hasMore: boolean }> {
  const { db, now } = shop;
  const due = await db.prisma.order.findMany({
    // Orders that staff have shipped without waiting are theirs to settle.
    where: { status: 'ON_HOLD', fulfilment: 'UNFULFILLED', placedAt: { lte: new Date(now.getTime() - transferPatienceMs) } },
    orderBy: { placedAt: 'asc' },
    take: batch,
    select: { id: true },
  });
  let cancelled = 0;
  for (const { id: orderId } of due) {
    try {
      const { catalogChanged } = await withRetry(() =>
        db.prisma.$transaction((tx) => cancelLocked(tx, { orderId, byShop: true, reason, now, isConfirmed: true, actor: null })),
      );
      if (catalogChanged) await shop.catalog.reload();
      cancelled += 1;
    } catch (error) {
      // The order was paid in the meantime; any other error is a fault.
      if (!(error instanceof ShopError)) throw error;
    }
  }
  return { cancelled, hasMore: due.length === batch && cancelled > 0 };
}
