import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { transferReference } from '../checkout/rules.ts';
import { checkoutSettings } from '../checkout/settings.ts';
import type { OfferedShipping } from '../checkout/quote.ts';
import { DeliveryEstimateType } from './deliveryEstimate.ts';

export const ShippingMethodType = builder.objectRef<OfferedShipping>('ShippingMethod').implement({
  description: 'Method by which an order is shipped.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the shipping method, as passed to `placeOrder`.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', {
      description: 'Delivery time and cost, as a sentence.',
    }),
    price: t.field({
      type: Money,
      description: 'Price for the caller’s cart, or the price charged for the order, including VAT.',
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Value of goods, after discounts, from which shipping is free; null if it is never free, and for orders.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
    deliveryEstimate: t.field({
      type: DeliveryEstimateType,
      nullable: true,
      description:
        'When the goods arrive if they are ordered now, or, for an order, the delivery dates promised when it was placed. Null if the shop sets no transit days for the method, and while any of the goods are backordered.',
      resolve: (method) => method.deliveryEstimate,
    }),
  }),
});

export const BankTransfer = builder.objectRef<{ number: number }>('BankTransfer').implement({
  description: 'Bank account to transfer the order total to.',
  fields: (t) => ({
    accountName: t.string({
      description: 'Name of the account holder.',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.accountName,
    }),
    iban: t.string({
      description: 'International bank account number, in groups of four.',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.iban,
    }),
    bic: t.string({
      description: 'Bank identifier code (BIC).',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.bic,
    }),
    reference: t.string({
      description: 'Payment reference to quote with the transfer.',
      resolve: async ({ number }, _args, { shop }) => transferReference(number, (await shopIdentity(shop)).name),
    }),
  }),
});

export const NextAction = builder.objectRef<{ url: string }>('NextAction').implement({
  description: 'Action that the shopper must take before an order is paid.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'URL to redirect the shopper to: a page of the payment provider.' }),
  }),
});
