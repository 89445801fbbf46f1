import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';

/** An external shop in the API. */
export const ExternalShopNode = builder.prismaNode('ExternalShop', {
  description: 'The shop of a marketplace in one country. What it sells is shown here and checked out there.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id; the last part of its checkoutUrl.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    marketplace: t.string({
      description: 'Name of the marketplace that it belongs to.',
      select: { marketplace: { select: { name: true } } },
      resolve: ({ marketplace }) => marketplace.name,
    }),
    country: t.exposeString('country', { description: 'ISO 3166 code of the country that it is for.' }),
    host: t.exposeString('host', { description: 'Host of its addresses, to be shown.' }),
    checkoutUrl: t.string({
      description:
        'Path that leads to the shop’s cart with all lines that the caller’s cart has of it. To be opened in a new window; without such lines it leads to the cart page.',
      select: { id: true },
      resolve: ({ id }) => `/external-cart/${id}`,
    }),
  }),
});
