import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ExternalShopsOpenError } from '../errors.ts';
import { ExternalShopNode } from './externalShop.ts';

builder.objectType(ExternalShopsOpenError, {
  name: 'ExternalShopsOpenError',
  description:
    'Returned when the cart contains items from external shops that have been neither checked out nor cancelled; resolve them with `setExternalShopChoice`. Code: EXTERNAL_SHOPS_OPEN.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    marketplace: t.exposeString('marketplace', { description: 'Name of the marketplace mentioned in the message.' }),
    shops: t.prismaField({
      type: [ExternalShopNode],
      description: 'Unresolved shops, in the order of `Cart.externalShops`.',
      resolve: (query, { shopIds }, _args, { shop }) =>
        shop.db.prisma.externalShop.findMany({
          ...query,
          where: { id: { in: [...shopIds] } },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});
