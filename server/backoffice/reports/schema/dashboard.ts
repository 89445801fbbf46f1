import { lowStock, type LowStockProduct } from '../../../catalogue/inventory/inventory.ts';
import { productPath } from '../../../catalogue/products/products.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { hottestOffers, type HotOffer, offerPath } from '../../../engagement/offers/offers.ts';
import { openDashboard, type Dashboard } from '../dashboard.ts';
import { seriesOf, totalSums, type PointSums } from '../reading.ts';
import { report } from '../operations.ts';
import { subscriberGrowth, type Growth, type GrowthPoint } from '../subscriberGrowth.ts';
import { Figures, PeriodInput, PeriodType } from './figures.ts';
import { RowType } from './report.ts';

/** So many lines have the short lists. */
const listLength = 8;
/** A series by day has so many points at most. */
const seriesLength = 92;

const GrainType = builder.enumType('ReportGrain', {
  description: 'How long a point of a series is.',
  values: { DAY: { description: 'A day.' }, MONTH: { description: 'A month; one at an edge of the period may be cut.' } } as const,
});

const PointType = builder.objectRef<PointSums>('ReportPoint').implement({
  description: 'A day or month. For staff only.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Its first day, such as 2026-03-01.' }),
    figures: t.field({ type: Figures, description: 'What it comes to.', resolve: (point) => point }),
  }),
});

const SeriesType = builder.objectRef<{ grain: 'DAY' | 'MONTH'; points: PointSums[] }>('ReportSeries').implement({
  description: 'A period point by point; points on which nothing was are there too. For staff only.',
  fields: (t) => ({
    grain: t.expose('grain', { type: GrainType, description: 'Up to 92 days by day, longer periods by month.' }),
    points: t.expose('points', { type: [PointType], extensions: { listLength: seriesLength }, description: 'The earliest first.' }),
  }),
});

const GrowthPointType = builder.objectRef<GrowthPoint>('SubscriberGrowthPoint').implement({
  description: 'A day or month of the newsletter’s list. For staff only.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Its first day.' }),
    joined: t.exposeInt('joined', { description: 'Who confirmed.' }),
    left: t.exposeInt('left', { description: 'Who left.' }),
    total: t.exposeInt('total', { description: 'Who got the newsletter at its end.' }),
  }),
});

const GrowthType = builder.objectRef<Growth>('SubscriberGrowth').implement({
  description: 'How the newsletter’s list has grown, as far as the list still tells: who was deleted from it is not in it. For staff only.',
  fields: (t) => ({
    joined: t.exposeInt('joined', { description: 'Who confirmed in the period.' }),
    left: t.exposeInt('left', { description: 'Who left in it.' }),
    total: t.exposeInt('total', { description: 'Who got the newsletter at its end.' }),
    points: t.expose('points', { type: [GrowthPointType], extensions: { listLength: seriesLength }, description: 'The earliest first.' }),
  }),
});

const LowStockType = builder.objectRef<LowStockProduct>('LowStockProduct').implement({
  description: 'Something sold whose counted stock is low or used up. For staff only.',
  fields: (t) => ({
    productDatabaseId: t.exposeInt('productId', { description: 'The product’s number, also of a variation.' }),
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Its number, by which variations differ; null without one.' }),
    stock: t.exposeInt('stock', { description: 'Pieces left; below 0 they are owed.' }),
    url: t.string({ description: 'Path of its page.', resolve: productPath }),
  }),
});

const HotOfferType = builder.objectRef<HotOffer>('HotOffer').implement({
  description: 'A live deal and how it does. For staff only.',
  fields: (t) => ({
    offerDatabaseId: t.exposeInt('offerId', { description: 'Its number.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    url: t.string({ description: 'Path of its page.', resolve: offerPath }),
    score: t.exposeInt('score', { description: 'The sum of its hot and cold votes.' }),
    voteCount: t.exposeInt('voteCount', { description: 'How many voted.' }),
    clicks: t.exposeInt('clicks', { description: 'How often it was followed in the period.' }),
    reveals: t.exposeInt('reveals', { description: 'How often its code was shown in the period.' }),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'How the shop does in a period, compared with the period before. For staff with the right REPORTS.',
  fields: (t) => ({
    period: t.expose('period', { type: PeriodType, description: 'The period.' }),
    previous: t.expose('previous', { type: PeriodType, description: 'The period before, as of reports.' }),
    waitingDays: t.exposeInt('waitingDays', { description: 'Days with changes that are not in it yet; 0 when it is complete.' }),
    totals: t.field({
      type: Figures,
      description: 'All of the period.',
      resolve: ({ period }, _args, { shop }) => totalSums(shop.db, period),
    }),
    totalsBefore: t.field({
      type: Figures,
      description: 'All of the period before.',
      resolve: ({ previous }, _args, { shop }) => totalSums(shop.db, previous),
    }),
    series: t.field({ type: SeriesType, description: 'The period.', resolve: ({ period }, _args, { shop }) => seriesOf(shop.db, period) }),
    seriesBefore: t.field({
      type: SeriesType,
      description: 'The period before.',
      resolve: ({ previous }, _args, { shop }) => seriesOf(shop.db, previous),
    }),
    topProducts: t.field({
      type: [RowType],
      description: `The ${listLength} products that brought most, and the others as one line. What only awaits payment is not among them.`,
      resolve: async ({ period }, _args, { shop }) => {
        const { rows } = await report(shop, { dimension: 'PRODUCT', period, touch: 'LAST', first: listLength, isOfSold: true });
        return rows.filter(({ orders, units }) => orders > 0 || units > 0).map((row) => ({ ...row, dimension: 'PRODUCT' as const }));
      },
    }),
    sources: t.field({
      type: [RowType],
      description: `The ${listLength} sources (last touch) that brought most, and the others as one line.`,
      resolve: async ({ period }, _args, { shop }) => {
        const { rows } = await report(shop, { dimension: 'SOURCE', period, touch: 'LAST', first: listLength, isOfSold: true });
        return rows.map((row) => ({ ...row, dimension: 'SOURCE' as const }));
      },
    }),
    lowStock: t.field({
      type: [LowStockType],
      description: `What is about to be sold out or is, the least first; at most ${listLength}. As it is now.`,
      resolve: (_dashboard, _args, { shop }) => lowStock(shop.db, listLength),
    }),
    subscribers: t.field({
      type: GrowthType,
      description: 'The newsletter’s list.',
      resolve: ({ period }, _args, { shop }) => subscriberGrowth(shop.db, period),
    }),
    hottestDeals: t.field({
      type: [HotOfferType],
      description: `The live deals with the most votes, at most ${listLength}.`,
      resolve: ({ period }, _args, { shop }) => hottestOffers(shop.db, shop.now, period, listLength),
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardType,
    authScopes: { staff: 'REPORTS' },
    description: 'How the shop does. Errors: INVALID_INPUT for a period that is not allowed.',
    args: { period: t.arg({ type: PeriodInput, required: true, description: 'The days.' }) },
    resolve: (_root, { period }, { shop, markPrivate }) => {
      markPrivate();
      return openDashboard(shop, period);
    },
  }),
);
