import { CartNode } from '../../../commerce/cart/schema/cart.ts';
import { CartLineNode } from '../../../commerce/cart/schema/line.ts';
import { isSoldHere, pricedLines, pricedLinesSelection, subtotal } from '../../../commerce/cart/cart.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { cartShops } from '../cartShops.ts';
import { gateMessage, type CartShop as Part } from '../rules.ts';
import { ExternalShopNode } from './externalShop.ts';

const CartShopState = builder.enumType('CartShopState', {
  description: 'What was said of an external shop’s part of a cart.',
  values: {
    PENDING: { description: 'Nothing yet, or something else was put in or taken out since.' },
    DONE: { description: 'The shopper has checked out there.' },
    CANCELED: { description: 'The shopper does not buy there.' },
  } as const,
});

const CartShop = builder.objectRef<Part & { subtotalMinor: number }>('CartShop').implement({
  description: 'What an external shop sells of a cart, and how far the shopper is with it.',
  fields: (t) => ({
    shop: t.prismaField({
      type: ExternalShopNode,
      description: 'The shop.',
      resolve: (query, { shopId }, _args, { shop }) => shop.db.prisma.externalShop.findUniqueOrThrow({ ...query, where: { id: shopId } }),
    }),
    lines: t.prismaField({
      type: [CartLineNode],
      description: 'Its lines of the cart, in the order in which they were put in.',
      resolve: (query, { lines }, _args, { shop }) =>
        shop.db.prisma.cartLine.findMany({ ...query, where: { id: { in: lines.map(({ lineId }) => lineId) } }, orderBy: { id: 'asc' } }),
    }),
    state: t.field({ type: CartShopState, description: 'The last choice that was made for these lines.', resolve: ({ state }) => state }),
    linesHash: t.exposeString('linesHash', {
      description:
        'Names what the lines hold now; setExternalShopChoice takes it, so that a choice is never made for lines that were not seen.',
    }),
    problem: t.string({
      nullable: true,
      description: 'What an order is refused with while it is PENDING; null when it is handled.',
      resolve: ({ state, marketplace }) => (state === 'PENDING' ? gateMessage(marketplace) : null),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of its lines at the prices shown here; the shop itself may ask for something else.',
      resolve: ({ subtotalMinor }) => ({ amount: subtotalMinor }),
    }),
  }),
});

builder.prismaObjectField(CartNode, 'externalShops', (t) =>
  t.field({
    type: [CartShop],
    description:
      'The external shops that sell something of it, in the shop’s order; empty when everything is sold here. An order is held up while one of them is PENDING.',
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
    description: 'Whether an order can be placed: some of its lines are sold by this shop itself.',
    select: pricedLinesSelection,
    resolve: ({ lines }) => lines.some(isSoldHere),
  }),
);

builder.prismaObjectField(CartNode, 'subtotalHere', (t) =>
  t.field({
    type: Money,
    description:
      'Sum of the lines that are sold here, before discounts and without shipping: the part of the subtotal that an order is placed for.',
    select: pricedLinesSelection,
    resolve: ({ lines }, _args, { shop }) => ({ amount: subtotal(pricedLines(lines.filter(isSoldHere), shop.now)) }),
  }),
);

builder.prismaObjectField(CartLineNode, 'externalShop', (t) =>
  t.prismaField({
    type: ExternalShopNode,
    nullable: true,
    description: 'The external shop that sells it; null for what is sold here.',
    select: (_args, _context, nested) => ({ product: { select: { externalShop: nested() } } }),
    resolve: (_query, { product }) => product.externalShop,
  }),
);
