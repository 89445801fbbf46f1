import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';

// Found by the account's email address, and only once the address is verified: somebody else's is not theirs to read or delete.

/** Handles the personal data in back-in-stock alerts. */
export const stockAlertPersonalData: PersonalData = {
  async preview({ db }, { email, emailVerifiedAt }) {
    const count = emailVerifiedAt === null ? 0 : await db.prisma.stockAlert.count({ where: { email } });
    return [deletedPart('stockAlerts', count, 'Your back-in-stock alerts.')];
  },
  erase: (_shop, { email, emailVerifiedAt }) =>
    Promise.resolve(async (tx) => void (emailVerifiedAt !== null && (await tx.stockAlert.deleteMany({ where: { email } })))),
  async export({ db }, { email, emailVerifiedAt }) {
    if (emailVerifiedAt === null) return { stockAlerts: [] };
    const product = { select: { id: true, name: true, slug: true } } as const;
    const select = { requestedAt: true, confirmedAt: true, notifiedAt: true, product } as const;
    return { stockAlerts: await db.prisma.stockAlert.findMany({ where: { email }, orderBy: { id: 'asc' }, select }) };
  },
  changeEmail: () =>
    Promise.resolve(async (tx, { from, to }) => {
      const known = await tx.stockAlert.findMany({ where: { email: to }, select: { productId: true } });
      await tx.stockAlert.deleteMany({ where: { email: from, productId: { in: known.map(({ productId }) => productId) } } });
      await tx.stockAlert.updateMany({ where: { email: from }, data: { email: to } });
    }),
};
