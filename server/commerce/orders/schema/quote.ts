import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { Quote } from '../checkout/quote.ts';
import { missingForFreeDelivery } from '../../shipping/shipping.ts';
import { taxLabel, type TaxShare } from '../../taxes/taxes.ts';
import { taxesOfQuote } from '../checkout/cartQuote.ts';
import { taxesByRate } from '../checkout/totals.ts';
import { payableMethods } from '../checkout/payableMethods.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { PaymentMethodType } from '../../payments/schema/method.ts';
import { ShippingMethodType } from './parts.ts';

export const TaxLine = builder.objectRef<TaxShare>('TaxLine').implement({
  description: 'VAT included in an amount at one rate.',
  fields: (t) => ({
    label: t.string({ description: 'Label shown to shoppers, such as "19% VAT".', resolve: ({ basisPoints }) => taxLabel(basisPoints) }),
    basisPoints: t.exposeInt('basisPoints', { description: 'VAT rate in hundredths of a per cent: 1900 is 19%.' }),
    amount: t.field({
      type: Money,
      description: 'Amount of VAT.',
      resolve: ({ amountMinor }) => ({ amount: amountMinor }),
    }),
  }),
});

export const CartQuote = builder.objectRef<Quote>('CartQuote').implement({
  description: 'Cost of the cart for one country and shipping method. Pass its total to `placeOrder` as `expectedTotal`.',
  fields: (t) => ({
    country: t.field({ type: CountryType, description: 'Destination country.', resolve: ({ country }) => country }),
    exportTo: t.string({
      nullable: true,
      description:
        'Destination outside the EU VAT area, such as "the Canary Islands": the total contains no VAT, and import taxes may be due there. Null if the destination is inside the area, if the postcode is unknown (or the town, where places inside and outside the area share a postcode), or while `taxes` is null.',
      resolve: async (quote, _args, { shop }) => (await taxesOfQuote(shop, quote))?.exportTo ?? null,
    }),
    needsShipping: t.exposeBoolean('needsShipping', {
      description: 'Whether anything must be shipped; false for an empty cart and for non-physical goods.',
    }),
    isDeliverable: t.exposeBoolean('isDeliverable', {
      description:
        'Whether the cart can be delivered to this destination; false if it is too heavy for every shipping method. Such a cart can’t be ordered.',
    }),
    shippingMethods: t.field({
      type: [ShippingMethodType],
      description: 'Shipping methods for this cart and destination; empty if nothing needs shipping or nothing can be shipped.',
      resolve: ({ shippingMethods }) => [...shippingMethods],
    }),
    shippingMethod: t.field({
      type: ShippingMethodType,
      nullable: true,
      description: 'Shipping method used for the amounts: the requested one, otherwise the cheapest; null if none.',
      resolve: ({ shippingMethod }) => shippingMethod,
    }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      description: 'Payment methods available for this total and destination.',
      resolve: (quote, _args, { shop }) => payableMethods(shop, quote),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines at current prices, including VAT.',
      resolve: ({ totals }) => ({ amount: totals.subtotalMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'Discount from coupons; never negative.',
      resolve: ({ totals }) => ({ amount: totals.discountMinor }),
    }),
    shipping: t.field({
      type: Money,
      description: 'Shipping cost, including VAT.',
      resolve: ({ totals }) => ({ amount: totals.shippingMinor }),
    }),
    total: t.field({
      type: Money,
      description: 'Amount to pay: subtotal minus discount plus shipping.',
      resolve: ({ totals }) => ({ amount: totals.totalMinor }),
    }),
    goodsValue: t.field({
      type: Money,
      description: 'Value of the goods that counts towards free shipping: subtotal minus discount, without deposits.',
      resolve: ({ valueMinor }) => ({ amount: valueMinor }),
    }),
    missingForFree: t.field({
      type: Money,
      nullable: true,
      description: 'Amount still needed for free shipping; null if shipping is already free or can’t be free.',
      resolve: ({ shippingMethods, valueMinor }) => {
        const missingMinor = missingForFreeDelivery(shippingMethods, valueMinor);
        return missingMinor === null ? null : { amount: missingMinor };
      },
    }),
    taxes: t.field({
      type: [TaxLine],
      nullable: true,
      description:
        'VAT included in the total, by rate, highest first; rates of 0% are omitted. Null while taxes can’t be calculated, such as when a tax service does not respond: the total is right, but `placeOrder` returns a `TryAgainError` until they can be calculated.',
      resolve: async (quote, _args, { shop }) => {
        const taxes = await taxesOfQuote(shop, quote);
        return taxes && taxesByRate(taxes);
      },
    }),
  }),
});
