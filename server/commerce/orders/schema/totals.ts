import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { estimateOfCart, quoteOfCart, quoteSelection } from '../checkout/cartQuote.ts';
import { CartQuote } from './quote.ts';

// The checkout's share of the cart: what delivery adds to it, and the VAT it contains.

builder.prismaObjectFields(CartNode, (t) => ({
  quote: t.field({
    type: CartQuote,
    nullable: true,
    description: 'What it would cost, delivered to a country in some way; null when the shop does not deliver there.',
    args: {
      country: t.arg.string({ description: 'Code of one of the checkout’s countries; the shop’s default country when it is left out.' }),
      postcode: t.arg.string({
        description:
          'Of the recipient, as far as it is known: places outside the EU’s VAT area are told by it. See Country.exportPostcodePattern.',
      }),
      city: t.arg.string({
        description: 'Of the recipient, as far as it is known: decides where such a place shares its postcode with others.',
      }),
      shippingMethod: t.arg.string({ description: 'Code of a way to deliver; the cheapest when it is left out or not offered.' }),
    },
    select: quoteSelection,
    resolve: (cart, { country, postcode, city, shippingMethod }, { shop }) =>
      quoteOfCart(shop, cart, { country: country ?? null, postcode, city, shippingMethod: shippingMethod ?? null }),
  }),
  shipping: t.field({
    type: Money,
    description: 'What shipping will cost, as far as it is known before the checkout: the cheapest way within Germany, VAT included.',
    select: quoteSelection,
    resolve: async (cart, _args, { shop }) => ({ amount: (await estimateOfCart(shop, cart)).shippingMinor }),
  }),
  total: t.field({
    type: Money,
    description: 'Subtotal less discount plus shipping, delivered within Germany in the cheapest way. See quote for other ways.',
    select: quoteSelection,
    resolve: async (cart, _args, { shop }) => ({ amount: (await estimateOfCart(shop, cart)).totalMinor }),
  }),
}));
