import { createHash } from 'node:crypto';
import { mailShop } from '../../../foundation/settings/settings.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DealMail } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { offerPath, submitDealPath } from '../rules.ts';

/** All data of the email about a decision on a submitted deal. Texts are unescaped. */
export interface DealMailFacts {
  kind: 'published' | 'rejected';
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  /** As submitted. */
  title: string;
  /** Why the deal was rejected, with line breaks; empty if it was published. */
  reason: string;
  /** URL of the published deal; null if it was rejected or hasn't started. */
  offerUrl: string | null;
  /** Where shoppers see what became of their deals. */
  ownDealsUrl: string;
}

/**
 * Reads the content of the email at the time of sending. A submission is decided once, so its ID and state make the email unique.
 * @param publicUrl the shop's URL, for links
 * @returns null when the email must not be sent (any longer): the account was erased or blocked, its address isn't confirmed, or the
 * published deal has been withdrawn
 */
export async function readDealMail(db: Db, { submissionId }: DealMail, publicUrl: string): Promise<DealMailFacts | null> {
  const submission = await db.prisma.dealSubmission.findUnique({
    where: { id: submissionId, status: { not: 'PENDING' } },
    select: {
      status: true,
      title: true,
      linkKey: true,
      reason: true,
      offer: { select: { slug: true, status: true, pendingStartsAt: true } },
      account: { select: { email: true, emailVerifiedAt: true, lockedAt: true } },
    },
  });
  // Anyone can sign up with a stranger's address, and choose the title.
  if (!submission || submission.account.emailVerifiedAt === null || submission.account.lockedAt !== null) return null;
  const { status, title, linkKey, reason, offer, account } = submission;
  const kind = status === 'PUBLISHED' ? 'published' : 'rejected';
  if (kind === 'published' && offer?.status !== 'PUBLISHED') return null;
  const key = `deal-${kind}-${submissionId}`;
  return {
    kind,
    key,
    // The link's hash makes the ID differ from that of another shop's deal with the same key.
    messageId: `${key}.${createHash('sha256').update(`${key} ${linkKey}`).digest('hex').slice(0, 16)}`,
    email: account.email,
    shop: await mailShop(db, `deal.${kind}`),
    title,
    reason,
    offerUrl: offer && offer.pendingStartsAt === null ? `${publicUrl}${offerPath(offer)}` : null,
    ownDealsUrl: `${publicUrl}${submitDealPath}`,
  };
}
