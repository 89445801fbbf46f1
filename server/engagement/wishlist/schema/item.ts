import { listOwner } from '../../../foundation/accounts/accounts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { AvailabilityChangeEnum, PriceChangeSince } from '../../../catalogue/products/schema/sinceAdded.ts';
import { availabilityChangeOf, priceChangeOf } from '../../../catalogue/products/products.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { noRow, rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';

const storedFields = { priceMinor: true, isAvailable: true } as const;
const thenAndNow = { ...storedFields, product: { select: storedFields } } as const;

export const WishlistItemNode = builder.prismaNode('WishlistItem', {
  description: 'A product on a wishlist. Visible only to its owner; for others, its ID resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, { shop, markPrivate }) => {
    markPrivate();
    const owner = await listOwner(shop);
    const list = owner?.accountId == null ? { visitorId: owner?.visitorId ?? noRow } : { accountId: owner.accountId };
    return { id: rowId(id), removedAt: null, list, product: { status: 'PUBLISHED' } };
  },
  fields: (t) => ({
    product: t.relation('product', { type: ProductNode, description: 'Product on the wishlist.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the product was added to the wishlist.' }),
    priceWhenAdded: t.field({
      type: Money,
      description: 'Price when the product was added, including VAT; 0 if it had no price.',
      select: { priceMinor: true },
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
    priceChange: t.field({
      type: PriceChangeSince,
      nullable: true,
      description: 'How the price has changed since the product was added; null if it has not changed, or if there was or is no price.',
      select: thenAndNow,
      resolve: ({ product, ...then }) => priceChangeOf({ before: then, now: product }),
    }),
    availabilityChange: t.field({
      type: AvailabilityChangeEnum,
      nullable: true,
      description: 'Whether the product has sold out or come back in stock since it was added; null if neither.',
      select: thenAndNow,
      resolve: ({ product, ...then }) => availabilityChangeOf({ before: then, now: product }),
    }),
  }),
});
