import type { Subscriber, SubscriberRequest } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { mailboxOf } from './address.ts';
import { SubscriptionLinkError, type LinkFault } from './errors.ts';
import { confirmationEnd, readConfirmationKey } from './links.ts';
import { requestConfirmation, findRequest } from './requests.ts';
import { confirmationMailLimit, signUpLimit } from './rules.ts';
import { isSuppressed } from './suppression.ts';

// Confirmation links in emails: validates them, and sends a new email for an expired link.

type Reader = Pick<Shop, 'db' | 'keys' | 'now'>;

/** The state of a link. */
export interface ConfirmationLink {
  /** Null when the fault is UNKNOWN. */
  subscriber: Subscriber | null;
  /** Null for a link that can still confirm. */
  fault: LinkFault | null;
}

interface ReadLink extends ConfirmationLink {
  /** Null when the link belongs to no pending request. */
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

/**
 * Reads the state of a confirmation link.
 * @param text the key in the link's URL
 */
export function confirmationLink(shop: Reader, text: string): Promise<ConfirmationLink> {
  return readLink(shop, text);
}

/** @throws SubscriptionLinkError for a link that can't confirm (any longer) */
export async function findByConfirmationKey(shop: Reader, text: string): Promise<{ subscriber: Subscriber; request: SubscriberRequest }> {
  const { fault, subscriber, request } = await readLink(shop, text);
  if (fault !== null || subscriber === null || request === null) throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  return { subscriber, request };
}

/**
 * Sends a new confirmation email to the holder of an old link: they have received the earlier email, so this can't flood another person's
 * mailbox.
 * @throws SubscriptionLinkError when no request is pending; ThrottledError for a fourth email a day
 */
export async function resendConfirmation(shop: Reader & Pick<Shop, 'address'>, text: string): Promise<Subscriber> {
  const { db, now } = shop;
  const { subscriber, request, fault } = await readLink(shop, text);
  if (subscriber === null || request === null) throw new SubscriptionLinkError(fault ?? 'UNKNOWN');
  await countAttempt(db, { scope: 'newsletter', subject: shop.address, now, ...signUpLimit });
  await countAttempt(db, { scope: 'newsletter-mail', subject: mailboxOf(subscriber.email), now, ...confirmationMailLimit });
  if (await isSuppressed(db, subscriber.email)) return subscriber;
  await db.prisma.$transaction((tx) => requestConfirmation(tx, subscriber.id, { ...request, askedAt: now }));
  return subscriber;
}
