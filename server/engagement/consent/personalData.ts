import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

// What the ledger has of the owner of an account.

/** How many lines of it name the account. */
function consentCount(tx: Tx, accountId: number): Promise<number> {
  return tx.consentEntry.count({ where: { accountId } });
}

/** The lines that name the account, or its record in the newsletter's list. @param subscriberId null without one */
export function consentData({ prisma }: Db, accountId: number, subscriberId: number | null) {
  return prisma.consentEntry.findMany({
    where: { OR: [{ accountId }, ...(subscriberId === null ? [] : [{ subscriberId }])] },
    orderBy: { id: 'asc' },
    omit: { visitorId: true },
  });
}

/** The ledger's part in what is done with personal data. Its lines are exported with the newsletter's, which they are about. */
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
