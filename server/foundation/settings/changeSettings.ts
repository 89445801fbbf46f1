import { actorOf, recordAudit, type Act } from '../audit/audit.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A refusal of one field. */
export const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

/**
 * Changes how the shop delivers, taxes or is paid: one transaction holds the change, its row of the audit log, and the next revision, by
 * which every server reads the settings anew.
 * @throws TryAgainError and what `work` throws
 */
export async function changeSettings<T>(shop: Shop, work: (tx: Tx) => Promise<{ value: T; act: Act }>): Promise<T> {
  const actor = await actorOf(shop);
  const value = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // One after the other: what depends on all of them, such as that one way to pay is left, is decided on what there is.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('souk.checkout-settings'))`;
      const done = await work(tx);
      await recordAudit(tx, shop, actor, done.act);
      await bumpRevision(tx);
      return done.value;
    }),
  );
  await shop.catalog.reload();
  return value;
}
