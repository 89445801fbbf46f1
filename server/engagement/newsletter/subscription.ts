import { recordConsents, newsletterWordings } from '../consent/consent.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { ConsentSource, Subscriber } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { findByConfirmationKey } from './confirmationLink.ts';
import { moveOneBack } from './deletedRows.ts';
import { InvalidNameError, SubscriptionLinkError } from './errors.ts';
import { forgetSubscriber } from './erase.ts';
import { notifyIntegrations } from './integrations/deliveries.ts';
import { isSameKey, readLinkKey } from './links.ts';
import { dropRequests, grantRequest } from './requests.ts';
import { readName } from './rules.ts';
import { suppressionHash } from './suppression.ts';

// What mailbox owners do through the links in emails: confirm, unsubscribe, resubscribe, be erased. Having the email is sufficient
// authorisation; no sign-in is needed.

type Caller = Pick<Shop, 'db' | 'now' | 'address'>;

/** The subscriber to show on the confirmation page. */
export async function pendingSubscription(shop: Pick<Shop, 'db' | 'keys' | 'now'>, key: string): Promise<Subscriber> {
  return (await findByConfirmationKey(shop, key)).subscriber;
}

/**
 * Confirms the subscription of a mailbox owner. The key works once, within 48 hours.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function confirmSubscription(shop: Caller & Pick<Shop, 'keys'>, key: string): Promise<Subscriber> {
  const { subscriber, request } = await findByConfirmationKey(shop, key);
  const { id } = subscriber;
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const confirmed = await grantRequest(tx, id, request.askedAt, shop.now);
      if (!confirmed) throw new SubscriptionLinkError('USED');
      await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'CONFIRMED', source: 'FORM', subscriberId: id, scope: request.variant }]);
      await enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId: id, kind: 'welcome', askedAt: shop.now.toISOString() } });
      await notifyIntegrations(tx, shop, 'subscriber.confirmed', confirmed);
      return confirmed;
    }),
  );
}

/**
 * Finds the subscriber of a link key. Links of deleted subscribers stay valid while the deletion can be undone, so that an undo doesn't
 * restore anyone who has unsubscribed in the meantime.
 * @throws SubscriptionLinkError for an unknown key
 */
export async function findByLinkKey({ db: { prisma } }: Pick<Shop, 'db'>, text: string): Promise<Subscriber> {
  const given = readLinkKey(text);
  if (!given) throw new SubscriptionLinkError('UNKNOWN');
  const where = { id: given.id };
  const subscriber =
    (await prisma.subscriber.findUnique({ where })) ??
    (await prisma.deletedSubscriber.findUnique({ where })) ??
    // A subscriber whose deletion is undone between the two queries is found by neither.
    (await prisma.subscriber.findUnique({ where }));
  if (!subscriber || !isSameKey(given.key, subscriber.key)) throw new SubscriptionLinkError('UNKNOWN');
  return subscriber;
}

/**
 * Unsubscribes the holder of a link, effective immediately; a repeated call changes nothing.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function unsubscribe(shop: Caller, key: string, source: ConsentSource = 'PREFERENCES'): Promise<Subscriber> {
  const found = await findByLinkKey(shop, key);
  const ended = await withRetry(() => shop.db.prisma.$transaction((tx) => endSubscription(tx, shop, found.email, source)));
  return ended.find(({ id }) => id === found.id) ?? { ...found, status: 'UNSUBSCRIBED' };
}

/**
 * Unsubscribes all records of the address that aren't unsubscribed yet: the one in the list, and deleted ones that could still be restored.
 */
async function endRecords(tx: Tx, email: string, now: Date): Promise<Subscriber[]> {
  const where = { email, status: { not: 'UNSUBSCRIBED' as const } };
  const data = { status: 'UNSUBSCRIBED' as const, unsubscribedAt: now };
  const listed = await tx.subscriber.updateManyAndReturn({ where, data });
  const deleted = await tx.deletedSubscriber.updateManyAndReturn({ where, data });
  // A record whose deletion is undone between the two updates is found by neither.
  return [...listed, ...deleted, ...(listed.length > 0 ? [] : await tx.subscriber.updateManyAndReturn({ where, data }))];
}

/**
 * Unsubscribes an address within a transaction, such as that of an account's page or of an import.
 * @param email in the form of `Subscriber.email`
 * @returns the records that weren't unsubscribed before
 */
export async function endSubscription(
  tx: Tx,
  shop: Pick<Shop, 'now' | 'address'>,
  email: string,
  source: ConsentSource,
): Promise<Subscriber[]> {
  const ended = await endRecords(tx, email, shop.now);
  // A confirmation email that is still on its way must not resubscribe the address either.
  await dropRequests(tx, email);
  for (const subscriber of ended) {
    await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'WITHDRAWN', source, subscriberId: subscriber.id }]);
    await notifyIntegrations(tx, shop, 'subscriber.unsubscribed', subscriber);
  }
  return ended;
}

/** Restores a deleted record for its owner, whose request takes precedence over pending requests by strangers. */
async function restoreSubscriber(tx: Tx, { id, email }: Subscriber): Promise<void> {
  if ((await tx.deletedSubscriber.count({ where: { id, status: 'UNSUBSCRIBED' } })) === 0) return;
  await tx.subscriber.deleteMany({ where: { email, status: 'PENDING' } });
  await tx.$executeRaw(moveOneBack(id));
}

/**
 * Resubscribes an unsubscribed address: having an email proves that the mailbox belongs to the caller.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function resubscribe(shop: Caller, key: string): Promise<Subscriber> {
  const found = await findByLinkKey(shop, key);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await restoreSubscriber(tx, found);
      const [back] = await tx.subscriber.updateManyAndReturn({
        where: { email: found.email, status: 'UNSUBSCRIBED' },
        data: { status: 'CONFIRMED', confirmedAt: shop.now, unsubscribedAt: null },
      });
      if (!back) return found;
      const [wording] = newsletterWordings.A;
      await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'GIVEN', source: 'PREFERENCES', subscriberId: back.id, wording }]);
      await notifyIntegrations(tx, shop, 'subscriber.confirmed', back);
      return back;
    }),
  );
}

/**
 * Changes or removes the subscriber's name.
 * @throws SubscriptionLinkError, InvalidNameError
 */
export async function renameSubscriber(shop: Pick<Shop, 'db'>, { key, name: given }: { key: string; name: string }): Promise<Subscriber> {
  const name = readName(given);
  if (name === undefined) throw new InvalidNameError();
  const { id } = await findByLinkKey(shop, key);
  const { subscriber, deletedSubscriber } = shop.db.prisma;
  const change = { where: { id }, data: { name } };
  const [renamed] = [...(await subscriber.updateManyAndReturn(change)), ...(await deletedSubscriber.updateManyAndReturn(change))];
  if (!renamed) throw new SubscriptionLinkError('UNKNOWN');
  return renamed;
}

/**
 * Erases a subscriber on request: the record is deleted, and a hash suppresses all further emails to the address.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function eraseByLink(shop: Caller, key: string): Promise<void> {
  const { email } = await findByLinkKey(shop, key);
  const hash = (await suppressionHash(shop.db))(email);
  await withRetry(() => shop.db.prisma.$transaction((tx) => forgetSubscriber(tx, shop, { email, hash }, 'PREFERENCES')));
}
