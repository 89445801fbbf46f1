import { lowStock, type LowStockProduct } from '../../../catalogue/inventory/inventory.ts';
import { productPath } from '../../../catalogue/products/products.ts';
import { type PaymentAtRisk, paymentsAtRisk } from '../../../commerce/orders/orders.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { hottestOffers, type HotOffer, offerPath } from '../../../engagement/offers/offers.ts';
import { openDashboard, type Dashboard } from '../dashboard.ts';
import { seriesOf, totalSums, type PointSums } from '../reading.ts';
import { report } from '../operations.ts';
import { subscriberGrowth, type Growth, type GrowthPoint } from '../subscriberGrowth.ts';
import { Figures, PeriodInput, PeriodType } from './figures.ts';
import { RowType } from './report.ts';

/** Maximum number of rows in the short lists. */
const listLength = 8;
/** Maximum number of points in a series by day. */
const seriesLength = 92;

const GrainType = builder.enumType('ReportGrain', {
  description: 'Period covered by each point in a series.',
  values: {
    DAY: { description: 'One point per day.' },
    MONTH: { description: 'One point per month. The first and last month may be partial.' },
  } as const,
});

const PointType = builder.objectRef<PointSums>('ReportPoint').implement({
  description: 'Figures for a day or month. Staff only.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'First day that the point covers, such as 2026-03-01.' }),
    figures: t.field({ type: Figures, description: 'Order and visit figures for the point.', resolve: (point) => point }),
  }),
});

const SeriesType = builder.objectRef<{ grain: 'DAY' | 'MONTH'; points: PointSums[] }>('ReportSeries').implement({
  description: 'Figures for a period, point by point. Points without activity are included. Staff only.',
  fields: (t) => ({
    grain: t.expose('grain', {
      type: GrainType,
      description: 'Period covered by each point: DAY for periods of up to 92 days, MONTH for longer ones.',
    }),
    points: t.expose('points', {
      type: [PointType],
      extensions: { listLength: seriesLength },
      description: 'Points of the series, earliest first.',
    }),
  }),
});

const GrowthPointType = builder.objectRef<GrowthPoint>('SubscriberGrowthPoint').implement({
  description: 'Newsletter subscribers on a day or in a month. Staff only.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'First day that the point covers.' }),
    joined: t.exposeInt('joined', { description: 'Number of subscribers who confirmed.' }),
    left: t.exposeInt('left', { description: 'Number of subscribers who unsubscribed.' }),
    total: t.exposeInt('total', { description: 'Number of active subscribers at the end of the day or month.' }),
  }),
});

const GrowthType = builder.objectRef<Growth>('SubscriberGrowth').implement({
  description: 'Growth of the newsletter list, based on the subscribers still on it. Deleted subscribers are not counted. Staff only.',
  fields: (t) => ({
    joined: t.exposeInt('joined', { description: 'Number of subscribers who confirmed in the period.' }),
    left: t.exposeInt('left', { description: 'Number of subscribers who unsubscribed in the period.' }),
    total: t.exposeInt('total', { description: 'Number of active subscribers at the end of the period.' }),
    points: t.expose('points', {
      type: [GrowthPointType],
      extensions: { listLength: seriesLength },
      description: 'Points of the period, earliest first.',
    }),
  }),
});

const LowStockType = builder.objectRef<LowStockProduct>('LowStockProduct').implement({
  description: 'Product or variation whose stock is tracked and is low or has run out. Staff only.',
  fields: (t) => ({
    productDatabaseId: t.exposeInt('productId', { description: 'Numeric ID of the product; for a variation, of its parent product.' }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'SKU, which tells variations apart; null if none.' }),
    stock: t.exposeInt('stock', { description: 'Units in stock; negative when that many units are on backorder.' }),
    url: t.string({ description: 'Path of the product page.', resolve: productPath }),
  }),
});

const PaymentAtRiskType = builder.objectRef<PaymentAtRisk>('PaymentAtRisk').implement({
  description: 'An order whose payment authorisation was lost or expires soon. Staff only.',
  fields: (t) => ({
    orderNumber: t.exposeInt('orderNumber', { description: 'Number of the order.' }),
    amount: t.field({
      type: Money,
      description: 'The authorised amount.',
      resolve: ({ amountMinor }) => ({ amount: amountMinor }),
    }),
    captureBefore: t.expose('captureBefore', {
      type: 'DateTime',
      nullable: true,
      description: 'When the authorisation expires; null if it has already been lost, in which case the customer must pay another way.',
    }),
  }),
});

