import { recordConsents } from '../consent/consent.ts';
import type { Tx } from '../../platform/database/db.ts';
import { literalPattern } from '../../platform/database/patterns.ts';
import type { ConsentSource, Subscriber } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { dropPayloads, notifyIntegrations } from './integrations/deliveries.ts';
import { dropRequests } from './requests.ts';
import { suppress } from './suppression.ts';

/** An address and its stored hash (`suppressionHash`). */
export interface ErasedAddress {
  /** In the form of `Subscriber.email`. */
  email: string;
  hash: string;
}

/**
 * Erases an address from the newsletter (SAFETY 1.12): its subscriber, deleted records that could still be restored, rows of running
 * imports, and pending deliveries to other services, which are told to erase it too. The consent ledger retains only an ID that belongs to
 * no record any longer. Also works for an address that isn't in the list, which is then never imported or emailed.
 * @param tx of the whole erasure, such as that of an account
 * @returns the former ID of the subscriber; null if there was none
 */
export async function forgetSubscriber(
  tx: Tx,
  shop: Pick<Shop, 'now' | 'address'>,
  { email, hash }: ErasedAddress,
  source: ConsentSource,
): Promise<number | null> {
  await suppress(tx, hash, shop.now);
  await tx.subscriberImportRow.deleteMany({ where: { email: { equals: literalPattern(email), mode: 'insensitive' } } });
  await dropRequests(tx, email);
  const gone: Subscriber[] = [];
  for (const deleted of await tx.deletedSubscriber.findMany({ where: { email } })) {
    const { count } = await tx.deletedSubscriber.deleteMany({ where: { id: deleted.id } });
    if (count > 0) gone.push(deleted);
  }
  // After the deleted records, so that a record being restored concurrently is found here.
  const subscriber = await tx.subscriber.findUnique({ where: { email } });
  const { count } = await tx.subscriber.deleteMany({ where: { email } });
  if (subscriber && count > 0) gone.push(subscriber);
  for (const record of gone) {
    await dropPayloads(tx, record.id);
    await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'WITHDRAWN', source, subscriberId: record.id }]);
    await notifyIntegrations(tx, shop, 'subscriber.erased', record);
  }
  return gone.at(-1)?.id ?? null;
}
