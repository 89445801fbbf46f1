import type { Db, Tx } from '../db.ts';

// What the ledger has of the owner of an account.

/** How many lines of it name the account. */
export function consentCount(tx: Tx, accountId: number): Promise<number> {
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
