import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { averageOrder, conversion, type Sums } from '../figures.ts';
import type { Period } from '../periodRules.ts';

/** Sums, and whether refunds are known of them. */
export interface FiguresShape extends Sums {
  /** Of goods, whose refunds are not told apart from those of their orders. */
  isGoods?: boolean;
}

export const Figures = builder.objectRef<FiguresShape>('ReportFigures').implement({
  description:
    'What orders and visits come to. Orders count for the day of the shop on which they were placed, whatever happens to them later. For staff only.',
  fields: (t) => ({
    orders: t.exposeFloat('orders', {
      description: 'Orders that count as sold: being prepared, completed or paid back. A whole number.',
    }),
    units: t.exposeFloat('units', { description: 'Pieces in them. A whole number.' }),
    revenue: t.field({
      type: Money,
      description: 'What they cost, VAT and delivery included, before refunds; of deals and products the goods alone.',
      resolve: ({ revenueMinor }) => ({ amount: revenueMinor }),
    }),
    refunded: t.field({
      type: Money,
      nullable: true,
      description:
        'What of the revenue was paid back or is set aside for it; null of deals and products, whose refunds are not told apart from those of their orders.',
      resolve: ({ refundedMinor, isGoods }) => (isGoods ? null : { amount: refundedMinor }),
    }),
    net: t.field({
      type: Money,
      nullable: true,
      description: 'Revenue less refunds; null where refunds are not known.',
      resolve: ({ revenueMinor, refundedMinor, isGoods }) => (isGoods ? null : { amount: revenueMinor - refundedMinor }),
    }),
    averageOrder: t.field({
      type: Money,
      nullable: true,
      description: 'Revenue for each order, to the cent; null without orders.',
      resolve: (sums) => {
        const amount = averageOrder(sums);
        return amount === null ? null : { amount };
      },
    }),
    awaitingOrders: t.exposeFloat('awaitingOrders', { description: 'Orders that wait for their payment: no revenue yet. A whole number.' }),
    awaiting: t.field({ type: Money, description: 'What they would bring.', resolve: ({ awaitingMinor }) => ({ amount: awaitingMinor }) }),
    visits: t.exposeFloat('visits', { description: 'Visits of those who allowed them to be counted. A whole number.' }),
    conversion: t.float({
      nullable: true,
      description:
        'Orders, also those that wait for payment, for each counted visit: 0.02 is one in fifty. Null without visits, and where there are more orders than counted visits.',
      resolve: conversion,
    }),
  }),
});

export const PeriodType = builder.objectRef<Period>('ReportDays').implement({
  description: 'Days in the shop’s time zone, both included. For staff only.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first, such as 2026-03-01.' }),
    to: t.exposeString('to', { description: 'The last.' }),
  }),
});

export const PeriodInput = builder.inputType('ReportPeriod', {
  description: 'Days in the shop’s time zone, both included; at most ten years.',
  fields: (t) => ({
    from: t.string({ required: true, description: 'The first, such as 2026-03-01.' }),
    to: t.string({ required: true, description: 'The last.' }),
  }),
});
