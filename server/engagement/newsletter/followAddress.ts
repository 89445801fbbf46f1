import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { notifyIntegrations } from './integrations/deliveries.ts';
import { newSubscriberKey } from './links.ts';
import { dropRequests } from './requests.ts';
import { endSubscription } from './subscription.ts';

/** A change of an account's email address. */
export interface AddressChange {
  from: string;
  to: string;
  /** Computes the hashes of erased addresses (suppression.ts). */
  hash: (email: string) => string;
}

/**
 * Moves the newsletter subscription of an account to its new, just verified address; links in emails to the old address stop working. An
 * unconfirmed sign-up of the new address is replaced. If the new address is otherwise in the list, or was erased from it, the old
 * subscription ends instead: no more emails go to a mailbox that its owner has left.
 */
export async function followAddressWithin(tx: Tx, shop: Pick<Shop, 'now' | 'address'>, { from, to, hash }: AddressChange): Promise<void> {
  const subscriber = await tx.subscriber.findUnique({ where: { email: from } });
  if (!subscriber) return;
  const isSubscribed = subscriber.status === 'CONFIRMED';
  await dropRequests(tx, from);
  const isErased = (await tx.suppressedAddress.count({ where: { hash: hash(to) } })) > 0;
  // An unconfirmed sign-up, which anyone may have made, must not block the owner of both mailboxes.
  if (isSubscribed && !isErased) await tx.subscriber.deleteMany({ where: { email: to, status: 'PENDING' } });
  if (isErased || (await tx.subscriber.count({ where: { email: to } })) > 0) {
    await endSubscription(tx, shop, from, 'PREFERENCES');
    return;
  }
  if (isSubscribed) {
    await dropRequests(tx, to);
    // External services identify subscribers by address only.
    await notifyIntegrations(tx, shop, 'subscriber.unsubscribed', { ...subscriber, status: 'UNSUBSCRIBED' });
  }
  const moved = await tx.subscriber.update({ where: { id: subscriber.id }, data: { email: to, emailShown: to, key: newSubscriberKey() } });
  if (isSubscribed) await notifyIntegrations(tx, shop, 'subscriber.confirmed', moved);
}
