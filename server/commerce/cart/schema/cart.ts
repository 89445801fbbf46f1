import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { priceCart, pricedCartSelection, pricedLines, pricedLinesSelection } from '../pricing.ts';
import { subtotal } from '../rules.ts';
import { emptyState, readCartState, stateOf } from '../state.ts';
import { CartLineNode } from './line.ts';
import { ownerOf, ownsNothing } from './owner.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';

/** In the order in which they were put in. */
const lineOrder = { id: 'asc' } as const;

export const CartNode = builder.prismaNode('Cart', {
  description: 'What a visitor wants to buy. Only its owner sees it; for others its id resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({ id: rowId(id), visitorId: await ownerOf(context) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change. An order is placed for the version that the shopper saw.',
    }),
    lines: t.relation('lines', {
      type: CartLineNode,
      description: 'At most 100, in the order in which they were put in.',
      query: { orderBy: lineOrder },
    }),
    itemCount: t.int({
      description: 'How many pieces: the sum of the quantities.',
      select: { lines: { orderBy: lineOrder, select: { quantity: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    isEmpty: t.boolean({
      description: 'Whether it has no lines.',
      select: { lines: { orderBy: lineOrder, select: { quantity: true } } },
      resolve: ({ lines }) => lines.length === 0,
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines at the prices of now, VAT included, before discounts and without shipping.',
      select: pricedLinesSelection,
      resolve: ({ lines }, _args, { shop }) => ({ amount: subtotal(pricedLines(lines, shop.now)) }),
    }),
    discount: t.field({
      type: Money,
      description: 'What the coupons take off the subtotal.',
      select: pricedCartSelection,
      resolve: (cart, _args, { shop }) => ({ amount: priceCart(cart, shop.now).outcome.discountMinor }),
    }),
    hash: t.string({
      description:
        'Digest of what the cart holds and costs: 32 lowercase hex digits, equal for equal carts, empty for an empty cart. The cookie woocommerce_cart_hash has the same value.',
      select: pricedCartSelection,
      resolve: (cart, _args, { shop }) => {
        const state = stateOf(priceCart(cart, shop.now));
        shop.effects.cartSeen(state);
        return state.hash;
      },
    }),
  }),
});

type CartQuery = Pick<Prisma.CartFindUniqueArgs, 'select' | 'include'>;

/** The caller's cart with what was asked for of it; null until something was put into one. */
export async function ownCart(query: CartQuery, context: Context) {
  const visitorId = await ownerOf(context);
  const cart = ownsNothing(visitorId) ? null : await context.shop.db.prisma.cart.findUnique({ ...query, where: { visitorId } });
  // Cookies of a cart that is no more must go as well.
  if (cart === null) context.shop.effects.cartSeen(emptyState);
  return cart;
}

builder.objectField(Viewer, 'cart', (t) =>
  t.prismaField({
    type: CartNode,
    nullable: true,
    description: 'The caller’s cart; null until something was put into it.',
    resolve: (query, _viewer, _args, context) => ownCart(query, context),
  }),
);

builder.objectField(Viewer, 'cartHash', (t) =>
  t.string({
    description: 'Hash of the caller’s cart; empty without a cart, as for an empty one.',
    resolve: async (_viewer, _args, context) => {
      context.markPrivate();
      const state = await readCartState(context.shop);
      context.shop.effects.cartSeen(state);
      return state.hash;
    },
  }),
);
