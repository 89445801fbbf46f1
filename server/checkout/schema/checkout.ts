import { builder } from '../../graphql/builder.ts';
import { ownerOf } from '../../cart/schema/owner.ts';
import { cartSubtotal } from '../../cart/cart.ts';
import { countries } from '../countries.ts';
import { paymentMethods, shippingMethods, shippingPrice } from '../rules.ts';
import { CountryType, PaymentMethodOption, ShippingMethodType } from './parts.ts';

const Checkout = builder.objectRef<Record<string, never>>('Checkout').implement({
  description: 'What can be chosen when ordering.',
  fields: (t) => ({
    shippingMethods: t.field({
      type: [ShippingMethodType],
      description: 'Ways to deliver, with what they cost for the caller’s cart.',
      resolve: async (_checkout, _args, context) => {
        const subtotalMinor = await cartSubtotal(context.shop, await ownerOf(context));
        return shippingMethods.map((method) => ({
          ...method,
          priceMinor: shippingPrice(method, subtotalMinor),
        }));
      },
    }),
    paymentMethods: t.field({
      type: [PaymentMethodOption],
      description: 'Ways to pay.',
      resolve: () => [...paymentMethods],
    }),
    countries: t.field({
      type: [CountryType],
      description: 'Where the shop delivers to, by name.',
      resolve: () => [...countries],
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
