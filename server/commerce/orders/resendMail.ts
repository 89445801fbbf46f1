import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { MailNotDueError, OrderNotFoundError } from './errors.ts';

// Resends emails that the shopper didn't receive or has lost.

/** Emails that can be resent. A refund's email states its own amount and isn't resent. */
const repeatableMails = ['placed', 'paid', 'completed', 'cancelled'] as const;
export type RepeatableMail = (typeof repeatableMails)[number];

const minuteMs = 60_000;

/**
 * Resends an email about an order to the order's address, with the current state of the order. At most one is sent per minute, however
 * often it is requested.
 * @throws OrderNotFoundError, MailNotDueError for an email about an event that hasn't happened
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
      // An order paid online is confirmed when it is paid or authorised (orderMail.ts).
      const causes = mail === 'placed' && order.payment ? ['paid', 'authorized'] : [mail];
      if ((await tx.orderEvent.count({ where: { orderId, kind: { in: causes } } })) === 0) throw new MailNotDueError(mail);
      await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: mail, again } });
      const details = { order: order.number, mail };
      await recordAudit(tx, shop, actor, { action: 'order.resendMail', targetType: 'Order', targetIds: [orderId], details });
    }),
  );
  return { orderId };
}
