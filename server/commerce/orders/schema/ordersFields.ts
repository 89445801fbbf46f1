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

// What has become of an order: its payment, its refunds and its history.

const PaymentStateEnum = builder.enumType('PaymentState', {
  description: 'How far a payment through a provider is.',
  values: {
    PENDING: { description: 'The provider was asked and has not decided.' },
    NEEDS_ACTION: { description: 'The shopper must confirm it on the provider’s page.' },
    SUCCEEDED: { description: 'The money is ours.' },
    DECLINED: { description: 'It was declined, or never made.' },
  } as const,
});

const RefundStateEnum = builder.enumType('RefundState', {
  description: 'How far a refund is.',
  values: {
    PENDING: { description: 'The provider has not answered yet; its amount is set aside.' },
    SUCCEEDED: { description: 'It was paid back; of transfers and cash: somebody pays it back by hand.' },
    FAILED: { description: 'The provider refused; its amount can be refunded again.' },
  } as const,
});

const RefundLine = builder.prismaObject('RefundLine', {
  description: 'Pieces of an order line that were paid back.',
  fields: (t) => ({
    line: t.relation('orderLine', { type: OrderLineNode, description: 'The line.' }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces of it.' }),
  }),
});

export const RefundType = builder.prismaObject('Refund', {
  description: 'An amount that goes back to the shopper. Seen by those who see the order.',
  fields: (t) => ({
    amount: t.field({
      type: Money,
      description: 'How much.',
      select: { amountMinor: true },
      resolve: ({ amountMinor }) => ({ amount: amountMinor }),
    }),
    taxes: t.field({
      type: [TaxLine],
      description:
        'The VAT that it contains, by rate, highest first. Pieces carry the rates of their lines; a mere amount is divided like what was left of the order. Empty for a refund that failed.',
      select: { id: true, order: { select: refundedOrderColumns } },
      resolve: ({ id, order }) => refundTaxes(order).get(id) ?? [],
    }),
    state: t.expose('state', { type: RefundStateEnum, description: 'How far it is.' }),
    reason: t.exposeString('reason', { description: 'Why, for the shopper; may be empty.' }),
    restocks: t.exposeBoolean('restocks', { description: 'Whether the pieces go back into the stock.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    lines: t.relation('lines', {
      type: RefundLine,
      description: 'The pieces it is for; empty for a mere amount.',
      query: { orderBy: { orderLineId: 'asc' } },
    }),
  }),
});

const OrderEvent = builder.prismaObject('OrderEvent', {
  description: 'Something that happened to an order. Seen by those who see the order.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    kind: t.exposeString('kind', {
      description: 'Such as placed, paid, paidLate, declined, cancelled, refunded, refundRefused or completed. More may come.',
    }),
    text: t.string({
      description: 'What happened, as a sentence.',
      select: { kind: true, detail: true },
      resolve: ({ kind, detail }) => eventText(kind, detail),
    }),
    author: t.string({
      nullable: true,
      authScopes: { staff: 'ORDERS' },
      unauthorizedResolver: () => null,
      description:
        'E-mail address of the member of the staff who did it; null when it was a shopper, a provider or the shop itself. For staff with the right ORDERS; null for others.',
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account?.email ?? null,
    }),
  }),
});

builder.prismaObjectFields(OrderNode, (t) => ({
  paymentState: t.field({
    type: PaymentStateEnum,
    nullable: true,
    description: 'How far its payment through a provider is; null when it is paid without one, or nothing is to be paid.',
    select: { payment: { select: { state: true } } },
    resolve: ({ payment }) => payment?.state ?? null,
  }),
  nextAction: t.field({
    type: NextAction,
    nullable: true,
    description: 'Where the shopper confirms its payment; null when nothing is to be confirmed.',
    select: { payment: { select: { state: true, actionUrl: true } } },
    resolve: ({ payment }) => (payment?.state === 'NEEDS_ACTION' ? { url: payment.actionUrl } : null),
  }),
  paid: t.field({
    type: Money,
    description: 'What has been paid, refunds not taken off.',
    select: { paidMinor: true },
    resolve: ({ paidMinor }) => ({ amount: paidMinor }),
  }),
  paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When it was paid; null before that.' }),
  refunded: t.field({
    type: Money,
    description: 'What was paid back, with refunds that are still under way.',
    select: { refundedMinor: true },
    resolve: ({ refundedMinor }) => ({ amount: refundedMinor }),
  }),
  isPartiallyRefunded: t.boolean({
    description: 'Whether a part of what was paid, but not all, was refunded, or is being refunded.',
    select: { paidMinor: true, refundedMinor: true },
    resolve: isPartiallyRefunded,
  }),
  refundedTaxes: t.field({
    type: [TaxLine],
    description: 'The VAT that its refunds contain, by rate, highest first; empty while nothing was refunded.',
    select: refundedOrderColumns,
    resolve: refundedTaxes,
  }),
  refundable: t.field({
    type: Money,
    description: 'What can still be paid back.',
    select: { paidMinor: true, refundedMinor: true },
    resolve: (order) => ({ amount: refundableMinor(order) }),
  }),
  refunds: t.relation('refunds', { type: RefundType, description: 'Its refunds, oldest first.', query: { orderBy: { id: 'asc' } } }),
  events: t.relation('events', {
    type: OrderEvent,
    description: 'What happened to it, oldest first; the latest 100.',
    query: { orderBy: { id: 'asc' }, take: -100 },
  }),
  canBeCancelled: t.boolean({
    description: 'Whether the caller may cancel it now, once they have shown that it is theirs. See cancelOrder.',
    select: { status: true, paidMinor: true },
    resolve: async (order, _args, { shop }) => mayCancel(order, await worksOnOrders(shop)),
  }),
}));
