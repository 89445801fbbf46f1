import { textIn } from '../../../platform/i18n/text.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { eventText } from '../orderEvents.ts';
import { worksOnOrders } from '../orderRef.ts';
import { isPartiallyRefunded, mayCancel, refundableMinor } from '../orderRules.ts';
import { refundedOrderColumns, refundedTaxes, refundTaxes } from '../../taxes/taxes.ts';
import { OrderNode } from './order.ts';
import { OrderLineNode } from './orderLine.ts';
import { NextAction } from './parts.ts';
import { TaxLine } from './quote.ts';

// GraphQL fields for the payment, refunds and history of an order.

const PaymentStateEnum = builder.enumType('PaymentState', {
  description: 'State of a payment made through a provider.',
  values: {
    PENDING: { description: 'Payment was submitted to the provider, which has not decided yet.' },
    NEEDS_ACTION: { description: 'The shopper must confirm the payment on the provider’s page.' },
    AUTHORIZED: { description: 'The amount is reserved, and charged when the order is shipped or completed.' },
    SUCCEEDED: { description: 'Payment was received.' },
    DECLINED: { description: 'Payment was declined or never made, or its authorisation was lost.' },
  } as const,
});

const RefundStateEnum = builder.enumType('RefundState', {
  description: 'State of a refund.',
  values: {
    PENDING: { description: 'The provider has not responded yet. The amount is reserved.' },
    SUCCEEDED: { description: 'The refund was paid; for bank transfers and cash, staff pay the amount back manually.' },
    FAILED: { description: 'The provider refused the refund. Its amount can be refunded again.' },
  } as const,
});

const RefundLine = builder.prismaObject('RefundLine', {
  description: 'Refunded units of an order line.',
  fields: (t) => ({
    line: t.relation('orderLine', { type: OrderLineNode, description: 'Order line that was refunded.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units refunded.' }),
  }),
});

export const RefundType = builder.prismaObject('Refund', {
  description: 'Amount refunded to the customer. Visible to anyone who may view the order.',
  fields: (t) => ({
    amount: t.field({
      type: Money,
      description: 'Amount of the refund.',
      select: { amountMinor: true },
      resolve: ({ amountMinor }) => ({ amount: amountMinor }),
    }),
    taxes: t.field({
      type: [TaxLine],
      description:
        'VAT included in the refund, by rate, highest first. Refunded units use the rates of their lines; a refund of an amount only is split in proportion to what remained of the order. Empty for a failed refund.',
      select: { id: true, order: { select: refundedOrderColumns } },
      resolve: ({ id, order }) => refundTaxes(order).get(id) ?? [],
    }),
    state: t.expose('state', { type: RefundStateEnum, description: 'State of the refund.' }),
    reason: t.exposeString('reason', { description: 'Reason for the refund, shown to the customer; may be empty.' }),
    restocks: t.exposeBoolean('restocks', { description: 'Whether the refunded units are returned to stock.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the refund was requested.' }),
    lines: t.relation('lines', {
      type: RefundLine,
      description: 'Refunded units; empty for a refund of an amount only.',
      query: { orderBy: { orderLineId: 'asc' } },
    }),
  }),
});

const OrderEvent = builder.prismaObject('OrderEvent', {
  description: 'Event in the history of an order. Visible to anyone who may view the order.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the event happened.' }),
    kind: t.exposeString('kind', {
      description:
        'Kind of event, such as placed, paid, paidLate, declined, cancelled, refunded, refundRefused or completed. More kinds may be added.',
    }),
    text: t.string({
      description: 'Description of the event, as a sentence.',
      select: { kind: true, detail: true },
      resolve: async ({ kind, detail }, _args, { shop }) => textIn(eventText(kind, detail, await worksOnOrders(shop)), shop.language),
    }),
    author: t.string({
      nullable: true,
      authScopes: { staff: 'ORDERS' },
      unauthorizedResolver: () => null,
      description:
        'Email address of the staff member who caused the event; null if it was the customer, a provider or the shop itself. Requires the ORDERS permission; otherwise null.',
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account?.email ?? null,
    }),
  }),
});

builder.prismaObjectFields(OrderNode, (t) => ({
  paymentState: t.field({
    type: PaymentStateEnum,
    nullable: true,
    description:
      'State of the order’s payment through a provider; null if the order is paid without a provider or there is nothing to pay.',
    select: { payment: { select: { state: true } } },
    resolve: ({ payment }) => payment?.state ?? null,
  }),
  nextAction: t.field({
    type: NextAction,
    nullable: true,
    description: 'Where the shopper confirms the payment; null if there is nothing to confirm.',
    select: { payment: { select: { state: true, actionUrl: true } } },
    resolve: ({ payment }) => (payment?.state === 'NEEDS_ACTION' ? { url: payment.actionUrl } : null),
  }),
  paid: t.field({
    type: Money,
    description: 'Amount paid, before refunds.',
    select: { paidMinor: true },
    resolve: ({ paidMinor }) => ({ amount: paidMinor }),
  }),
  paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When the order was paid; null before then.' }),
  refunded: t.field({
    type: Money,
    description: 'Amount refunded, including refunds in progress.',
    select: { refundedMinor: true },
    resolve: ({ refundedMinor }) => ({ amount: refundedMinor }),
  }),
  isPartiallyRefunded: t.boolean({
    description: 'Whether part of the amount paid, but not all of it, was refunded or is being refunded.',
    select: { paidMinor: true, refundedMinor: true },
    resolve: isPartiallyRefunded,
  }),
  refundedTaxes: t.field({
    type: [TaxLine],
    description: 'VAT included in the order’s refunds, by rate, highest first; empty if nothing was refunded.',
    select: refundedOrderColumns,
    resolve: refundedTaxes,
  }),
  refundable: t.field({
    type: Money,
    description: 'Amount that can still be refunded.',
    select: { paidMinor: true, refundedMinor: true },
    resolve: (order) => ({ amount: refundableMinor(order) }),
  }),
  refunds: t.relation('refunds', {
    type: RefundType,
    description: 'Refunds of the order, oldest first.',
    query: { orderBy: { id: 'asc' } },
  }),
  events: t.relation('events', {
    type: OrderEvent,
    description: 'History of the order, oldest first; the latest 100 events.',
    query: { orderBy: { id: 'asc' }, take: -100 },
  }),
  canBeCancelled: t.boolean({
    description: 'Whether the caller may cancel the order now, provided that they prove it is theirs. See `cancelOrder`.',
    select: { status: true, paidMinor: true, fulfilment: true },
    resolve: async (order, _args, { shop }) => mayCancel(order, await worksOnOrders(shop)),
  }),
}));
