import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { tellIntegrations } from './integrations/deliveries.ts';
import { newSubscriberKey } from './links.ts';
import { dropRequests } from './requests.ts';
import { endSubscription } from './subscription.ts';

/** An account's change of address. */
export interface AddressChange {
  from: string;
  to: string;
  /** Makes the hashes of erased addresses (suppression.ts). */
  hash: (email: string) => string;
}

/**
 * Takes the newsletter of an account along to its new address, which was just confirmed; links of mails to the old one are worth nothing
 * then. A sign-up of the new address that nobody has confirmed gives way. Where it is in the list otherwise, or was erased from it, the old
 * record is ended instead: no mail goes on to a mailbox that its owner has left.
 */
export async function followAddressWithin(tx: Tx, shop: Pick<Shop, 'now' | 'address'>, { from, to, hash }: AddressChange): Promise<void> {
  const subscriber = await tx.subscriber.findUnique({ where: { email: from } });
  if (!subscriber) return;
  const isSubscribed = subscriber.status === 'CONFIRMED';
  await dropRequests(tx, from);
  const isErased = (await tx.suppressedAddress.count({ where: { hash: hash(to) } })) > 0;
  // What anybody may have signed up does not keep the owner of both mailboxes out.
  if (isSubscribed && !isErased) await tx.subscriber.deleteMany({ where: { email: to, status: 'PENDING' } });
  if (isErased || (await tx.subscriber.count({ where: { email: to } })) > 0) {
    await endSubscription(tx, shop, from, 'PREFERENCES');
    return;
  }
  if (isSubscribed) {
    await dropRequests(tx, to);
    // Services know somebody by the address alone.
    await tellIntegrations(tx, shop, 'subscriber.unsubscribed', { ...subscriber, status: 'UNSUBSCRIBED' });
  }
  const moved = await tx.subscriber.update({ where: { id: subscriber.id }, data: { email: to, emailShown: to, key: newSubscriberKey() } });
  if (isSubscribed) await tellIntegrations(tx, shop, 'subscriber.confirmed', moved);
}
