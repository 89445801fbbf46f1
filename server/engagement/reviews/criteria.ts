import { askedOnce, revisionCache } from '../../platform/cache/revisionCache.ts';
import type { ReviewCriterion } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// What products are rated by. There are few and they change seldom: they are kept for one revision of the catalogue.

const kept = revisionCache<Promise<ReviewCriterion[]>>(1);

/** All of them, those that are not asked for any more included, in the shop's order. */
export function allCriteria(shop: Shop): Promise<ReviewCriterion[]> {
  return askedOnce(kept(shop), 'criteria', () =>
    shop.db.prisma.reviewCriterion.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  );
}

/**
 * What a product is rated by now.
 * @param categoryIds of the product, with those above
 */
export async function criteriaOf(shop: Shop, categoryIds: readonly number[]): Promise<ReviewCriterion[]> {
  const criteria = await allCriteria(shop);
  return criteria.filter(({ isActive, categoryId }) => isActive && (categoryId === null || categoryIds.includes(categoryId)));
}
