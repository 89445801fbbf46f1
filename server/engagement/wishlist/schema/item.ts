import { listOwner } from '../../../foundation/accounts/accounts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { AvailabilityChangeEnum, PriceChangeSince } from '../../../catalogue/products/schema/sinceAdded.ts';
import { availabilityChangeOf, priceChangeOf } from '../../../catalogue/products/products.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { noRow, rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';

const noted = { priceMinor: true, isAvailable: true } as const;
const thenAndNow = { ...noted, product: { select: noted } } as const;

export const WishlistItemNode = builder.prismaNode('WishlistItem', {
  description: 'A product on a wishlist. Only its owner sees it; for others its id resolves to null.',
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
    product: t.relation('product', { type: ProductNode, description: 'What is wished for.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was put on the list.' }),
    priceWhenAdded: t.field({
      type: Money,
      description: 'What it cost then, VAT included; 0 when it had no price.',
      select: { priceMinor: true },
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
    priceChange: t.field({
      type: PriceChangeSince,
      nullable: true,
      description: 'How its price has changed since; null when it has not, or when it had or has none.',
      select: thenAndNow,
      resolve: ({ product, ...then }) => priceChangeOf({ before: then, now: product }),
    }),
    availabilityChange: t.field({
      type: AvailabilityChangeEnum,
      nullable: true,
      description: 'Whether it has sold out or come back since; null when neither.',
      select: thenAndNow,
      resolve: ({ product, ...then }) => availabilityChangeOf({ before: then, now: product }),
    }),
  }),
});
