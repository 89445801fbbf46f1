import type { Subscriber, SubscriberRequest } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { mailboxOf } from './address.ts';
import { SubscriptionLinkError, type LinkFault } from './errors.ts';
import { confirmationEnd, readConfirmationKey } from './links.ts';
import { askToConfirm, findRequest } from './requests.ts';
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

interface ReadLink extends ConfirmationLink {
  /** Null for a link that nothing waits by. */
  request: SubscriberRequest | null;
}

async function readLink({ db, keys, now }: Reader, text: string): Promise<ReadLink> {
  const given = readConfirmationKey(keys, text);
  const subscriber = given && (await db.prisma.subscriber.findUnique({ where: { id: given.id } }));
  if (!subscriber) return { subscriber: null, request: null, fault: 'UNKNOWN' };
  const request = subscriber.status === 'CONFIRMED' ? null : await findRequest(db, subscriber, given);
  if (!request) return { subscriber, request, fault: 'USED' };
  return { subscriber, request, fault: confirmationEnd(request).getTime() <= now.getTime() ? 'EXPIRED' : null };
}

/** @param text the key in the link's address */
export function confirmationLink(shop: Reader, text: string): Promise<ConfirmationLink> {
  return readLink(shop, text);
}

/** @throws SubscriptionLinkError for a link that cannot confirm (any more) */
export async function findByConfirmationKey(shop: Reader, text: string): Promise<{ subscriber: Subscriber; request: SubscriberRequest }> {
  const { fault, subscriber, request } = await readLink(shop, text);
  if (fault !== null || subscriber === null || request === null) throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  return { subscriber, request };
}

/**
 * Asks anew, by a mail with a new link, whoever has an old one: they have had the mail, so that nobody else's mailbox is filled.
 * @throws SubscriptionLinkError where nothing waits to be confirmed; ThrottledError for a fourth mail a day
 */
export async function resendConfirmation(shop: Reader & Pick<Shop, 'address'>, text: string): Promise<Subscriber> {
  const { db, now } = shop;
  const { subscriber, request, fault } = await readLink(shop, text);
  if (subscriber === null || request === null) throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  await countAttempt(db, { scope: 'newsletter', subject: shop.address, now, ...signUpLimit });
  await countAttempt(db, { scope: 'newsletter-mail', subject: mailboxOf(subscriber.email), now, ...confirmationMailLimit });
  if (await isSuppressed(db, subscriber.email)) return subscriber;
  await db.prisma.$transaction((tx) => askToConfirm(tx, subscriber.id, { ...request, askedAt: now }));
  return subscriber;
}
