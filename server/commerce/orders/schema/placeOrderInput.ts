import { attributionNamespace } from '../../../../shared/attribution/form.ts';
import { builder } from '../../../platform/graphql/builder.ts';

// What placeOrder takes. What is allowed in each field is said in ../input.ts.

const AddressInput = builder.inputType('AddressInput', {
  description: 'An address.',
  fields: (t) => ({
    firstName: t.string({ description: 'At most 100 characters. One of the two names is required.' }),
    lastName: t.string({ description: 'At most 100 characters; empty for somebody with one name.' }),
    company: t.string({ description: 'At most 200 characters.' }),
    address1: t.string({ required: true, description: 'Street and number; at most 200 characters.' }),
    address2: t.string({ description: 'Flat or floor; at most 200 characters.' }),
    postcode: t.string({
      description: 'In the form of the country, with or without its prefix (A-1010); kept without. Required, except in Ireland.',
    }),
    city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
    country: t.string({ required: true, description: 'Code of one of the checkout’s countries.' }),
  }),
});

const ExtensionValueInput = builder.inputType('CheckoutExtensionValue', {
  description: 'One value of extension data.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Its name; names that the namespace does not have are ignored.' }),
    value: t.string({ description: 'The value; null, an empty text and "(none)" mean that nothing is known. Too long ones are cut.' }),
  }),
});

const ExtensionInput = builder.inputType('CheckoutExtensionInput', {
  description: 'Data that a script of the checkout page adds to an order.',
  fields: (t) => ({
    namespace: t.string({
      required: true,
      description: `Whose data it is. There is one: "${attributionNamespace}", with the 16 fields of order attribution (source_type, referrer, utm_campaign…).`,
    }),
    values: t.field({ type: [ExtensionValueInput], required: true, description: 'The values by name.' }),
  }),
});

export const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  description: 'The order: who gets it, how it is delivered and paid, and for which state of the cart.',
  fields: (t) => ({
    idempotencyKey: t.string({
      description:
        'A random text of 8 to 255 characters, new for each order. The same request with the same key gives the same order, however often it is sent. Without a key a repeated request is recognised by its contents, for 10 minutes.',
    }),
    cartVersion: t.int({
      description:
        'Version of the cart that the shopper saw; another one is answered with CartChangedError. Null orders the cart as it is: for clients that know no version.',
    }),
    expectedTotal: t.field({
      type: 'MinorUnits',
      description:
        'Total that the shopper saw (Cart.quote for this country and shipping method), in minor units. When it is given and differs now, the answer is CartChangedError.',
    }),
    email: t.string({
      required: true,
      description: 'Where news of the order go; at most 254 characters. A domain in any script is kept in ASCII.',
    }),
    firstName: t.string({ description: 'Of the recipient; at most 100 characters. One of the two names is required.' }),
    lastName: t.string({ description: 'Of the recipient; at most 100 characters. Empty for somebody with one name.' }),
    company: t.string({ description: 'Of the recipient; at most 200 characters.' }),
    phone: t.string({ description: 'For the carrier; at most 30 characters.' }),
    address1: t.string({ required: true, description: 'Street and number; at most 200 characters.' }),
    address2: t.string({ description: 'Flat or floor; at most 200 characters.' }),
    postcode: t.string({
      description: 'In the form of the country, with or without its prefix (A-1010); kept without. Required, except in Ireland.',
    }),
    city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
    country: t.string({ required: true, description: 'Code of one of the checkout’s countries.' }),
    billing: t.field({ type: AddressInput, description: 'Where the invoice goes; null means to the recipient.' }),
    note: t.string({ description: 'What the shop should know; at most 1000 characters, may have several lines.' }),
    shippingMethod: t.string({
      description: 'Code of one of the ways to deliver this cart to this country. Required when anything has to be sent, else ignored.',
    }),
    paymentMethod: t.string({ required: true, description: 'Code of one of the quote’s payment methods.' }),
    paymentToken: t.string({
      description:
        'Stands for the card at the payment provider, or is what the shopper chose of the method’s choice; at most 255 characters. Methods without either ignore it.',
    }),
    acceptsTerms: t.boolean({
      required: true,
      description: 'The shopper accepts the shop’s terms; without that nothing is ordered.',
    }),
    extensions: t.field({ type: [ExtensionInput], description: 'Data of scripts, such as where the visitor came from.' }),
  }),
});
