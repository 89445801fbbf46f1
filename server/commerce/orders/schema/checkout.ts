import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { ownerOf, ownsNothing } from '../../cart/schema/owner.ts';
import { methodsWithoutCart, quoteOfCart, quoteSelection, type QuoteWish } from '../checkout/cartQuote.ts';
import { payableMethods } from '../checkout/payableMethods.ts';
import { checkoutSettings } from '../checkout/settings.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { PaymentMethodType } from '../../payments/schema/method.ts';
import { ShippingMethodType } from './parts.ts';

const noCart = { lines: [], coupons: [] };

/** The quote of the caller's cart; of nothing, when there is none. */
async function quoteOfCaller(context: Context, wish: QuoteWish) {
  const visitorId = await ownerOf(context);
  const { shop } = context;
  const cart = ownsNothing(visitorId) ? null : await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: quoteSelection });
  return quoteOfCart(shop, cart ?? noCart, wish);
}

const countryArgument = 'Code of one of the countries; the shop’s default country when it is left out.';

const Checkout = builder.objectRef<Record<string, never>>('Checkout').implement({
  description: 'What can be chosen when ordering.',
  fields: (t) => ({
    shippingMethods: t.field({
      type: [ShippingMethodType],
      description:
        'Ways to deliver the caller’s cart to a country, with what they cost; empty when nothing has to be sent or the shop does not deliver there. Without a cart: the ways for something light and cheap.',
      args: { country: t.arg.string({ description: countryArgument }) },
      resolve: async (_checkout, { country }, context) => {
        const wish = { country: country ?? null, shippingMethod: null };
        const quote = await quoteOfCaller(context, wish);
        if (quote && quote.totals.lines.length === 0) return methodsWithoutCart(context.shop, wish.country);
        return [...(quote?.shippingMethods ?? [])];
      },
    }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      description: 'Ways to pay for the caller’s cart, delivered to a country in some way; empty when the shop does not deliver there.',
      args: {
        country: t.arg.string({ description: countryArgument }),
        shippingMethod: t.arg.string({ description: 'Code of the way to deliver; the cheapest when it is left out or not offered.' }),
      },
      resolve: async (_checkout, { country, shippingMethod }, context) => {
        const quote = await quoteOfCaller(context, { country: country ?? null, shippingMethod: shippingMethod ?? null });
        return quote ? payableMethods(context.shop, quote) : [];
      },
    }),
    countries: t.field({
      type: [CountryType],
      description: 'Where the shop delivers to, by name.',
      resolve: async (_checkout, _args, { shop }) => [...(await checkoutSettings(shop)).countries],
    }),
    dependsOnPostcode: t.boolean({
      description:
        'Whether ways to deliver and their prices can depend on the whole postcode. If not, quotes differ by `exportPostcodePattern` alone.',
      resolve: async (_checkout, _args, { shop }) => (await checkoutSettings(shop)).carriers.length > 0,
    }),
    termsVersion: t.string({
      description: 'Which terms of sale acceptsTerms accepts. An order keeps it.',
      resolve: async (_checkout, _args, { shop }) => (await checkoutSettings(shop)).termsVersion,
    }),
  }),
});

builder.queryField('checkout', (t) =>
  t.field({
    type: Checkout,
    authScopes: { public: true },
    description: 'What can be chosen when ordering.',
    resolve: () => ({}),
  }),
);
