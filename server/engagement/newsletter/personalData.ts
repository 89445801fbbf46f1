import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import { consentData } from '../consent/consent.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../../generated/prisma/client.ts';
import { forgetSubscriber } from './erase.ts';
import { followAddressWithin } from './followAddress.ts';
import { isSuppressed, suppressionHash } from './suppression.ts';
import { says } from './__generated__/messages.ts';

// Newsletter data of an account holder. Found by email address, and therefore only once the address is verified.

/** Whether the address is in the list, and whether it is suppressed from all emails. */
async function newsletterCounts(db: Db, email: string): Promise<{ subscribers: number; isSuppressed: boolean }> {
  return { subscribers: await db.prisma.subscriber.count({ where: { email } }), isSuppressed: await isSuppressed(db, email) };
}

/** The account's subscriber, without the key of its links; null if there is none. */
async function subscriberData({ prisma }: Db, { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>) {
  return emailVerifiedAt === null ? null : prisma.subscriber.findUnique({ where: { email }, omit: { key: true } });
}

/** Unconfirmed sign-ups with the account's address. */
async function waitingSignUps({ prisma }: Db, { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>) {
  if (emailVerifiedAt === null) return [];
  return prisma.subscriberRequest.findMany({ where: { email }, orderBy: { askedAt: 'asc' }, omit: { email: true } });
}

/** The newsletter's handlers for personal data. */
export const newsletterPersonalData: PersonalData = {
  async preview({ db }, { email }) {
    const { subscribers, isSuppressed: isKept } = await newsletterCounts(db, email);
    return [
      deletedPart(
        'subscriber',
        subscribers,
        says((t) => t.yourNewsletterSubscription),
      ),
      {
        subject: 'suppression',
        count: isKept ? 0 : 1,
        fate: 'KEPT',
        reason: says((t) => t.keyedHashOfYourAddress),
      },
    ];
  },
  async erase(shop, { email }) {
    const hash = (await suppressionHash(shop.db))(email);
    return async (tx) => void (await forgetSubscriber(tx, shop, { email, hash }, 'PREFERENCES'));
  },
  async export({ db }, account) {
    const subscriber = await subscriberData(db, account);
    return {
      newsletter: {
        subscriber,
        waitingSignUps: await waitingSignUps(db, account),
        consents: await consentData(db, account.id, subscriber?.id ?? null),
      },
    };
  },
  async changeEmail(shop) {
    const hash = await suppressionHash(shop.db);
    return (tx, change) => followAddressWithin(tx, shop, { ...change, hash });
  },
};
