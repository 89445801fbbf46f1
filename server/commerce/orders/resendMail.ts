import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { MailNotDueError, OrderNotFoundError } from './errors.ts';

// A mail that the shopper did not get, or has lost.

/** What may be sent again. A refund's mail names its own amount and is not repeated. */
const repeatableMails = ['placed', 'paid', 'completed', 'cancelled'] as const;
export type RepeatableMail = (typeof repeatableMails)[number];

const minuteMs = 60_000;

/**
 * Sends a mail about an order once more, to the address of the order, saying how the order stands now. Within a minute it goes out once,
 * however often it is asked for.
 * @throws OrderNotFoundError, MailNotDueError for a mail about something that has not happened
 */
export async function resendOrderMail(
  shop: Shop,
  { orderId, mail }: { orderId: number; mail: RepeatableMail },
): Promise<{ orderId: number }> {
  const actor = await actorOf(shop);
  const again = Math.floor(shop.now.getTime() / minuteMs);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const order = await tx.order.findUnique({ where: { id: orderId }, select: { number: true, payment: { select: { state: true } } } });
      if (!order) throw new OrderNotFoundError();
      // An order that is paid online is confirmed when it is paid (orderMail.ts).
      const cause = mail === 'placed' && order.payment ? 'paid' : mail;
      if ((await tx.orderEvent.count({ where: { orderId, kind: cause } })) === 0) throw new MailNotDueError(mail);
      await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: mail, again } });
      const details = { order: order.number, mail };
      await recordAudit(tx, shop, actor, { action: 'order.resendMail', targetType: 'Order', targetIds: [orderId], details });
    }),
  );
  return { orderId };
}
