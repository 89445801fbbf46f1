import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { ownerOf, ownsNothing } from '../../cart/schema/owner.ts';
import { methodsWithoutCart, quoteOfCart, quoteSelection, type QuoteRequest } from '../checkout/cartQuote.ts';
import { offeredMethods, payableMethods } from '../checkout/payableMethods.ts';
import { checkoutSettings } from '../checkout/settings.ts';
import { shopSettings } from '../../../foundation/settings/settings.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { PaymentMethodType } from '../../payments/schema/method.ts';
import { DeliveryAreaType, deliveryAreas } from './deliveryAreas.ts';
import { ShippingMethodType } from './parts.ts';

const noCart = { lines: [], coupons: [] };

/** The quote of the caller's cart; an empty quote without a cart. */
async function quoteOfCaller(context: Context, wish: QuoteRequest) {
  const visitorId = await ownerOf(context);
  const { shop } = context;
  const cart = ownsNothing(visitorId) ? null : await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: quoteSelection });
  return quoteOfCart(shop, cart ?? noCart, wish);
}

const countryArgument = 'Code of one of `countries`; the shop’s default country when omitted.';

const Checkout = builder.objectRef<Record<string, never>>('Checkout').implement({
  description: 'Options available at checkout.',
  fields: (t) => ({
    shippingMethods: t.field({
      type: [ShippingMethodType],
      description:
        'Shipping methods for the caller’s cart and a country, with their costs; empty if nothing is shipped or the shop does not deliver there. Without a cart, the methods for a light, inexpensive shipment.',
      args: { country: t.arg.string({ description: countryArgument }) },
      resolve: async (_checkout, { country }, context) => {
        const wish = { country: country ?? null, shippingMethod: null };
        const quote = await quoteOfCaller(context, wish);
        if (quote && quote.lines.length === 0) return methodsWithoutCart(context.shop, wish.country);
        return [...(quote?.shippingMethods ?? [])];
      },
    }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      description: 'Payment methods for the caller’s cart, country and shipping method; empty if the shop does not deliver there.',
      args: {
        country: t.arg.string({ description: countryArgument }),
        shippingMethod: t.arg.string({ description: 'Code of the shipping method; the cheapest when omitted or not offered.' }),
      },
      resolve: async (_checkout, { country, shippingMethod }, context) => {
        const quote = await quoteOfCaller(context, { country: country ?? null, shippingMethod: shippingMethod ?? null });
        return quote ? payableMethods(context.shop, quote) : [];
      },
    }),
    acceptedPaymentMethods: t.field({
      type: [PaymentMethodType],
      description:
        'All payment methods that the shop accepts, in display order. Some may be unavailable for an order, for example because of its country: see `paymentMethods`.',
      resolve: (_checkout, _args, { shop }) => offeredMethods(shop),
    }),
    countries: t.field({
      type: [CountryType],
      description: 'Countries that the shop delivers to, sorted by name.',
      resolve: async (_checkout, _args, { shop }) => [...(await checkoutSettings(shop)).countries],
    }),
    deliveryAreas: t.field({
      type: [DeliveryAreaType],
      description: 'Delivery costs for all `countries`, for any cart; the area of the default country is first.',
      resolve: async (_checkout, _args, { shop }) => deliveryAreas(await checkoutSettings(shop)),
    }),
    dependsOnPostcode: t.boolean({
      description:
        'Whether shipping methods and prices can depend on the full postcode. If not, quotes depend only on whether the postcode matches `exportPostcodePattern`.',
      resolve: async (_checkout, _args, { shop }) => (await checkoutSettings(shop)).carriers.length > 0,
    }),
    asksForReviews: t.boolean({
      description: 'Whether to offer `wantsReviewRequest`: shoppers who agree to it are sent an email that asks for reviews.',
      resolve: async (_checkout, _args, { shop }) => (await shopSettings(shop)).asksForReviews,
    }),
    termsVersion: t.string({
      description: 'Version of the terms of sale that `acceptsTerms` accepts. It is stored with the order.',
      resolve: async (_checkout, _args, { shop }) => (await checkoutSettings(shop)).termsVersion,
    }),
  }),
});

builder.queryField('checkout', (t) =>
  t.field({
    type: Checkout,
    authScopes: { public: true },
    description: 'Options available at checkout.',
    resolve: () => ({}),
  }),
);
