import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';

/** GraphQL type of an external shop. */
export const ExternalShopNode = builder.prismaNode('ExternalShop', {
  description: 'External shop for one country. Its products are listed here and checked out there.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID; the last part of `checkoutUrl`.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    marketplace: t.string({
      description: 'Name of the marketplace that the shop belongs to.',
      select: { marketplace: { select: { name: true } } },
      resolve: ({ marketplace }) => marketplace.name,
    }),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2 code of the country that the shop serves.' }),
    host: t.exposeString('host', { description: 'Host name of the shop’s URLs, for display.' }),
    checkoutUrl: t.string({
      description:
        'Path that redirects to the shop’s cart with all lines of the caller’s cart that it sells. Open it in a new window. If there are no such lines, it leads to the cart page.',
      select: { id: true },
      resolve: ({ id }) => `/external-cart/${id}`,
    }),
  }),
});
