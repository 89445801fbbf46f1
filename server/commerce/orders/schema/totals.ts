import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { estimateOfCart, quoteOfCart, quoteSelection } from '../checkout/cartQuote.ts';
import { CartQuote } from './quote.ts';

// The checkout's fields of the cart: shipping cost, and the VAT included.

builder.prismaObjectFields(CartNode, (t) => ({
  quote: t.field({
    type: CartQuote,
    nullable: true,
    description: 'Cost of the cart when delivered to a given country by a given shipping method; null if the shop does not deliver there.',
    args: {
      country: t.arg.string({ description: 'Code of a country that is available at checkout. Defaults to the shop’s default country.' }),
      postcode: t.arg.string({
        description:
          'Postcode of the recipient, if known. Used to recognise places outside the EU VAT area; see `Country.exportPostcodePattern`.',
      }),
      city: t.arg.string({
        description:
          'City of the recipient, if known. Used to tell places apart when one outside the EU VAT area shares its postcode with others.',
      }),
      shippingMethod: t.arg.string({ description: 'Code of the shipping method. Defaults to the cheapest if omitted or not available.' }),
    },
    select: quoteSelection,
    resolve: (cart, { country, postcode, city, shippingMethod }, { shop }) =>
      quoteOfCart(shop, cart, { country: country ?? null, postcode, city, shippingMethod: shippingMethod ?? null }),
  }),
  shipping: t.field({
    type: Money,
    description: 'Estimated shipping cost before checkout: the cheapest method in the shop’s default country, including VAT.',
    select: quoteSelection,
    resolve: async (cart, _args, { shop }) => ({ amount: (await estimateOfCart(shop, cart)).shippingMinor }),
  }),
  total: t.field({
    type: Money,
    description:
      'Subtotal minus discount plus shipping, with the cheapest method in the shop’s default country. For other destinations and methods, see `quote`.',
    select: quoteSelection,
    resolve: async (cart, _args, { shop }) => ({ amount: (await estimateOfCart(shop, cart)).totalMinor }),
  }),
}));
