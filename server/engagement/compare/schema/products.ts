import type { Context } from '../../../platform/graphql/context.ts';

/** The products with these IDs, in order, with the fields that the client selected, in one statement; unknown IDs are omitted. */
export async function productsByIds({ shop }: Context, ids: readonly number[], selection: { select?: object; include?: object }) {
  if (ids.length === 0) return [];
  const products = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: [...ids] }, status: 'PUBLISHED' } });
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
