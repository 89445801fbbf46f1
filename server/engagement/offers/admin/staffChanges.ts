import { StaleRecordError } from '../../../platform/errors/errors.ts';
import { actorOf, recordAudit, type Act, type Actor } from '../../../foundation/audit/audit.ts';
import { UnknownRecordError } from '../../../catalogue/editing/editing.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Offer } from '../../../generated/prisma/client.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { changeOffers } from '../operations.ts';

// How staff change offers and merchants: one transaction holds the change, the derived data, the next revision (which refreshes every page)
// and the audit log entry. The caller checks rights.

/** The part of the request context that staff operations use. */
export type OfferAdminContext = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/**
 * Runs a change in one transaction, which is retried after a conflict with another one.
 * @param work returns `productIds` if the change is visible only with offers, and with these products
 * @throws TryAgainError and errors of `work`
 */
export async function runStaffChange<T>(
  shop: OfferAdminContext,
  work: (tx: Tx, actor: Actor) => Promise<{ value: T; act: Act; productIds?: readonly number[] }>,
): Promise<T> {
  const actor = await actorOf(shop);
  const { value } = await changeOffers(
    shop,
    async (tx) => {
      const done = await work(tx, actor);
      await recordAudit(tx, shop, actor, done.act);
      return done;
    },
    ({ productIds }) => productIds ?? null,
  );
  return value;
}

/**
 * Loads an offer and locks it until the transaction ends.
 * @param expectedVersion the version that the caller has seen; null for any
 * @throws UnknownRecordError, StaleRecordError
 */
export async function lockOffer(tx: Tx, id: number, expectedVersion: number | null): Promise<Offer> {
  await tx.$executeRaw`SELECT 1 FROM "Offer" WHERE "id" = ${id}::int FOR NO KEY UPDATE`;
  const offer = await tx.offer.findUnique({ where: { id } });
  if (!offer) throw new UnknownRecordError('offer');
  if (expectedVersion !== null && offer.version !== expectedVersion)
    throw new StaleRecordError({ ...offer, name: offer.title, record: { type: 'AdminOffer', id: offer.id } });
  return offer;
}
