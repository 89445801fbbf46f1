import { CartLineNode } from '../../../commerce/cart/schema/line.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { availabilityOf, isBeingChecked } from '../availabilityRules.ts';
import { ExternalShopNode } from './externalShop.ts';

const heard = { isAvailable: true, checkedAt: true, askedAt: true } as const;

const ShopListing = builder.prismaObject('ShopListing', {
  description: 'A product as an external shop sells it.',
  select: { id: true },
  fields: (t) => ({
    shop: t.relation('shop', { type: ExternalShopNode, description: 'Who sells it.' }),
    isAvailable: t.boolean({
      nullable: true,
      description: 'Whether the shop can deliver it, as far as was heard within three days; null when nobody knows.',
      select: heard,
      resolve: (listing, _args, { shop }) => availabilityOf(listing, shop.now),
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true, description: 'When that was heard; null when it never was.' }),
    isBeingChecked: t.boolean({
      description: 'Whether the shop is being asked at this moment.',
      select: heard,
      resolve: (listing, _args, { shop }) => isBeingChecked(listing, shop.now),
    }),
  }),
});

builder.prismaObjectField(ProductNode, 'externalListings', (t) =>
  t.relation('shopListings', {
    type: ShopListing,
    description: 'The external shops that sell it, in the shop’s order; empty for what is sold here.',
    extensions: { listLength: 10 },
    query: { orderBy: [{ shop: { position: 'asc' } }, { shopId: 'asc' }] },
  }),
);

builder.prismaObjectField(ProductNode, 'externalShop', (t) =>
  t.relation('externalShop', {
    type: ExternalShopNode,
    nullable: true,
    description: 'The external shop where a cart with it is checked out; null for what is sold here.',
  }),
);

builder.prismaObjectField(CartLineNode, 'externalListing', (t) =>
  t.field({
    type: ShopListing,
    nullable: true,
    description: 'What its external shop says of it; null for what is sold here.',
    select: { product: { select: { externalShopId: true, shopListings: true } } },
    resolve: ({ product }) => product.shopListings.find(({ shopId }) => shopId === product.externalShopId) ?? null,
  }),
);
