import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { encodeCursor, pageRequest, type PageArguments } from '../../../platform/graphql/keyset.ts';
import { countMerchants, merchantOrder, merchantPage } from '../merchants.ts';
import type { ResolveInfo } from './listedOffers.ts';
import { MerchantNode } from './merchant.ts';

export const MerchantConnection = builder.connectionObject(
  {
    type: MerchantNode,
    name: 'MerchantConnection',
    description: 'A page of merchants.',
    fields: (t) => ({
      totalCount: t.int({ description: 'How many merchants there are.', resolve: (_page, _args, { shop }) => countMerchants(shop.db) }),
    }),
  },
  { name: 'MerchantEdge', description: 'A merchant and its place in the list.' },
);

/** One page of the merchants by name. */
export async function merchantConnection(args: PageArguments, context: Context, info: ResolveInfo) {
  const page = await merchantPage(context.shop.db, pageRequest(args, merchantOrder));
  const selection = queryFromInfo({ context, info, typeName: 'Merchant', path: ['edges', 'node'] });
  const merchants =
    page.rows.length === 0
      ? []
      : await context.shop.db.prisma.merchant.findMany({ ...selection, where: { id: { in: page.rows.map(({ id }) => id) } } });
  const byId = new Map(merchants.map((merchant) => [merchant.id, merchant]));
  const edges = page.rows.flatMap(({ id, name }) => {
    const node = byId.get(id);
    return node ? [{ cursor: encodeCursor({ order: merchantOrder.name, value: name, id }), node }] : [];
  });
  const { hasNextPage, hasPreviousPage } = page;
  return {
    edges,
    pageInfo: { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
