import type { Subscriber } from '../generated/prisma/client.ts';
import { enqueue } from '../jobs/outbox.ts';
import type { Shop } from '../shop.ts';
import { countAttempt } from '../throttle.ts';
import { SubscriptionLinkError, type LinkFault } from './errors.ts';
import { isConfirmation, readConfirmationKey } from './links.ts';
import { confirmationMailLimit, signUpLimit } from './rules.ts';
import { isSuppressed } from './suppression.ts';

// The link of a mail that asks to confirm: what it is good for, and a new mail for whoever has come too late.

type Reader = Pick<Shop, 'db' | 'keys' | 'now'>;

/** How a link stands. */
export interface ConfirmationLink {
  /** Null where there is nobody to speak of: UNKNOWN. */
  subscriber: Subscriber | null;
  /** Null for a link that can confirm. */
  fault: LinkFault | null;
}

/** @param text the key in the link's address */
export async function confirmationLink({ db, keys, now }: Reader, text: string): Promise<ConfirmationLink> {
  const given = readConfirmationKey(text);
  const subscriber = given && (await db.prisma.subscriber.findUnique({ where: { id: given.id } }));
  if (!subscriber || !isConfirmation(keys, given, subscriber.pendingSince)) return { subscriber: null, fault: 'UNKNOWN' };
  if (subscriber.status !== 'PENDING') return { subscriber, fault: 'USED' };
  return { subscriber, fault: given.expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : null };
}

/** @throws SubscriptionLinkError for a link that cannot confirm (any more) */
export async function findByConfirmationKey(shop: Reader, text: string): Promise<Subscriber> {
  const { subscriber, fault } = await confirmationLink(shop, text);
  if (fault !== null || subscriber === null) throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  return subscriber;
}

/**
 * Asks anew, by a mail with a new link, whoever has an old one: they have had the mail, so that nobody else's mailbox is filled.
 * @throws SubscriptionLinkError where nothing waits to be confirmed; ThrottledError for a fourth mail a day
 */
export async function resendConfirmation(shop: Reader & Pick<Shop, 'address'>, text: string): Promise<Subscriber> {
  const { db, now } = shop;
  const { subscriber, fault } = await confirmationLink(shop, text);
  if (subscriber === null || fault === 'USED') throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  await countAttempt(db, { scope: 'newsletter', subject: shop.address, now, ...signUpLimit });
  await countAttempt(db, { scope: 'newsletter-mail', subject: subscriber.email, now, ...confirmationMailLimit });
  if (await isSuppressed(db, subscriber.email)) return subscriber;
  await db.prisma.$transaction((tx) =>
    enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId: subscriber.id, kind: 'confirm', askedAt: now.toISOString() } }),
  );
  return subscriber;
}
