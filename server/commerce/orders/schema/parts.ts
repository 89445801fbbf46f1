import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { transferReference } from '../checkout/rules.ts';
import { checkoutSettings } from '../checkout/settings.ts';
import type { PricedShipping } from '../../shipping/shipping.ts';

export const ShippingMethodType = builder.objectRef<PricedShipping>('ShippingMethod').implement({
  description: 'A way to deliver.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What placeOrder takes.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    description: t.exposeString('description', {
      description: 'How long it takes and what it costs, in a sentence.',
    }),
    price: t.field({
      type: Money,
      description: 'What it costs for the caller’s cart, or what it cost for the order, VAT included.',
      resolve: ({ priceMinor }) => ({ amount: priceMinor }),
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'From goods of this value on (discounts taken off) it costs nothing; null when it is never free, and of an order.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
  }),
});

export const BankTransfer = builder.objectRef<{ number: number }>('BankTransfer').implement({
  description: 'Where to transfer an order’s total.',
  fields: (t) => ({
    accountName: t.string({
      description: 'Holder of the account.',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.accountName,
    }),
    iban: t.string({
      description: 'International bank account number, in groups of four.',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.iban,
    }),
    bic: t.string({
      description: 'Bank identifier code.',
      resolve: async (_order, _args, { shop }) => (await checkoutSettings(shop)).payment.bank.bic,
    }),
    reference: t.string({
      description: 'What to write into the transfer.',
      resolve: async ({ number }, _args, { shop }) => transferReference(number, (await shopIdentity(shop)).name),
    }),
  }),
});

export const NextAction = builder.objectRef<{ url: string }>('NextAction').implement({
  description: 'What the shopper has to do before an order is paid.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where to send the shopper: a page of the payment provider.' }),
  }),
});
