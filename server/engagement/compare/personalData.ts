import { listOwnerOf, deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { compareGroups } from './groups.ts';
import { forgetList } from './list.ts';
import { mergeCompareWithin } from './merge.ts';
import { says } from './__generated__/messages.ts';

// Compare list data of an account holder, for their data export and for the preview before erasure.

function comparedCount(tx: Tx, accountId: number): Promise<number> {
  return tx.compareItem.count({ where: { list: { accountId } } });
}

/** The compared products; null when there never was a list. */
function compareData({ prisma }: Db, accountId: number) {
  const product = { select: { id: true, name: true, slug: true } } as const;
  return prisma.compareList.findUnique({
    where: { accountId },
    select: { updatedAt: true, items: { orderBy: { id: 'asc' }, select: { addedAt: true, priceMinor: true, isAvailable: true, product } } },
  });
}

/** The compare module's handlers for personal data. */
export const comparePersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    deletedPart(
      'compare',
      await comparedCount(db.prisma, id),
      says((t) => t.productsInYourComparison),
    ),
  ],
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
