import type { ReportDimension, ReportTouch, ReportValueKind } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { maxRows, report, type Report, type ReportRow } from '../operations.ts';
import { Figures, PeriodInput, PeriodType } from './figures.ts';

const described = <Name extends string>(descriptions: Record<Name, string>) =>
  // Object.entries loses the names, which are exactly those of the record.
  Object.fromEntries(Object.entries<string>(descriptions).map(([name, description]) => [name, { description }])) as Record<
    Name,
    { description: string }
  >;

const DimensionType = builder.enumType('ReportDimension', {
  description: 'By what sales are told apart.',
  values: described<ReportDimension>({
    TOTAL: 'Not at all: one line.',
    SOURCE_TYPE: 'The type of the source, such as organic.',
    SOURCE: 'The source, such as google.',
    MEDIUM: 'The medium, such as cpc.',
    CAMPAIGN: 'The campaign.',
    COUPON: 'The coupon’s code; an order with two counts for both.',
    DEAL: 'The deal of this shop that an ordered product was part of when it was ordered; the goods count, not the order.',
    PRODUCT: 'The product; the goods count, not the order.',
  }),
});

const TouchType = builder.enumType('ReportTouch', {
  description: 'Which of the visits an order is counted for.',
  values: described<ReportTouch>({
    FIRST: 'The one that brought the visitor to the shop for the first time.',
    LAST: 'The last one with a source of its own.',
  }),
});

const KindType = builder.enumType('ReportValueKind', {
  description: 'What a line is about.',
  values: described<ReportValueKind>({
    VALUE: 'One value.',
    NONE: 'Orders of which something is known, but that have no such value.',
    UNKNOWN: 'Orders of which nothing is known: scripts were off, or the visitor did not allow it.',
    OTHER: 'All smaller values, and visits of values beyond the 1,000 most visited of a day.',
  }),
});

const isGoods = (dimension: ReportDimension) => dimension === 'DEAL' || dimension === 'PRODUCT';

/** A line with the dimension that it is of. */
export type RowShape = ReportRow & { dimension: ReportDimension };

export const RowType = builder.objectRef<RowShape>('ReportRow').implement({
  description: 'A line of a report. For staff only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindType, description: 'What it is about.' }),
    value: t.exposeString('value', {
      description: 'The value as it is kept: a text, a coupon’s code, or the number of a deal or product. "" where the kind says all.',
    }),
    label: t.exposeString('label', { description: 'The value as people read it.' }),
    figures: t.field({
      type: Figures,
      description: 'What it comes to.',
      resolve: (row) => ({ ...row, isGoods: isGoods(row.dimension) }),
    }),
    before: t.field({
      type: Figures,
      description: 'What it came to in the period before.',
      resolve: (row) => ({ ...row.before, isGoods: isGoods(row.dimension) }),
    }),
    share: t.exposeFloat('share', {
      nullable: true,
      description: 'Its share of all revenue: 0.5 is half of it. Null when there was none.',
    }),
  }),
});

const ReportType = builder.objectRef<Report>('Report').implement({
  description: 'Sales and visits of a period by one dimension, compared with the period before. For staff with the right REPORTS.',
  fields: (t) => ({
    dimension: t.expose('dimension', { type: DimensionType, description: 'By what it is told apart.' }),
    touch: t.expose('touch', { type: TouchType, description: 'Which visit counts; LAST for dimensions that know no touch.' }),
    period: t.expose('period', { type: PeriodType, description: 'The period.' }),
    previous: t.expose('previous', {
      type: PeriodType,
      description: 'The period before: as many months when the period is made of whole months, otherwise as many days.',
    }),
    totals: t.field({ type: Figures, description: 'All orders of the period.', resolve: ({ totals }) => totals }),
    totalsBefore: t.field({ type: Figures, description: 'All orders of the period before.', resolve: ({ totalsBefore }) => totalsBefore }),
    rows: t.field({
      type: [RowType],
      extensions: { listLength: 50 },
      description: 'The lines, those that bring most first; between equals by name. What is no value stands behind.',
      resolve: ({ rows, dimension }) => rows.map((row) => ({ ...row, dimension })),
    }),
    addsUp: t.exposeBoolean('addsUp', {
      description:
        'Whether the lines come to the totals. Not by coupon, of which an order may have two, nor by deal and product, of which the goods count.',
    }),
    waitingDays: t.exposeInt('waitingDays', { description: 'Days with changes that are not in it yet; 0 when it is complete.' }),
  }),
});

builder.queryField('report', (t) =>
  t.field({
    type: ReportType,
    authScopes: { staff: 'REPORTS' },
    description: 'Sales and visits by one dimension. Errors: INVALID_INPUT for a period or a number of lines that is not allowed.',
    args: {
      dimension: t.arg({ type: DimensionType, required: true, description: 'By what to tell them apart.' }),
      period: t.arg({ type: PeriodInput, required: true, description: 'The days.' }),
      touch: t.arg({ type: TouchType, defaultValue: 'LAST', description: 'Which visit counts.' }),
      lines: t.arg.int({ defaultValue: 50, description: `How many lines at most, 1 to ${maxRows}; smaller ones become one.` }),
    },
    resolve: (_root, { dimension, period, touch, lines }, { shop, markPrivate }) => {
      markPrivate();
      return report(shop, { dimension, period, touch: touch ?? 'LAST', first: lines ?? 50 });
    },
  }),
);