const HotOfferType = builder.objectRef<HotOffer>('HotOffer').implement({
  description: 'A live offer and its performance. Staff only.',
  fields: (t) => ({
    offerDatabaseId: t.exposeInt('offerId', { description: 'Numeric ID of the offer.' }),
    title: t.exposeString('title', { description: 'Title of the offer.' }),
    url: t.string({ description: 'Path of the offer’s page.', resolve: offerPath }),
    score: t.exposeInt('score', { description: 'Hot votes minus cold votes.' }),
    voteCount: t.exposeInt('voteCount', { description: 'Number of votes.' }),
    clicks: t.exposeInt('clicks', { description: 'Number of clicks through to the offer in the period.' }),
    reveals: t.exposeInt('reveals', { description: 'Number of times the offer’s code was revealed in the period.' }),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'Shop performance in a period, compared with the previous period. Requires the REPORTS permission.',
  fields: (t) => ({
    period: t.expose('period', { type: PeriodType, description: 'The reported period.' }),
    previous: t.expose('previous', { type: PeriodType, description: 'The previous period, defined in the same way as for reports.' }),
    waitingDays: t.exposeInt('waitingDays', {
      description: 'Number of days with changes not yet included in the figures; 0 when the figures are complete.',
    }),
    totals: t.field({
      type: Figures,
      description: 'Totals for the period.',
      resolve: ({ period }, _args, { shop }) => totalSums(shop.db, period),
    }),
    totalsBefore: t.field({
      type: Figures,
      description: 'Totals for the previous period.',
      resolve: ({ previous }, _args, { shop }) => totalSums(shop.db, previous),
    }),
    series: t.field({
      type: SeriesType,
      description: 'Figures for the period, as data points over time.',
      resolve: ({ period }, _args, { shop }) => seriesOf(shop.db, period),
    }),
    seriesBefore: t.field({
      type: SeriesType,
      description: 'Figures for the previous period, as data points over time.',
      resolve: ({ previous }, _args, { shop }) => seriesOf(shop.db, previous),
    }),
    topProducts: t.field({
      type: [RowType],
      description: `The ${listLength} products with the most revenue, and all others in one row. Orders awaiting payment are not counted.`,
      resolve: async ({ period }, _args, { shop }) => {
        const { rows } = await report(shop, { dimension: 'PRODUCT', period, touch: 'LAST', first: listLength, isOfSold: true });
        return rows.filter(({ orders, units }) => orders > 0 || units > 0).map((row) => ({ ...row, dimension: 'PRODUCT' as const }));
      },
    }),
    sources: t.field({
      type: [RowType],
      description: `The ${listLength} sources (last touch) with the most revenue, and all others in one row.`,
      resolve: async ({ period }, _args, { shop }) => {
        const { rows } = await report(shop, { dimension: 'SOURCE', period, touch: 'LAST', first: listLength, isOfSold: true });
        return rows.map((row) => ({ ...row, dimension: 'SOURCE' as const }));
      },
    }),
    paymentsAtRisk: t.field({
      type: [PaymentAtRiskType],
      description: `Orders whose authorised payment couldn’t be captured, or will expire within three days unless they are shipped; at most ${listLength}.`,
      resolve: (_dashboard, _args, { shop }) => paymentsAtRisk(shop.db, shop.now, listLength),
    }),
    lowStock: t.field({
      type: [LowStockType],
      description: `Products and variations that are low or out of stock now, lowest stock first, at most ${listLength}.`,
      resolve: (_dashboard, _args, { shop }) => lowStock(shop.db, listLength),
    }),
    subscribers: t.field({
      type: GrowthType,
      description: 'Growth of the newsletter list.',
      resolve: ({ period }, _args, { shop }) => subscriberGrowth(shop.db, period),
    }),
    hottestDeals: t.field({
      type: [HotOfferType],
      description: `Live offers with the most votes, at most ${listLength}.`,
      resolve: ({ period }, _args, { shop }) => hottestOffers(shop.db, shop.now, period, listLength),
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardType,
    authScopes: { staff: 'REPORTS' },
    description: 'Shop performance in a period. Requires the REPORTS permission. Errors: INVALID_INPUT for an invalid period.',
    args: { period: t.arg({ type: PeriodInput, required: true, description: 'Days to report on.' }) },
    resolve: (_root, { period }, { shop, markPrivate }) => {
      markPrivate();
      return openDashboard(shop, period);
    },
  }),
);
