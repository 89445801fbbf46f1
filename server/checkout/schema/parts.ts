import { builder } from '../../graphql/builder.ts';
import { Money } from '../../graphql/scalars.ts';
import { countryByCode, type Country } from '../countries.ts';
import type { PaymentMethodFacts } from '../paymentRules.ts';
import { transferReference } from '../rules.ts';
import { checkoutSettings } from '../settings.ts';
import { exportPostcodePattern } from '../territories.ts';
import type { PricedShipping } from '../shippingRules.ts';

export const CountryType = builder.objectRef<Pick<Country, 'code' | 'name'>>('Country').implement({
  description: 'A country that the shop delivers to.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2, such as DE.' }),
    name: t.exposeString('name', { description: 'In English.' }),
    postcodeExample: t.string({
      description: 'A postcode as the country writes it, such as 10115; empty for a country that the shop no longer delivers to.',
      resolve: ({ code }) => countryByCode.get(code)?.example ?? '',
    }),
    postcodePattern: t.string({
      description:
        'Regular expression for its postcodes in capitals, with or without a prefix such as A-; placeOrder checks them by it. Matches an empty text where none is required. Empty where there is none.',
      resolve: ({ code }) => countryByCode.get(code)?.postcode.source ?? '',
    }),
    exportPostcodePattern: t.string({
      description:
        'Regular expression for the digits of postcodes that may be outside the EU’s VAT area, such as those of the Canary Islands: for these, ask Cart.quote with the postcode. Empty where there are none.',
      resolve: ({ code }) => exportPostcodePattern(code),
    }),
  }),
});

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

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'A way to pay.',
  values: {
    CASH_ON_DELIVERY: { description: 'The shopper pays the carrier.' },
    TEST_CARD: { description: 'A card of the test provider: no money moves. Offered in demonstrations only.' },
    BANK_TRANSFER: { description: 'The shopper transfers the total; the order waits for it.' },
  } as const,
});

export const PaymentMethodOption = builder.objectRef<PaymentMethodFacts>('PaymentMethodOption').implement({
  description: 'A way to pay that the shop offers.',
  fields: (t) => ({
    code: t.expose('code', { type: PaymentMethodEnum, description: 'What placeOrder takes.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    description: t.exposeString('description', {
      description: 'How it works, in a sentence or two.',
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
      resolve: ({ number }) => transferReference(number),
    }),
  }),
});

export const NextAction = builder.objectRef<{ url: string }>('NextAction').implement({
  description: 'What the shopper has to do before an order is paid.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where to send the shopper: a page of the payment provider.' }),
  }),
});
