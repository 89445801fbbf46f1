import type { ReportDimension, ReportTouch, ReportValueKind } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { maxRows, report, type Report, type ReportRow } from '../operations.ts';
import { Figures, PeriodInput, PeriodType } from './figures.ts';

const described = <Name extends string>(descriptions: Record<Name, string>) =>
  // The cast restores the key names that Object.entries loses; they are exactly those of the record.
  Object.fromEntries(Object.entries<string>(descriptions).map(([name, description]) => [name, { description }])) as Record<
    Name,
    { description: string }
  >;

const DimensionType = builder.enumType('ReportDimension', {
  description: 'Dimension that a report breaks sales down by.',
  values: described<ReportDimension>({
    TOTAL: 'No breakdown: the report has a single row.',
    SOURCE_TYPE: 'Type of traffic source, such as organic.',
    SOURCE: 'Traffic source, such as google.',
    MEDIUM: 'Marketing medium, such as cpc.',
    CAMPAIGN: 'Marketing campaign.',
    COUPON: 'Coupon code. An order with two coupons counts for both.',
    DEAL: 'Deal of this shop that an ordered product was part of when it was ordered. Only the goods count, not the whole order.',
    PRODUCT: 'Product. Only the goods count, not the whole order.',
  }),
});

const TouchType = builder.enumType('ReportTouch', {
  description: 'Visit that an order is attributed to.',
  values: described<ReportTouch>({
    FIRST: 'Visit that first brought the visitor to the shop.',
    LAST: 'Last visit with a traffic source of its own.',
  }),
});

const KindType = builder.enumType('ReportValueKind', {
  description: 'What a report row stands for.',
  values: described<ReportValueKind>({
    VALUE: 'A single value of the dimension.',
    NONE: 'Orders with attribution data, but without a value for the dimension.',
    UNKNOWN: 'Orders without attribution data, because scripts were disabled or the visitor did not give consent.',
    OTHER: 'All smaller values combined, and visits with values beyond the 1,000 most frequent ones on the day of the visit.',
  }),
});

const isGoods = (dimension: ReportDimension) => dimension === 'DEAL' || dimension === 'PRODUCT';

/** A report row with its dimension. */
export type RowShape = ReportRow & { dimension: ReportDimension };

export const RowType = builder.objectRef<RowShape>('ReportRow').implement({
  description: 'A row of a report. Staff only.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindType, description: 'What the row stands for.' }),
    value: t.exposeString('value', {
      description:
        'Stored value: text, a coupon code, or the numeric ID of a deal or product. Empty for rows that do not stand for a single value.',
    }),
    label: t.exposeString('label', { description: 'Display label of the value.' }),
    figures: t.field({
      type: Figures,
      description: 'Figures for the row.',
      resolve: (row) => ({ ...row, isGoods: isGoods(row.dimension) }),
    }),
    before: t.field({
      type: Figures,
      description: 'Figures for the row in the previous period.',
      resolve: (row) => ({ ...row.before, isGoods: isGoods(row.dimension) }),
    }),
    share: t.exposeFloat('share', {
      nullable: true,
      description: 'Share of total revenue: 0.5 is half. Null if there was no revenue.',
    }),
  }),
});

const ReportType = builder.objectRef<Report>('Report').implement({
  description: 'Sales and visits of a period by one dimension, compared with the previous period. Requires the REPORTS permission.',
  fields: (t) => ({
    dimension: t.expose('dimension', { type: DimensionType, description: 'Dimension that the report is broken down by.' }),
    touch: t.expose('touch', { type: TouchType, description: 'Visit that orders are attributed to; LAST for dimensions without a touch.' }),
    period: t.expose('period', { type: PeriodType, description: 'The reported period.' }),
    previous: t.expose('previous', {
      type: PeriodType,
      description:
        'The previous period: the same number of months when the period consists of whole months, otherwise the same number of days.',
    }),
    totals: t.field({ type: Figures, description: 'Figures for all orders in the period.', resolve: ({ totals }) => totals }),
    totalsBefore: t.field({
      type: Figures,
      description: 'Figures for all orders in the previous period.',
      resolve: ({ totalsBefore }) => totalsBefore,
    }),
    rows: t.field({
      type: [RowType],
      extensions: { listLength: 50 },
      description: 'Rows with the most revenue first; ties are broken by name. Rows that do not stand for a value come last.',
      resolve: ({ rows, dimension }) => rows.map((row) => ({ ...row, dimension })),
    }),
    addsUp: t.exposeBoolean('addsUp', {
      description:
        'Whether the rows add up to the totals. False for reports by coupon, because an order may have two, and by deal or product, because only goods count.',
    }),
    waitingDays: t.exposeInt('waitingDays', {
      description: 'Number of days with changes not yet included; 0 when the report is complete.',
    }),
  }),
});

builder.queryField('report', (t) =>
  t.field({
    type: ReportType,
    authScopes: { staff: 'REPORTS' },
    description:
      'Sales and visits by one dimension. Requires the REPORTS permission. Errors: INVALID_INPUT for an invalid period or number of rows.',
    args: {
      dimension: t.arg({ type: DimensionType, required: true, description: 'Dimension to break the report down by.' }),
      period: t.arg({ type: PeriodInput, required: true, description: 'Days to report on.' }),
      touch: t.arg({ type: TouchType, defaultValue: 'LAST', description: 'Visit that orders are attributed to.' }),
      lines: t.arg.int({
        defaultValue: 50,
        description: `Maximum number of rows, 1 to ${maxRows}; smaller values are combined into one row.`,
      }),
    },
    resolve: (_root, { dimension, period, touch, lines }, { shop, markPrivate }) => {
      markPrivate();
      return report(shop, { dimension, period, touch: touch ?? 'LAST', first: lines ?? 50 });
    },
  }),
);
