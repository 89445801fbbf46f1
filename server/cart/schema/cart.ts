import { builder } from '../../graphql/builder.ts';
import { Money } from '../../graphql/scalars.ts';
import { pricedLines, pricedLinesSelection } from '../pricing.ts';
import { subtotal } from '../rules.ts';
import { CartLineNode } from './line.ts';
import { ownerOf, ownsNothing } from './owner.ts';
import { rowId } from '../../graphql/rowId.ts';
import { Viewer } from './viewer.ts';

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
      description: 'Sum of the lines at the prices of now, VAT included, without shipping.',
      select: pricedLinesSelection,
      resolve: ({ lines }, _args, { shop }) => ({ amount: subtotal(pricedLines(lines, shop.now)) }),
    }),
  }),
});

builder.objectField(Viewer, 'cart', (t) =>
  t.prismaField({
    type: CartNode,
    nullable: true,
    description: 'The caller’s cart; null until something was put into it.',
    resolve: async (query, _viewer, _args, context) => {
      const visitorId = await ownerOf(context);
      return ownsNothing(visitorId) ? null : context.shop.db.prisma.cart.findUnique({ ...query, where: { visitorId } });
    },
  }),
);
