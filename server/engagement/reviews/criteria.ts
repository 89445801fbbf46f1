import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import type { ReviewCriterion } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Criteria that products are rated by. They are few and change seldom, so they are cached for one revision of the catalogue.

const criteriaCache = revisionCache<Promise<ReviewCriterion[]>>(1);

/** Returns all criteria in the shop's order, including those no longer in use. */
export function allCriteria(shop: Shop): Promise<ReviewCriterion[]> {
  return singleFlight(criteriaCache(shop), 'criteria', () =>
    shop.db.prisma.reviewCriterion.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  );
}

/**
 * Returns the current criteria of a product.
 * @param categoryIds of the product, including their ancestors
 */
export async function criteriaOf(shop: Shop, categoryIds: readonly number[]): Promise<ReviewCriterion[]> {
  const criteria = await allCriteria(shop);
  return criteria.filter(({ isActive, categoryId }) => isActive && (categoryId === null || categoryIds.includes(categoryId)));
}
