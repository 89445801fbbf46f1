import { CartNode } from '../../../commerce/cart/schema/cart.ts';
import { CartLineNode } from '../../../commerce/cart/schema/line.ts';
import { isSoldHere, pricedLines, pricedLinesSelection, subtotal } from '../../../commerce/cart/cart.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { cartShops } from '../cartShops.ts';
import { gateMessage, type CartShop as Part } from '../rules.ts';
import { ExternalShopNode } from './externalShop.ts';

const CartShopState = builder.enumType('CartShopState', {
  description: 'State of an external shop’s part of a cart.',
  values: {
    PENDING: { description: 'No choice yet, or items were added or removed since the last choice.' },
    DONE: { description: 'The shopper has checked out at the external shop.' },
    CANCELED: { description: 'The shopper decided not to buy at the external shop.' },
  } as const,
});

const CartShop = builder.objectRef<Part & { subtotalMinor: number }>('CartShop').implement({
  description: 'Cart items sold by an external shop, and the state of their checkout.',
  fields: (t) => ({
    shop: t.prismaField({
      type: ExternalShopNode,
      description: 'External shop that sells the items.',
      resolve: (query, { shopId }, _args, { shop }) => shop.db.prisma.externalShop.findUniqueOrThrow({ ...query, where: { id: shopId } }),
    }),
    lines: t.prismaField({
      type: [CartLineNode],
      description: 'Cart lines sold by the shop, in the order they were added.',
      resolve: (query, { lines }, _args, { shop }) =>
        shop.db.prisma.cartLine.findMany({ ...query, where: { id: { in: lines.map(({ lineId }) => lineId) } }, orderBy: { id: 'asc' } }),
    }),
    state: t.field({ type: CartShopState, description: 'Last choice made for these lines.', resolve: ({ state }) => state }),
    linesHash: t.exposeString('linesHash', {
      description:
        'Hash of the current lines. Pass it to `setExternalShopChoice`, so that a choice never applies to lines that the shopper has not seen.',
    }),
    problem: t.string({
      nullable: true,
      description: 'Message returned when an order is refused while the state is PENDING; null once it is resolved.',
      resolve: ({ state, marketplace }) => (state === 'PENDING' ? gateMessage(marketplace) : null),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines at the prices shown here. The external shop may charge a different price.',
      resolve: ({ subtotalMinor }) => ({ amount: subtotalMinor }),
    }),
  }),
});

builder.prismaObjectField(CartNode, 'externalShops', (t) =>
  t.field({
    type: [CartShop],
    description:
      'External shops that sell items in the cart, in display order; empty if all items are sold by this shop. Orders are blocked while one of them is PENDING.',
    extensions: { listLength: 10 },
    select: { ...pricedLinesSelection, id: true },
    resolve: async ({ id, lines }, _args, { shop }) => {
      if (lines.every(isSoldHere)) return [];
      const parts = await cartShops(shop.db.prisma, id);
      return parts.map((part) => {
        const own = lines.filter(({ product }) => product.externalShopId === part.shopId);
        return { ...part, subtotalMinor: subtotal(pricedLines(own, shop.now)) };
      });
    },
  }),
);

builder.prismaObjectField(CartNode, 'hasLinesSoldHere', (t) =>
  t.boolean({
    description: 'Whether this shop itself sells at least one of the lines, so that an order can be placed.',
    select: pricedLinesSelection,
    resolve: ({ lines }) => lines.some(isSoldHere),
  }),
);

builder.prismaObjectField(CartNode, 'subtotalHere', (t) =>
  t.field({
    type: Money,
    description: 'Sum of the lines sold by this shop, before discounts and shipping: the part of the subtotal that an order is placed for.',
    select: pricedLinesSelection,
    resolve: ({ lines }, _args, { shop }) => ({ amount: subtotal(pricedLines(lines.filter(isSoldHere), shop.now)) }),
  }),
);

builder.prismaObjectField(CartLineNode, 'externalShop', (t) =>
  t.prismaField({
    type: ExternalShopNode,
    nullable: true,
    description: 'External shop that sells the item; null if this shop sells it.',
    select: (_args, _context, nested) => ({ product: { select: { externalShop: nested() } } }),
    resolve: (_query, { product }) => product.externalShop,
  }),
);
