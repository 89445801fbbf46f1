import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { forgetSubscriber } from './erase.ts';
import { suppressionHash } from './suppression.ts';

/**
 * Permanently erases a subscriber on request.
 * @returns whether there was one
 * @throws TryAgainError
 */
export async function deleteSubscriberData(
  shop: Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>,
  id: number,
): Promise<boolean> {
  const hash = await suppressionHash(shop.db);
  const actor = await actorOf(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const found =
        (await tx.subscriber.findUnique({ where: { id }, select: { email: true } })) ??
        (await tx.deletedSubscriber.findUnique({ where: { id }, select: { email: true } }));
      if (!found) return false;
      await forgetSubscriber(tx, shop, { email: found.email, hash: hash(found.email) }, 'ADMIN');
      await recordAudit(tx, shop, actor, { action: 'subscriber.erase', targetType: 'Subscriber', targetIds: [id] });
      return true;
    }),
  );
}
