import { recordConsents } from '../consent/consent.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { ConsentSource, Subscriber } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { dropPayloads, tellIntegrations } from './integrations/deliveries.ts';
import { dropRequests } from './requests.ts';
import { suppress } from './suppression.ts';

/** An address and the hash that is kept of it (`suppressionHash`). */
export interface ErasedAddress {
  /** As `Subscriber.email` has it. */
  email: string;
  hash: string;
}

/**
 * Erases an address from the newsletter (SAFETY 1.12): its record, deleted ones that could still come back, rows of files that are
 * being imported, and what is on its way to other services, which are told to forget it too. The ledger of consents keeps a number
 * that nobody has any more. Also for an address that is not in the list: it is not imported or written to afterwards.
 * @param tx of the whole erasure, such as that of an account
 * @returns the number that the record had; null when there was none
 */
export async function forgetSubscriber(
  tx: Tx,
  shop: Pick<Shop, 'now' | 'address'>,
  { email, hash }: ErasedAddress,
  source: ConsentSource,
): Promise<number | null> {
  await suppress(tx, hash, shop.now);
  await tx.subscriberImportRow.deleteMany({ where: { email: { equals: email, mode: 'insensitive' } } });
  await dropRequests(tx, email);
  const gone: Subscriber[] = [];
  for (const deleted of await tx.deletedSubscriber.findMany({ where: { email } })) {
    const { count } = await tx.deletedSubscriber.deleteMany({ where: { id: deleted.id } });
    if (count > 0) gone.push(deleted);
  }
  // After those, so that one whose deletion is undone at this moment is seen here.
  const subscriber = await tx.subscriber.findUnique({ where: { email } });
  const { count } = await tx.subscriber.deleteMany({ where: { email } });
  if (subscriber && count > 0) gone.push(subscriber);
  for (const record of gone) {
    await dropPayloads(tx, record.id);
    await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'WITHDRAWN', source, subscriberId: record.id }]);
    await tellIntegrations(tx, shop, 'subscriber.erased', record);
  }
  return gone.at(-1)?.id ?? null;
}
