import type { Context } from '../../../platform/graphql/context.ts';

/** Products in the order of their ids, each with what the client selected, in one statement; ids of none are left out. */
export async function productsByIds({ shop }: Context, ids: readonly number[], selection: { select?: object; include?: object }) {
  if (ids.length === 0) return [];
  const products = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: [...ids] }, status: 'PUBLISHED' } });
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
