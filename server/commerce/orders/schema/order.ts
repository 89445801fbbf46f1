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
import { DeliveryEstimateType } from './deliveryEstimate.ts';
import { promisedDelivery } from '../storedDelivery.ts';
import { BankTransfer, ShippingMethodType } from './parts.ts';
import { TaxLine } from './quote.ts';
import { fulfilmentOf } from '../orderRules.ts';
import { parseAddress } from '../storedAddress.ts';

export const OrderStatusEnum = builder.enumType('OrderStatus', {
  description: 'Status of an order.',
  values: {
    PENDING_PAYMENT: { description: 'Placed, but payment has not been completed yet.' },
    FAILED: { description: 'Payment was declined or never made. Reserved goods and coupons have been released.' },
    ON_HOLD: { description: 'Placed and waiting for an offline payment, such as a bank transfer.' },
    PROCESSING: { description: 'Paid and being prepared.' },
    COMPLETED: { description: 'Shipped or delivered.' },
    CANCELLED: { description: 'Cancelled before it was shipped.' },
    REFUNDED: { description: 'Refunded.' },
  } as const,
});

export const OrderFulfilmentEnum = builder.enumType('OrderFulfilmentStatus', {
  description: 'How much of an order has been shipped.',
  values: {
    UNFULFILLED: { description: 'Nothing has been shipped yet.' },
    PARTIALLY_SHIPPED: { description: 'Some units have been shipped, and others are still to be shipped.' },
    SHIPPED: {
      description:
        'Everything has been shipped, except refunded units and items that need no delivery. Also applies to orders completed without shipments.',
    },
  } as const,
});

export const OrderNode = builder.prismaNode('Order', {
  description:
    'An order as it was placed. Later changes to products and prices do not affect it. Visible to the visitor who placed it, that visitor’s account, staff with the ORDERS permission, and anyone with the link that contains the key; for others, its ID resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({ id: rowId(id), ...(await visibleOrders(context)) }),
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'Unique order number, shown to customers and never reused.',
    }),
    status: t.expose('status', { type: OrderStatusEnum, description: 'Status of the order.' }),
    fulfilmentStatus: t.field({
      type: OrderFulfilmentEnum,
      nullable: true,
      description:
        'How much of the order has been shipped; null if nothing needs shipping, or if the order was closed before anything was shipped.',
      select: { status: true, fulfilment: true, shippingMethod: true },
      resolve: fulfilmentOf,
    }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When the order was placed.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the order’s status, payment, refunds, shipments or addresses last changed. Notes and emails do not count.',
    }),
    email: t.exposeString('email', { description: 'Email address for updates on the order.' }),
    firstName: t.exposeString('firstName', { description: 'First name of the recipient.' }),
    lastName: t.exposeString('lastName', { description: 'Last name of the recipient.' }),
    company: t.exposeString('company', { description: 'Company of the recipient; may be empty.' }),
    phone: t.exposeString('phone', { description: 'Phone number for the carrier; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and house number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode in the country’s format.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Country of delivery.',
      select: { country: true },
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    billing: t.field({
      type: AddressType,
      nullable: true,
      description: 'Billing address; null if the invoice goes to the recipient.',
      select: { billingAddress: true },
      resolve: ({ billingAddress }) => parseAddress(billingAddress),
    }),
    vatId: t.exposeString('vatId', {
      description:
        'VAT ID of the buyer, with its prefix and without separators, such as DE123456788; empty if none. The format was checked, but not whether the ID is registered.',
    }),
    confirmedAge: t.exposeInt('confirmedAge', {
      nullable: true,
      description: 'Age in years that the shopper confirmed having reached; null if no product has a minimum age.',
    }),
    note: t.exposeString('note', {
      description: 'Note from the shopper to the shop; may be empty.',
    }),
    giftMessage: t.exposeString('giftMessage', {
      description: 'Message to the recipient, printed on the packing slip; may contain several lines. Empty if there is none.',
    }),
    lines: t.relation('lines', {
      type: OrderLineNode,
      description: 'Lines of the order.',
      query: { orderBy: { position: 'asc' } },
    }),
    subtotal: t.field({
      type: Money,
      description: 'Sum of the lines before discounts, including VAT.',
      select: { subtotalMinor: true },
      resolve: (order) => ({ amount: order.subtotalMinor }),
    }),
    discount: t.field({
      type: Money,
      description: 'Amount that coupons took off; not negative.',
      select: { discountMinor: true },
      resolve: (order) => ({ amount: order.discountMinor }),
    }),
    coupons: t.relation('coupons', {
      type: OrderCouponType,
      description: 'Coupons used by the order.',
      query: { orderBy: { id: 'asc' } },
    }),
    shipping: t.field({
      type: Money,
      description: 'Shipping cost, including VAT.',
      select: { shippingMinor: true },
      resolve: (order) => ({ amount: order.shippingMinor }),
    }),
    total: t.field({
      type: Money,
      description: 'Amount to pay: subtotal less discount plus shipping.',
      select: { totalMinor: true },
      resolve: (order) => ({ amount: order.totalMinor }),
    }),
    taxes: t.field({
      type: [TaxLine],
      description: 'VAT included in the total, by rate, highest first.',
      select: {
        shippingTaxes: true,
        lines: { orderBy: { position: 'asc' }, select: { vatBasisPoints: true, vatMinor: true } },
      },
      resolve: ({ shippingTaxes, lines }) => taxShares([...lines, ...parseShippingTaxes(shippingTaxes)]),
    }),
    shippingMethod: t.field({
      type: ShippingMethodType,
      nullable: true,
      description: 'Shipping method with the name and price it had when the order was placed; null if nothing is shipped.',
      select: { shippingMethod: true, shippingName: true, shippingMinor: true, deliveryEarliest: true, deliveryLatest: true },
      resolve: ({ shippingMethod: code, shippingName: name, shippingMinor: priceMinor, ...order }) => {
        const rest = { description: '', freeFromMinor: null, transitDays: null, deliveryEstimate: promisedDelivery(order) };
        return code === '' ? null : { code, name: name || code, priceMinor, ...rest };
      },
    }),
    deliveryEstimate: t.field({
      type: DeliveryEstimateType,
      nullable: true,
      description:
        'Delivery dates that were promised when the order was placed; they do not change later. For orders paid by bank transfer, they assume payment on the day of the order. Null if none were promised.',
      select: { deliveryEarliest: true, deliveryLatest: true },
      resolve: promisedDelivery,
    }),
    paymentMethod: t.field({
      type: PaymentMethodType,
      description: 'Payment method, with the name it had when the order was placed and its current description.',
      select: { paymentMethod: true, paymentName: true },
      resolve: async ({ paymentMethod, paymentName }, _args, { shop }) => {
        const now = calledNow((await checkoutSettings(shop)).payment, paymentMethod);
        return { ...now, name: paymentName || now.name };
      },
    }),
    bankTransfer: t.field({
      type: BankTransfer,
      nullable: true,
      description: 'Bank details for transferring the total; null if no transfer is due.',
      select: { number: true, status: true, paymentMethod: true },
      resolve: (order, _args, { shop }) =>
        order.status === 'ON_HOLD' && (flowOf(shop.payments, order.paymentMethod) ?? 'TRANSFER') === 'TRANSFER' ? order : null,
    }),
    url: t.string({
      description: 'Path of the order page, with the secret key. Anyone with this link can see the order.',
      select: { number: true, accessKey: true },
      resolve: orderPath,
    }),
  }),
});
