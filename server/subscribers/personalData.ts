import type { Db } from '../db.ts';
import type { Account } from '../generated/prisma/client.ts';
import { isSuppressed } from './suppression.ts';

// What the newsletter has of the owner of an account. It goes by the address: only once that is known to be theirs.

/** Whether the address is in the list, and whether it is among those that are never written to. */
export async function newsletterCounts(db: Db, email: string): Promise<{ subscribers: number; isSuppressed: boolean }> {
  return { subscribers: await db.prisma.subscriber.count({ where: { email } }), isSuppressed: await isSuppressed(db, email) };
}

/** The account's record; null without one. The key of its links is left out. */
export async function subscriberData({ prisma }: Db, { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>) {
  return emailVerifiedAt === null ? null : prisma.subscriber.findUnique({ where: { email }, omit: { key: true } });
}

/** Sign-ups with the account's address that nobody has confirmed (yet). */
export async function waitingSignUps({ prisma }: Db, { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>) {
  if (emailVerifiedAt === null) return [];
  return prisma.subscriberRequest.findMany({ where: { email }, orderBy: { askedAt: 'asc' }, omit: { email: true } });
}
