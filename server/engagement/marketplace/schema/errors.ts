import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ExternalShopsOpenError } from '../errors.ts';
import { ExternalShopNode } from './externalShop.ts';

builder.objectType(ExternalShopsOpenError, {
  name: 'ExternalShopsOpenError',
  description: 'External shops of the cart are neither checked out nor canceled: setExternalShopChoice says so. Code EXTERNAL_SHOPS_OPEN.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    marketplace: t.exposeString('marketplace', { description: 'Name of the marketplace that the message speaks of.' }),
    shops: t.prismaField({
      type: [ExternalShopNode],
      description: 'The shops that are left, in the order of Cart.externalShops.',
      resolve: (query, { shopIds }, _args, { shop }) =>
        shop.db.prisma.externalShop.findMany({
          ...query,
          where: { id: { in: [...shopIds] } },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});
