import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { connectionOf } from '../../../platform/graphql/list.ts';
import { nodesQuery } from '../../../platform/graphql/listFields.ts';
import { pageRequest, type PageArguments } from '../../../platform/graphql/keyset.ts';
import { countMerchants, merchantOrder, merchantPage } from '../merchants.ts';
import type { ResolveInfo } from './listedOffers.ts';
import { MerchantNode } from './merchant.ts';

export const MerchantConnection = builder.connectionObject(
  {
    type: MerchantNode,
    name: 'MerchantConnection',
    description: 'A page of merchants.',
    fields: (t) => ({
      totalCount: t.int({ description: 'Total number of merchants.', resolve: (_page, _args, { shop }) => countMerchants(shop.db) }),
    }),
  },
  { name: 'MerchantEdge', description: 'A merchant and its position in the list.' },
);

/** Returns one page of the merchants, sorted by name. */
export async function merchantConnection(args: PageArguments, context: Context, info: ResolveInfo) {
  const page = await merchantPage(context.shop.db, pageRequest(args, merchantOrder));
  const merchants =
    page.rows.length === 0 ? [] : await context.shop.db.prisma.merchant.findMany(nodesQuery(context, info, 'Merchant', page.rows));
  return connectionOf({ ...page, rows: page.rows.map(({ id, name }) => ({ id, sortValue: name })) }, merchantOrder, merchants);
}
