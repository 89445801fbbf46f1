import { builder } from '../../graphql/builder.ts';
import { Money } from '../../graphql/scalars.ts';
import { pricedLines, pricedLinesSelection } from '../../cart/pricing.ts';
import { subtotal } from '../../cart/rules.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { estimatedShipping } from '../rules.ts';

// The checkout's share of the cart: what delivery adds to it.

builder.prismaObjectFields(CartNode, (t) => ({
  shipping: t.field({
    type: Money,
    description: 'What shipping will cost, as far as it is known before the checkout, VAT included.',
    select: pricedLinesSelection,
    resolve: ({ lines }, _args, { shop }) => ({
      amount: estimatedShipping(subtotal(pricedLines(lines, shop.now))),
    }),
  }),
  total: t.field({
    type: Money,
    description: 'Subtotal and shipping.',
    select: pricedLinesSelection,
    resolve: ({ lines }, _args, { shop }) => {
      const subtotalMinor = subtotal(pricedLines(lines, shop.now));
      return { amount: subtotalMinor + estimatedShipping(subtotalMinor) };
    },
  }),
}));
