import { attributionNamespace } from '../../../../shared/attribution/form.ts';
import { builder } from '../../../platform/graphql/builder.ts';

// Inputs of placeOrder. ../input.ts defines the limits of each field.

const AddressInput = builder.inputType('AddressInput', {
  description: 'Postal address.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name; at most 100 characters. At least one of first and last name is required.' }),
    lastName: t.string({ description: 'Last name; at most 100 characters. Empty for people with a single name.' }),
    company: t.string({ description: 'Company name; at most 200 characters.' }),
    address1: t.string({ required: true, description: 'Street and house number; at most 200 characters.' }),
    address2: t.string({ description: 'Flat or floor; at most 200 characters.' }),
    postcode: t.string({
      description:
        'Postcode in the format of the country, with or without the country prefix (such as A- in A-1010); saved without the prefix. Required, except in Ireland.',
    }),
    city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
    country: t.string({ required: true, description: 'Code of a country that is available at checkout.' }),
  }),
});

const ExtensionValueInput = builder.inputType('CheckoutExtensionValue', {
  description: 'Key and value of extension data.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the value. Keys that the namespace does not define are ignored.' }),
    value: t.string({ description: 'The value; null, an empty string and "(none)" mean unknown. Values that are too long are truncated.' }),
  }),
});

const ExtensionInput = builder.inputType('CheckoutExtensionInput', {
  description: 'Data that a script on the checkout page adds to an order.',
  fields: (t) => ({
    namespace: t.string({
      required: true,
      description: `Namespace of the data. The only namespace is "${attributionNamespace}", with the 16 fields of order attribution (source_type, referrer, utm_campaign…).`,
    }),
    values: t.field({ type: [ExtensionValueInput], required: true, description: 'Keys and values of the data.' }),
  }),
});

export const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  description: 'Input for `placeOrder`: recipient, shipping, payment, and the version of the cart that is ordered.',
  fields: (t) => ({
    idempotencyKey: t.string({
      description:
        'Random string of 8 to 255 characters, unique per order. Repeating the same request with the same key returns the same order. Without a key, a repeated request is recognised by its contents for 10 minutes.',
    }),
    cartVersion: t.int({
      description:
        'Version of the cart that the shopper saw; any other version returns CartChangedError. If null, which is meant for clients that have no version, the cart is ordered in its current state.',
    }),
    expectedTotal: t.field({
      type: 'MinorUnits',
      description:
        'Total that the shopper saw (`Cart.quote` for this country and shipping method), in minor units. If given and different from the current total, CartChangedError is returned.',
    }),
    email: t.string({
      required: true,
      description: 'Email address for messages about the order; at most 254 characters. Internationalised domains are saved in ASCII.',
    }),
    firstName: t.string({
      description: 'First name of the recipient; at most 100 characters. At least one of first and last name is required.',
    }),
    lastName: t.string({ description: 'Last name of the recipient; at most 100 characters. Empty for people with a single name.' }),
    company: t.string({ description: 'Company of the recipient; at most 200 characters.' }),
    phone: t.string({ description: 'Phone number for the carrier; at most 30 characters.' }),
    address1: t.string({ required: true, description: 'Street and house number; at most 200 characters.' }),
    address2: t.string({ description: 'Flat or floor; at most 200 characters.' }),
    postcode: t.string({
      description:
        'Postcode in the format of the country, with or without the country prefix (such as A- in A-1010); saved without the prefix. Required, except in Ireland.',
    }),
    city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
    country: t.string({ required: true, description: 'Code of a country that is available at checkout.' }),
    billing: t.field({ type: AddressInput, description: 'Billing address; null to use the recipient’s address.' }),
    vatId: t.string({
      description:
        'VAT ID of the buyer in an EU country or Northern Ireland; at most 40 characters; separators are ignored. If the prefix is missing, the prefix of the billing country is added. Its format is checked; prices and VAT don’t depend on it.',
    }),
    note: t.string({ description: 'Note to the shop; at most 1,000 characters, may contain several lines.' }),
    giftMessage: t.string({
      description: 'Message to the recipient, for the packing slip; at most 300 characters, may contain several lines.',
    }),
    shippingMethod: t.string({
      description:
        'Code of a shipping method available for this cart and country. Required if anything must be shipped, otherwise ignored.',
    }),
    paymentMethod: t.string({ required: true, description: 'Code of one of the payment methods in the quote.' }),
    paymentToken: t.string({
      description:
        'Token that represents the card at the payment provider, or the value that the shopper chose from the payment method’s options; at most 255 characters. Ignored by methods that use neither.',
    }),
    returnUrl: t.string({
      description:
        'Absolute URL of another storefront, to which the payment provider’s page returns the shopper, with the parameters `order` (order number) and `status` (`OrderStatus`) added; at most 1,000 characters. Its origin must be listed in the shop’s `STOREFRONT_ORIGINS`. Null for the order’s page of this shop. Ignored by payment methods without such a page.',
    }),
    acceptsTerms: t.boolean({
      required: true,
      description: 'Whether the shopper accepts the shop’s terms. The order is placed only if true.',
    }),
    confirmedAge: t.int({
      description:
        'Age in years that the shopper confirms having reached: the `Cart.minimumAge` that was shown. Required if the cart has a minimum age, and must be at least that age.',
    }),
    wantsReviewRequest: t.boolean({
      description:
        'Whether the shopper agrees to one email that asks for reviews after delivery; false by default. Sent only if `Checkout.asksForReviews` is true.',
    }),
    extensions: t.field({ type: [ExtensionInput], description: 'Data from scripts, such as where the visitor came from.' }),
  }),
});
