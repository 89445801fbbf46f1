import type { Db } from '../../platform/database/db.ts';
import type { NewsletterMail } from '../../platform/jobs/outbox.ts';
import type { NewsletterMailFacts } from './mails/facts.ts';
import type { SigningKeys } from '../../platform/crypto/signing.ts';
import { confirmationKey, linkKey } from './links.ts';
import { confirmPath, preferencesPath, unsubscribePath, withKey } from './paths.ts';
import { findRequest } from './requests.ts';
import { mailShop, shopTimeZone } from '../../foundation/settings/settings.ts';
import { isSuppressed } from './suppression.ts';

/**
 * Reads all data of a newsletter email at the time of sending.
 * @param publicUrl the shop's URL, for links
 * @returns null when the email must not be sent (any longer): confirmed addresses aren't asked again, and unsubscribed or erased ones get no
 * email
 */
export async function readNewsletterMail(
  db: Db,
  keys: SigningKeys,
  { subscriberId, kind, askedAt }: NewsletterMail,
  publicUrl: string,
): Promise<NewsletterMailFacts | null> {
  const subscriber = await db.prisma.subscriber.findUnique({ where: { id: subscriberId } });
  if (!subscriber || (subscriber.status === 'CONFIRMED') !== (kind === 'welcome')) return null;
  const { id, email } = subscriber;
  const confirmation = { id, askedAt: new Date(askedAt) };
  if (kind === 'confirm' && !(await findRequest(db, subscriber, confirmation))) return null;
  if (await isSuppressed(db, email)) return null;
  const url = (path: string, key: string) => `${publicUrl}${withKey(path, key)}`;
  const key = linkKey(subscriber);
  return {
    key: `newsletter-${kind}-${id}-${Date.parse(askedAt)}`,
    email,
    shop: await mailShop(db, `newsletter.${kind}`),
    askedAt: confirmation.askedAt,
    timeZone: await shopTimeZone(db.prisma),
    ...(kind === 'confirm'
      ? { kind, confirmUrl: url(confirmPath, confirmationKey(keys, confirmation)) }
      : { kind, preferencesUrl: url(preferencesPath, key), offUrl: url(unsubscribePath, key) }),
  };
}
