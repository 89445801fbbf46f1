import type { Db } from '../../server/platform/database/db.ts';
import { makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';

async function placeIn(db: Db, productId: number, categoryIds: readonly number[]): Promise<void> {
  await db.prisma.productCategory.createMany({ data: categoryIds.map((categoryId, position) => ({ productId, categoryId, position })) });
}

/**
 * Makes four categories (cups, pots, lamps, and mugs in cups), and products that show each other: six simple ones, a grouped and a variable
 * one, with links and a bundle. Doesn't refresh them.
 * @returns their IDs
 */
export async function makeLinkedProducts(db: Db): Promise<{ ids: number[]; categories: number[] }> {
  const ids: number[] = [];
  const categories: number[] = [];
  const link = (productId: number, kind: 'UPSELL' | 'CROSS_SELL' | 'GROUPED', targetId: number) =>
    db.prisma.productLink.create({ data: { productId, targetId, kind } });
  for (const slug of ['cups', 'pots', 'lamps'])
    categories.push((await db.prisma.category.create({ data: { slug, name: slug, ancestorIds: [] } })).id);
  const [cups = 0, pots = 0, lamps = 0] = categories;
  categories.push((await db.prisma.category.create({ data: { slug: 'mugs', name: 'mugs', parentId: cups, ancestorIds: [cups] } })).id);
  for (let index = 0; index < 6; index += 1) {
    const { id } = await makeStocked(db, 3 + index, { lowStockAmount: 5, regularPriceMinor: 1_500 + index * 200 });
    ids.push(id);
    await placeIn(db, id, [[cups, pots, categories[3] ?? 0][index % 3] ?? 0]);
  }
  const variable = await makeVariable(db);
  const group = await makeProduct(db, { type: 'GROUPED', regularPriceMinor: null });
  await placeIn(db, variable.product.id, [lamps]);
  await placeIn(db, group.id, [pots]);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
  await link(group.id, 'GROUPED', a);
  await link(group.id, 'GROUPED', variable.product.id);
  await link(b, 'UPSELL', c);
  await link(c, 'CROSS_SELL', d);
  await link(d, 'UPSELL', group.id);
  await db.prisma.boughtTogether.createMany({
    data: [a, variationId(variable, 'red')].map((otherId, position) => ({
      productId: e,
      otherId,
      orders: 5,
      confidenceBasisPoints: 2_000,
      position,
    })),
  });
  ids.push(group.id, variable.product.id);
  return { ids, categories };
}
