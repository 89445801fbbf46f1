import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { averageOrder, conversion, type Sums } from '../figures.ts';
import type { Period } from '../periodRules.ts';

/** Sums, and whether their refunds are known. */
export interface FiguresShape extends Sums {
  /** True for goods: refunds are recorded per order, so those of single goods aren't known. */
  isGoods?: boolean;
}

export const Figures = builder.objectRef<FiguresShape>('ReportFigures').implement({
  description:
    'Order and visit figures. An order is counted on the day it was placed, in the shop’s time zone, whatever happens to it later. Staff only.',
  fields: (t) => ({
    orders: t.exposeFloat('orders', {
      description: 'Number of orders that count as sales: processing, completed or refunded. Always a whole number.',
    }),
    units: t.exposeFloat('units', { description: 'Number of units in the orders counted as sales. Always a whole number.' }),
    revenue: t.field({
      type: Money,
      description:
        'Revenue from the orders counted as sales, including VAT and delivery, before refunds. For deals and products, the revenue of the goods alone.',
      resolve: ({ revenueMinor }) => ({ amount: revenueMinor }),
    }),
    refunded: t.field({
      type: Money,
      nullable: true,
      description:
        'Part of the revenue that was refunded or is set aside for refunds; null for deals and products, whose refunds cannot be separated from those of their orders.',
      resolve: ({ refundedMinor, isGoods }) => (isGoods ? null : { amount: refundedMinor }),
    }),
    net: t.field({
      type: Money,
      nullable: true,
      description: 'Revenue less refunds; null if refunds are unknown.',
      resolve: ({ revenueMinor, refundedMinor, isGoods }) => (isGoods ? null : { amount: revenueMinor - refundedMinor }),
    }),
    averageOrder: t.field({
      type: Money,
      nullable: true,
      description: 'Average revenue per order, to the cent; null if there are no orders.',
      resolve: (sums) => {
        const amount = averageOrder(sums);
        return amount === null ? null : { amount };
      },
    }),
    awaitingOrders: t.exposeFloat('awaitingOrders', {
      description: 'Number of orders awaiting payment, not yet counted as revenue. Always a whole number.',
    }),
    awaiting: t.field({
      type: Money,
      description: 'Value of the orders awaiting payment.',
      resolve: ({ awaitingMinor }) => ({ amount: awaitingMinor }),
    }),
    visits: t.exposeFloat('visits', { description: 'Number of visits by visitors who allowed analytics. Always a whole number.' }),
    conversion: t.float({
      nullable: true,
      description:
        'Orders per counted visit, including orders awaiting payment: 0.02 is one in fifty. Null if there are no visits, or more orders than counted visits.',
      resolve: conversion,
    }),
  }),
});

export const PeriodType = builder.objectRef<Period>('ReportDays').implement({
  description: 'Range of days in the shop’s time zone, both ends included. Staff only.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'First day, such as 2026-03-01.' }),
    to: t.exposeString('to', { description: 'Last day.' }),
  }),
});

export const PeriodInput = builder.inputType('ReportPeriod', {
  description: 'Range of days in the shop’s time zone, both ends included, at most ten years.',
  fields: (t) => ({
    from: t.string({ required: true, description: 'First day, such as 2026-03-01.' }),
    to: t.string({ required: true, description: 'Last day.' }),
  }),
});
