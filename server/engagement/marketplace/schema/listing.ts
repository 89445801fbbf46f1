import { CartLineNode } from '../../../commerce/cart/schema/line.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { availabilityOf, isBeingChecked } from '../availabilityRules.ts';
import { ExternalShopNode } from './externalShop.ts';

const availabilityFields = { isAvailable: true, checkedAt: true, askedAt: true } as const;

const ShopListing = builder.prismaObject('ShopListing', {
  description: 'Listing of a product in an external shop.',
  select: { id: true },
  fields: (t) => ({
    shop: t.relation('shop', { type: ExternalShopNode, description: 'External shop that sells the product.' }),
    isAvailable: t.boolean({
      nullable: true,
      description: 'Whether the shop can deliver the product, according to a check within the last three days; null if unknown.',
      select: availabilityFields,
      resolve: (listing, _args, { shop }) => availabilityOf(listing, shop.now),
    }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When availability was last checked; null if never.',
    }),
    isBeingChecked: t.boolean({
      description: 'Whether an availability check is in progress.',
      select: availabilityFields,
      resolve: (listing, _args, { shop }) => isBeingChecked(listing, shop.now),
    }),
  }),
});

builder.prismaObjectField(ProductNode, 'externalListings', (t) =>
  t.relation('shopListings', {
    type: ShopListing,
    description: 'External shops that sell the product, in display order; empty if this shop sells it.',
    extensions: { listLength: 10 },
    query: { orderBy: [{ shop: { position: 'asc' } }, { shopId: 'asc' }] },
  }),
);

builder.prismaObjectField(ProductNode, 'externalShop', (t) =>
  t.relation('externalShop', {
    type: ExternalShopNode,
    nullable: true,
    description: 'External shop where the product is checked out; null if this shop sells it.',
  }),
);

builder.prismaObjectField(CartLineNode, 'externalListing', (t) =>
  t.field({
    type: ShopListing,
    nullable: true,
    description: 'Listing of the item in its external shop; null if this shop sells it.',
    select: { product: { select: { externalShopId: true, shopListings: true } } },
    resolve: ({ product }) => product.shopListings.find(({ shopId }) => shopId === product.externalShopId) ?? null,
  }),
);
