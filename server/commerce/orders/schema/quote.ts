import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { Quote } from '../checkout/quote.ts';
import { missingForFreeDelivery } from '../../shipping/shipping.ts';
import { taxLabel, type TaxShare } from '../../taxes/taxes.ts';
import { payableMethods } from '../checkout/payableMethods.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { PaymentMethodType } from '../../payments/schema/method.ts';
import { ShippingMethodType } from './parts.ts';

export const TaxLine = builder.objectRef<TaxShare>('TaxLine').implement({
  description: 'The VAT of one rate that an amount contains.',
  fields: (t) => ({
    label: t.string({ description: 'As shown, such as "19 % VAT".', resolve: ({ basisPoints }) => taxLabel(basisPoints) }),
    basisPoints: t.exposeInt('basisPoints', { description: 'The rate in hundredths of a percent: 1900 is 19 %.' }),
    amount: t.field({
      type: Money,
      description: 'How much VAT it is.',
      resolve: ({ amountMinor }) => ({ amount: amountMinor }),
    }),
  }),
});

export const CartQuote = builder.objectRef<Quote>('CartQuote').implement({
  description: 'What the cart would cost, delivered to one country in one way. Its total is what placeOrder takes as expectedTotal.',
  fields: (t) => ({
    country: t.field({ type: CountryType, description: 'Where it would go.', resolve: ({ country }) => country }),
    exportTo: t.string({
      nullable: true,
      description:
        'The place outside the EU’s VAT area that it would go to, such as "the Canary Islands": the total contains no VAT, and taxes on imports may be due there. Null inside the area, and while the postcode is not known.',
      resolve: ({ territory }) => territory?.name ?? null,
    }),
    needsShipping: t.exposeBoolean('needsShipping', {
      description: 'Whether anything has to be sent; false for an empty cart and for goods that are not things.',
    }),
    isDeliverable: t.exposeBoolean('isDeliverable', {
      description: 'Whether it can be delivered there: false when it is too heavy for every way. Such a cart cannot be ordered.',
    }),
    shippingMethods: t.field({
      type: [ShippingMethodType],
      description: 'Ways to deliver this cart there; empty when nothing has to be sent, or nothing can be.',
      resolve: ({ shippingMethods }) => [...shippingMethods],
    }),
    shippingMethod: t.field({
      type: ShippingMethodType,
      nullable: true,
      description: 'The way that the amounts count with: the one asked for, else the cheapest; null when there is none.',
      resolve: ({ shippingMethod }) => shippingMethod,
    }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      description: 'Ways to pay this total there.',
      resolve: (quote, _args, { shop }) => payableMethods(shop, quote),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines at the prices of now, VAT included.',
      resolve: ({ totals }) => ({ amount: totals.subtotalMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'What coupons take off; not negative.',
      resolve: ({ totals }) => ({ amount: totals.discountMinor }),
    }),
    shipping: t.field({
      type: Money,
      description: 'What delivery costs, VAT included.',
      resolve: ({ totals }) => ({ amount: totals.shippingMinor }),
    }),
    total: t.field({
      type: Money,
      description: 'Subtotal less discount plus shipping: what is to be paid.',
      resolve: ({ totals }) => ({ amount: totals.totalMinor }),
    }),
    missingForFree: t.field({
      type: Money,
      nullable: true,
      description: 'What the goods are short of the value from which delivery is free; null when it is free already, or never is.',
      resolve: ({ shippingMethods, totals }) => {
        const missingMinor = missingForFreeDelivery(shippingMethods, totals.subtotalMinor - totals.discountMinor);
        return missingMinor === null ? null : { amount: missingMinor };
      },
    }),
    taxes: t.field({
      type: [TaxLine],
      description: 'The VAT that the total contains, by rate, highest first; rates of 0 % are left out.',
      resolve: ({ totals }) => totals.taxes,
    }),
  }),
});
