import { ownAccount } from '../../foundation/accounts/accounts.ts';
import { recordConsents, newsletterWording } from '../consent/consent.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Account, Subscriber } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { AddressErasedError, EmailNotVerifiedError } from './errors.ts';
import { notifyIntegrations } from './integrations/deliveries.ts';
import { newSubscriberKey } from './links.ts';
import { dropRequests } from './requests.ts';
import { accountChoiceLimit } from './rules.ts';
import { endSubscription } from './subscription.ts';
import { isSuppressed } from './suppression.ts';

// Newsletter subscription by account holders (row 142). Signing in to an account with a verified email address already proves twice that
// the mailbox belongs to the owner, so no confirmation email is needed.

type Owner = Pick<Account, 'email' | 'emailVerifiedAt'>;

/** The page of the choice, for the consent ledger. */
const page = '/account/newsletter/';

/** The account's own subscriber; null if there is none, or the address isn't verified and may belong to another person. */
export async function subscriptionOf({ db }: Pick<Shop, 'db'>, { email, emailVerifiedAt }: Owner): Promise<Subscriber | null> {
  return emailVerifiedAt === null ? null : db.prisma.subscriber.findUnique({ where: { email } });
}

/** The account holder's choice. */
export interface NewsletterChoice {
  isSubscribed: boolean;
  /** Version of the wording that the page showed; defaults to the current one. */
  wordingVersion?: string | null;
}

interface OptIn {
  account: Account;
  wordingVersion: string | null | undefined;
  visitorId: number | null;
}

/**
 * A single statement inserts a row or reactivates the existing one. Data of a row that was never confirmed may come from strangers, so all
 * of it is replaced.
 * @returns null for an address that is already subscribed
 */
async function writeOptIn(tx: Tx, email: string, now: Date): Promise<{ id: number; isFirst: boolean } | null> {
  const [row] = await tx.$queryRaw<{ id: number; isFirst: boolean }[]>`
    WITH before AS (SELECT "confirmedAt" FROM "Subscriber" WHERE "email" = ${email})
    INSERT INTO "Subscriber" AS s ("email", "emailShown", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince", "confirmedAt")
    VALUES (${email}, ${email}, 'CONFIRMED', 'account', 'A', ${page}, ${newSubscriberKey()}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT ("email") DO UPDATE SET "status" = 'CONFIRMED', "confirmedAt" = excluded."confirmedAt", "unsubscribedAt" = NULL,
      "emailShown" = excluded."emailShown", "name" = CASE WHEN s."confirmedAt" IS NOT NULL THEN s."name" END,
      "placement" = excluded."placement", "variant" = excluded."variant", "pageLink" = excluded."pageLink"
    WHERE s."status" <> 'CONFIRMED'
    RETURNING "id", NOT EXISTS (SELECT FROM before WHERE "confirmedAt" IS NOT NULL) AS "isFirst"`;
  return row ?? null;
}

async function optInWithin(tx: Tx, shop: Shop, { account, wordingVersion, visitorId }: OptIn): Promise<void> {
  const written = await writeOptIn(tx, account.email, shop.now);
  if (!written) return;
  await dropRequests(tx, account.email);
  const { id, isFirst } = written;
  const wording = newsletterWording('A', wordingVersion);
  await recordConsents(tx, shop, [
    {
      kind: 'NEWSLETTER',
      act: 'GIVEN',
      source: 'PREFERENCES',
      subscriberId: id,
      accountId: account.id,
      visitorId,
      scope: 'A',
      page,
      wording,
    },
  ]);
  // The welcome email contains the unsubscribe links. Returning subscribers already have it.
  if (isFirst)
    await enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId: id, kind: 'welcome', askedAt: shop.now.toISOString() } });
  await notifyIntegrations(tx, shop, 'subscriber.confirmed', await tx.subscriber.findUniqueOrThrow({ where: { id } }));
}

/**
 * Subscribes or unsubscribes the caller's address. Repeating the same choice changes nothing.
 * @throws SignInRequiredError, EmailNotVerifiedError, AddressErasedError, ThrottledError, TryAgainError
 */
export async function setNewsletterSubscription(shop: Shop, { isSubscribed, wordingVersion }: NewsletterChoice): Promise<void> {
  const account = await ownAccount(shop);
  if (account.emailVerifiedAt === null) throw new EmailNotVerifiedError();
  await countAttempt(shop.db, { scope: 'newsletter-choice', subject: String(account.id), now: shop.now, ...accountChoiceLimit });
  if (isSubscribed) {
    // The owner had this address erased permanently: only they can have that reversed, with the shop's help.
    if (await isSuppressed(shop.db, account.email)) throw new AddressErasedError();
    const visitorId = await shop.visitor.current();
    await withRetry(() => shop.db.prisma.$transaction((tx) => optInWithin(tx, shop, { account, wordingVersion, visitorId })));
    return;
  }
  await withRetry(() => shop.db.prisma.$transaction((tx) => endSubscription(tx, shop, account.email, 'PREFERENCES')));
}
