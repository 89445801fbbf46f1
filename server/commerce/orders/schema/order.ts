import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import { calledNow, flowOf } from '../../payments/payments.ts';
import { checkoutSettings } from '../checkout/settings.ts';
import { orderPath } from '../checkout/rules.ts';
import { parseShippingTaxes, taxShares } from '../../taxes/taxes.ts';
import { AddressType, OrderCouponType } from './orderParts.ts';
import { OrderLineNode } from './orderLine.ts';
import { visibleOrders } from './orderOwner.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { PaymentMethodType } from '../../payments/schema/method.ts';
import { BankTransfer, ShippingMethodType } from './parts.ts';
import { TaxLine } from './quote.ts';
import { parseAddress } from '../storedAddress.ts';

export const OrderStatusEnum = builder.enumType('OrderStatus', {
  description: 'How far an order is.',
  values: {
    PENDING_PAYMENT: { description: 'Placed; its payment is not through yet.' },
    FAILED: { description: 'Its payment was declined or never made; what it held is free again.' },
    ON_HOLD: { description: 'Placed; it waits for the payment.' },
    PROCESSING: { description: 'Paid; it is being prepared.' },
    COMPLETED: { description: 'On its way or delivered.' },
    CANCELLED: { description: 'Cancelled before it was sent.' },
    REFUNDED: { description: 'Paid back.' },
  } as const,
});

export const OrderNode = builder.prismaNode('Order', {
  description:
    'What was ordered, as it was at that moment: later changes of products and prices do not touch it. Its visitor, their account, staff with the right ORDERS and whoever has the link with its key see it; for others its id resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({ id: rowId(id), ...(await visibleOrders(context)) }),
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'Its number, unique and never reused; shown to people.',
    }),
    status: t.expose('status', { type: OrderStatusEnum, description: 'How far it is.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was placed.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it last changed: its state, payment, refunds or addresses. Notes and mails do not count.',
    }),
    email: t.exposeString('email', { description: 'Where news of it go.' }),
    firstName: t.exposeString('firstName', { description: 'Of the recipient.' }),
    lastName: t.exposeString('lastName', { description: 'Of the recipient.' }),
    company: t.exposeString('company', { description: 'Of the recipient; may be empty.' }),
    phone: t.exposeString('phone', { description: 'For the carrier; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'As the country writes it.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Where it goes.',
      select: { country: true },
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    billing: t.field({
      type: AddressType,
      nullable: true,
      description: 'Where the invoice goes; null when it goes to the recipient.',
      select: { billingAddress: true },
      resolve: ({ billingAddress }) => parseAddress(billingAddress),
    }),
    note: t.exposeString('note', {
      description: 'What the shopper wants the shop to know; may be empty.',
    }),
    lines: t.relation('lines', {
      type: OrderLineNode,
      description: 'What was bought.',
      query: { orderBy: { position: 'asc' } },
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines before discounts, VAT included.',
      select: { subtotalMinor: true },
      resolve: (order) => ({ amount: order.subtotalMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'What coupons took off; not negative.',
      select: { discountMinor: true },
      resolve: (order) => ({ amount: order.discountMinor }),
    }),
    coupons: t.relation('coupons', {
      type: OrderCouponType,
      description: 'The coupons it used.',
      query: { orderBy: { id: 'asc' } },
    }),
    shipping: t.field({
      type: Money,
      description: 'What shipping cost, VAT included.',
      select: { shippingMinor: true },
      resolve: (order) => ({ amount: order.shippingMinor }),
    }),
    total: t.field({
      type: Money,
      description: 'Subtotal less discount plus shipping: what is to be paid.',
      select: { totalMinor: true },
      resolve: (order) => ({ amount: order.totalMinor }),
    }),
    taxes: t.field({
      type: [TaxLine],
      description: 'The VAT that the total contains, by rate, highest first.',
      select: {
        shippingTaxes: true,
        lines: { orderBy: { position: 'asc' }, select: { vatBasisPoints: true, vatMinor: true } },
      },
      resolve: ({ shippingTaxes, lines }) => taxShares([...lines, ...parseShippingTaxes(shippingTaxes)]),
    }),
    shippingMethod: t.field({
      type: ShippingMethodType,
      nullable: true,
      description: 'How it is delivered, as it was called and cost then; null when nothing has to be sent.',
      select: { shippingMethod: true, shippingName: true, shippingMinor: true },
      resolve: ({ shippingMethod: code, shippingName: name, shippingMinor: priceMinor }) =>
        code === '' ? null : { code, name: name || code, description: '', priceMinor, freeFromMinor: null },
    }),
    paymentMethod: t.field({
      type: PaymentMethodType,
      description: 'How it is paid: the name as it was when the order was placed, the description as it is now.',
      select: { paymentMethod: true, paymentName: true },
      resolve: async ({ paymentMethod, paymentName }, _args, { shop }) => {
        const now = calledNow((await checkoutSettings(shop)).payment, paymentMethod);
        return { ...now, name: paymentName || now.name };
      },
    }),
    bankTransfer: t.field({
      type: BankTransfer,
      nullable: true,
      description: 'Where to transfer the total; null when nothing is to be transferred.',
      select: { number: true, status: true, paymentMethod: true },
      resolve: (order, _args, { shop }) =>
        order.status === 'ON_HOLD' && (flowOf(shop.payments, order.paymentMethod) ?? 'TRANSFER') === 'TRANSFER' ? order : null,
    }),
    url: t.string({
      description: 'Path of its page, with the secret key that opens it: whoever has this link sees the order.',
      select: { number: true, accessKey: true },
      resolve: orderPath,
    }),
  }),
});
