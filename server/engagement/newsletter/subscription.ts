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
import { tellIntegrations } from './integrations/deliveries.ts';
import { isSameKey, readLinkKey } from './links.ts';
import { dropRequests, grantRequest } from './requests.ts';
import { readName } from './rules.ts';
import { suppressionHash } from './suppression.ts';

// What the owner of a mailbox does with the links of our mails: confirm, leave, come back, be forgotten. Having the mail is the right
// to do so; nobody has to sign in.

type Caller = Pick<Shop, 'db' | 'now' | 'address'>;

/** What the page that asks to confirm may say: whose address it is. */
export async function pendingSubscription(shop: Pick<Shop, 'db' | 'keys' | 'now'>, key: string): Promise<Subscriber> {
  return (await findByConfirmationKey(shop, key)).subscriber;
}

/**
 * Takes an address into the list, since the owner of the mailbox wants it. The key is good once, for 48 hours.
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
      await tellIntegrations(tx, shop, 'subscriber.confirmed', confirmed);
      return confirmed;
    }),
  );
}

/**
 * Finds whose mails carry a key. Links stay good while a deletion can be undone, so that nobody comes back who has meanwhile left.
 * @throws SubscriptionLinkError for a key that nobody's mails carry
 */
export async function findByLinkKey({ db: { prisma } }: Pick<Shop, 'db'>, text: string): Promise<Subscriber> {
  const given = readLinkKey(text);
  if (!given) throw new SubscriptionLinkError('UNKNOWN');
  const where = { id: given.id };
  const subscriber =
    (await prisma.subscriber.findUnique({ where })) ??
    (await prisma.deletedSubscriber.findUnique({ where })) ??
    // A deletion that is undone between the two was seen by neither.
    (await prisma.subscriber.findUnique({ where }));
  if (!subscriber || !isSameKey(given.key, subscriber.key)) throw new SubscriptionLinkError('UNKNOWN');
  return subscriber;
}

/**
 * Ends the newsletter for whoever has one of its mails; done again, nothing more happens. There are no more mails from this moment.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function unsubscribe(shop: Caller, key: string, source: ConsentSource = 'PREFERENCES'): Promise<Subscriber> {
  const found = await findByLinkKey(shop, key);
  const ended = await withRetry(() => shop.db.prisma.$transaction((tx) => endSubscription(tx, shop, found.email, source)));
  return ended.find(({ id }) => id === found.id) ?? { ...found, status: 'UNSUBSCRIBED' };
}

/** What has the address and has not left: its record in the list, and deleted ones that could still come back. */
async function endRecords(tx: Tx, email: string, now: Date): Promise<Subscriber[]> {
  const where = { email, status: { not: 'UNSUBSCRIBED' as const } };
  const data = { status: 'UNSUBSCRIBED' as const, unsubscribedAt: now };
  const listed = await tx.subscriber.updateManyAndReturn({ where, data });
  const deleted = await tx.deletedSubscriber.updateManyAndReturn({ where, data });
  // A deletion that was undone between the two was seen by neither.
  return [...listed, ...deleted, ...(listed.length > 0 ? [] : await tx.subscriber.updateManyAndReturn({ where, data }))];
}

/**
 * The same within a transaction, such as that of an account's page or of an import.
 * @param email as `Subscriber.email` has it
 * @returns the records that had not left before
 */
export async function endSubscription(
  tx: Tx,
  shop: Pick<Shop, 'now' | 'address'>,
  email: string,
  source: ConsentSource,
): Promise<Subscriber[]> {
  const ended = await endRecords(tx, email, shop.now);
  // Nor does a mail that is still on its way bring them back.
  await dropRequests(tx, email);
  for (const subscriber of ended) {
    await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'WITHDRAWN', source, subscriberId: subscriber.id }]);
    await tellIntegrations(tx, shop, 'subscriber.unsubscribed', subscriber);
  }
  return ended;
}

/** Puts a deleted record back into the list for its owner, whose word counts more than what strangers have asked meanwhile. */
async function bringBack(tx: Tx, { id, email }: Subscriber): Promise<void> {
  if ((await tx.deletedSubscriber.count({ where: { id, status: 'UNSUBSCRIBED' } })) === 0) return;
  await tx.subscriber.deleteMany({ where: { email, status: 'PENDING' } });
  await tx.$executeRaw(moveOneBack(id));
}

/**
 * Takes somebody back who has left: they have a mail of ours, so that the mailbox is theirs.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function resubscribe(shop: Caller, key: string): Promise<Subscriber> {
  const found = await findByLinkKey(shop, key);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await bringBack(tx, found);
      const [back] = await tx.subscriber.updateManyAndReturn({
        where: { email: found.email, status: 'UNSUBSCRIBED' },
        data: { status: 'CONFIRMED', confirmedAt: shop.now, unsubscribedAt: null },
      });
      if (!back) return found;
      const [wording] = newsletterWordings.A;
      await recordConsents(tx, shop, [{ kind: 'NEWSLETTER', act: 'GIVEN', source: 'PREFERENCES', subscriberId: back.id, wording }]);
      await tellIntegrations(tx, shop, 'subscriber.confirmed', back);
      return back;
    }),
  );
}

/**
 * Takes another name down, or none.
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
 * Forgets somebody who asks for it: the record goes, and a hash keeps the address from ever being written to again.
 * @throws SubscriptionLinkError, TryAgainError
 */
export async function eraseByLink(shop: Caller, key: string): Promise<void> {
  const { email } = await findByLinkKey(shop, key);
  const hash = (await suppressionHash(shop.db))(email);
  await withRetry(() => shop.db.prisma.$transaction((tx) => forgetSubscriber(tx, shop, { email, hash }, 'PREFERENCES')));
}
