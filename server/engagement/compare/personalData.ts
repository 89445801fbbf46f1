import { listOwnerOf, deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { compareGroups } from './groups.ts';
import { forgetList } from './list.ts';
import { mergeCompareWithin } from './merge.ts';

// What the comparison has of the owner of an account: for their copy of it, and for what is shown before it is erased.

/** How many products are compared. */
function comparedCount(tx: Tx, accountId: number): Promise<number> {
  return tx.compareItem.count({ where: { list: { accountId } } });
}

/** What is compared; null when nothing ever was. */
function compareData({ prisma }: Db, accountId: number) {
  const product = { select: { id: true, name: true, slug: true } } as const;
  return prisma.compareList.findUnique({
    where: { accountId },
    select: { updatedAt: true, items: { orderBy: { id: 'asc' }, select: { addedAt: true, priceMinor: true, isAvailable: true, product } } },
  });
}

/** The comparison's part in what is done with personal data. */
export const comparePersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [deletedPart('compare', await comparedCount(db.prisma, id), 'Products in your comparison.')],
  export: async ({ db }, { id }) => ({ compare: await compareData(db, id) }),
  async merge(shop) {
    const groups = await compareGroups(shop);
    return async (tx, merging) => {
      const { fromVisitorId } = merging;
      const { merged } = await mergeCompareWithin(tx, { fromVisitorId, to: listOwnerOf(merging), groups, now: shop.now });
      return { compared: merged };
    };
  },
  callerChanged: forgetList,
};
