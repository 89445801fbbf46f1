import { StaleRecordError } from '../../../platform/errors/errors.ts';
import { actorOf, recordAudit, type Act, type Actor } from '../../../foundation/audit/audit.ts';
import { UnknownRecordError } from '../../../catalogue/editing/editing.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Offer } from '../../../generated/prisma/client.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { changeOffers } from '../operations.ts';

// How the staff change offers and merchants: one transaction holds the change, what is derived from it, the next revision by which every page
// is made anew, and its row of the audit log. Who may do it is seen to by the caller.

/** What an operation of the staff uses. */
export type OfferDesk = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** Does a change as a whole, again when it fell victim to another. @throws TryAgainError and what `work` throws */
export async function changeAtDesk<T>(shop: OfferDesk, work: (tx: Tx, actor: Actor) => Promise<{ value: T; act: Act }>): Promise<T> {
  const actor = await actorOf(shop);
  return changeOffers(shop, async (tx) => {
    const { value, act } = await work(tx, actor);
    await recordAudit(tx, shop, actor, act);
    return value;
  });
}

/**
 * An offer, locked until the transaction ends.
 * @param expectedVersion that was looked at; null for whatever it is
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
