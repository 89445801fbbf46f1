import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import { newSubscriberKey } from '../newsletter/newsletter.ts';
import { says } from './__generated__/messages.ts';

// Found by the account's email address, and only once the address is verified: somebody else's is not theirs to read or delete.

/** Handles the personal data in back-in-stock alerts. */
export const stockAlertPersonalData: PersonalData = {
  async preview({ db }, { email, emailVerifiedAt }) {
    const count = emailVerifiedAt === null ? 0 : await db.prisma.stockAlert.count({ where: { email } });
    return [
      deletedPart(
        'stockAlerts',
        count,
        says((t) => t.yourBackInStockAlerts),
      ),
    ];
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
      const confirmed = await tx.stockAlert.findMany({ where: { email: from, confirmedAt: { not: null } } });
      // An unconfirmed request, which anyone may have made, must not block the owner of both mailboxes.
      await tx.stockAlert.deleteMany({ where: { email: to, confirmedAt: null } });
      const known = new Set((await tx.stockAlert.findMany({ where: { email: to } })).map(({ productId }) => productId));
      // With new keys: links in emails to the old address stop working.
      for (const { id, productId } of confirmed)
        if (!known.has(productId)) await tx.stockAlert.update({ where: { id }, data: { email: to, key: newSubscriberKey() } });
      await tx.stockAlert.deleteMany({ where: { email: from } });
    }),
};
