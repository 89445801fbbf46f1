import type { Text } from '../../platform/i18n/text.ts';
import { actorOf, recordAudit, type Act } from '../audit/audit.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Creates the validation error of one field. */
export const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/**
 * Changes delivery, tax or payment settings: one transaction holds the change, its row of the audit log, and the next revision, which makes
 * every server reload the settings.
 * @throws TryAgainError and what `work` throws
 */
export async function changeSettings<T>(shop: Shop, work: (tx: Tx) => Promise<{ value: T; act: Act }>): Promise<T> {
  const actor = await actorOf(shop);
  const value = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // Changes are serialised, so that rules about all settings, such as that one payment method must remain, are checked against the
      // current state.
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
