import { z } from 'zod';
import { idempotencyKey, paragraphs } from '../../platform/inputs/inputs.ts';
import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { IdempotencyMismatchError } from './checkout/errors.ts';
import { OrderNotFoundError } from './errors.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Internal staff notes on orders.

const noteInput = z.object({
  orderId: z.int(),
  text: paragraphs(2_000).refine((text) => text !== '', withText(says((t) => t.enterANote))),
  idempotencyKey,
});

/**
 * Adds a note to an order, only once per key.
 * @throws OrderNotFoundError, InvalidInputError for an empty note or one of more than 2,000 characters
 * @throws IdempotencyMismatchError when the key belongs to a different note
 */
export async function addOrderNote(
  shop: Shop,
  input: { orderId: number; text: string; idempotencyKey: string },
): Promise<{ orderId: number }> {
  const { orderId, text, idempotencyKey } = parseInput(noteInput, input);
  const actor = await actorOf(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const [order] = await tx.$queryRaw<{ number: number }[]>`SELECT "number" FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
      if (!order) throw new OrderNotFoundError();
      const earlier = await tx.orderNote.findFirst({ where: { orderId, idempotencyKey }, select: { text: true } });
      if (earlier && earlier.text !== text) throw new IdempotencyMismatchError();
      if (earlier) return;
      const { accountId } = actor;
      await tx.orderNote.create({ data: { orderId, text, idempotencyKey, accountId, at: shop.now }, select: { id: true } });
      const details = { order: order.number };
      await recordAudit(tx, shop, actor, { action: 'order.note', targetType: 'Order', targetIds: [orderId], details });
    }),
  );
  return { orderId };
}
