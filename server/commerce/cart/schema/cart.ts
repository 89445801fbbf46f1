import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { priceCart, pricedCartSelection, pricedLines, pricedLinesSelection } from '../pricing.ts';
import { agedColumns, minimumAgeOf, subtotal } from '../rules.ts';
import { emptyState, isStateWanted, readCartState, shareCart, stateOf } from '../state.ts';
import { CartLineNode } from './line.ts';
import { ownerOf, ownsNothing } from './owner.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';

/** In the order in which lines were added. */
const lineOrder = { id: 'asc' } as const;

export const CartNode = builder.prismaNode('Cart', {
  description: 'A shopping cart. Visible only to its owner; for others, its ID resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({ id: rowId(id), visitorId: await ownerOf(context) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID.' }),
    version: t.exposeInt('version', {
      description: 'Version of the cart. Increases with every change. An order is placed for the version that the shopper saw.',
    }),
    lines: t.relation('lines', {
      type: CartLineNode,
      description: 'Lines of the cart, at most 100, in the order in which they were added.',
      query: { orderBy: lineOrder },
    }),
    itemCount: t.int({
      description: 'Number of units in the cart: the sum of all quantities.',
      select: { lines: { orderBy: lineOrder, select: { quantity: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    isEmpty: t.boolean({
      description: 'Whether the cart has no lines.',
      select: { lines: { orderBy: lineOrder, select: { quantity: true } } },
      resolve: ({ lines }) => lines.length === 0,
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines at current prices, including VAT, before discounts and without shipping.',
      select: pricedLinesSelection,
      resolve: ({ lines }, _args, { shop }) => ({ amount: subtotal(pricedLines(lines, shop.now)) }),
    }),
    discount: t.field({
      type: Money,
      description: 'Amount that coupons take off the subtotal.',
      select: pricedCartSelection,
      resolve: (cart, _args, { shop }) => ({ amount: priceCart(cart, shop.now).outcome.discountMinor }),
    }),
    minimumAge: t.int({
      nullable: true,
      description:
        'Highest minimum age, in years, of the items in the cart that this shop sells, which the shopper must confirm in `placeOrder`; null if there is none.',
      select: { lines: { orderBy: lineOrder, select: { product: { select: agedColumns } } } },
      resolve: ({ lines }) =>
        minimumAgeOf(lines.flatMap(({ product }) => ((product.parent ?? product).externalShopId === null ? [product] : []))),
    }),
    hash: t.string({
      description:
        'Digest of the cart’s contents and costs: 32 lowercase hex digits, equal for equal carts, empty for an empty cart. The cookie `woocommerce_cart_hash` has the same value.',
      select: pricedCartSelection,
      resolve: (cart, _args, { shop }) => {
        const state = stateOf(priceCart(cart, shop.now));
        shop.effects.cartRead(state);
        return state.hash;
      },
    }),
  }),
});

/**
 * The caller's cart; null until an item was added.
 * @param read reads the selected fields
 */
export async function ownCart<Row>(context: Context, read: (where: { visitorId: number }) => Promise<Row | null>): Promise<Row | null> {
  const visitorId = await ownerOf(context);
  const cart = ownsNothing(visitorId) ? null : await read({ visitorId });
  // Also clear the cookies of a cart that no longer exists.
  if (cart === null) context.shop.effects.cartRead(emptyState);
  return cart;
}

/** All columns, which fields of the cart may expect. */
const columns = { id: true, visitorId: true, version: true, createdAt: true, updatedAt: true } as const;

builder.objectField(Viewer, 'cart', (t) =>
  t.prismaField({
    type: CartNode,
    nullable: true,
    description: 'The caller’s cart; null until something is added to it.',
    resolve: (query, _viewer, _args, context, info) => {
      const { db } = context.shop;
      if (!isStateWanted(context.shop)) return ownCart(context, (where) => db.prisma.cart.findUnique({ ...query, where }));
      const selection = queryFromInfo({ context, info, select: { ...columns, ...pricedCartSelection } });
      const cart = ownCart(context, (where) => db.prisma.cart.findUnique({ ...selection, where }));
      shareCart(context.shop, cart);
      return cart;
    },
  }),
);

builder.objectField(Viewer, 'cartHash', (t) =>
  t.string({
    description: 'Hash of the caller’s cart; an empty string if there is no cart or the cart is empty.',
    resolve: async (_viewer, _args, context) => {
      context.markPrivate();
      const state = await readCartState(context.shop);
      context.shop.effects.cartRead(state);
      return state.hash;
    },
  }),
);
