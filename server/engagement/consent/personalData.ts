import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

// Consent data of an account holder.

/** Number of entries with the account. */
function consentCount(tx: Tx, accountId: number): Promise<number> {
  return tx.consentEntry.count({ where: { accountId } });
}

/**
 * The entries with the account or its newsletter subscriber.
 * @param subscriberId null without one
 */
export function consentData({ prisma }: Db, accountId: number, subscriberId: number | null) {
  return prisma.consentEntry.findMany({
    where: { OR: [{ accountId }, ...(subscriberId === null ? [] : [{ subscriberId }])] },
    orderBy: { id: 'asc' },
    omit: { visitorId: true },
  });
}

/** The ledger's handlers for personal data. Its entries are exported along with those of the newsletter, which they concern. */
export const consentPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    {
      subject: 'consents',
      count: await consentCount(db.prisma, id),
      fate: 'KEPT',
      reason: 'Proof of what you agreed to and when. It contains only numbers that can no longer be linked to anyone.',
    },
  ],
};
