import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { foldMonths } from '../../server/backoffice/reports/months.ts';
import { legacyCounter } from '../../server/backoffice/reports/legacyTraffic.ts';
import { newSubscriberKey } from '../../server/engagement/newsletter/links.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { queryReport, type ReportAnswer } from './reportDocuments.ts';

let db: Db;
let admin: Visitor;

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

async function subscriber(email: string, confirmedAt: Date | null, unsubscribedAt: Date | null = null): Promise<void> {
  const status = unsubscribedAt ? 'UNSUBSCRIBED' : confirmedAt ? 'CONFIRMED' : 'PENDING';
  const data = { email, emailShown: email, status, key: newSubscriberKey(), createdAt: testNow, pendingSince: testNow } as const;
  await db.prisma.subscriber.create({ data: { ...data, confirmedAt, unsubscribedAt } });
}

beforeAll(async () => {
  db = await freshDb();
  const lamp = await makeProduct(db, { name: 'Lamp' });
  await makeStocked(db, 2, { name: 'Nearly gone', lowStockAmount: 3 });
  await makeStocked(db, 0, { name: 'Gone' });
  await makeStocked(db, 50, { name: 'Plenty' });
  const order = (day: string, totalMinor: number, facts = {}) =>
    db.prisma.order.create({
      data: plainOrder({ placedAt: at(day), totalMinor, subtotalMinor: totalMinor, status: 'COMPLETED', paidMinor: totalMinor, ...facts }),
    });
  const line = { position: 0, productId: lamp.id, name: 'Lamp', quantity: 3, unitMinor: 1_000, lineMinor: 3_000 };
  await order('2026-02-10', 3_000, { lines: { create: line } });
  await order('2026-02-10', 1_001, { refundedMinor: 1_001, status: 'REFUNDED' });
  await order('2026-02-12', 5_000, { status: 'ON_HOLD', paidMinor: 0 });
  await order('2026-01-20', 2_000);
  await subscriber('a@example.com', at('2026-01-05'));
  await subscriber('b@example.com', at('2026-02-10'));
  await subscriber('c@example.com', at('2026-01-06'), at('2026-02-20'));
  await subscriber('d@example.com', null);
  await foldChanges(db);
  admin = newVisitor(db, { token: await signedInToken(db) });
});

const figures =
  'orders units revenue { amount } refunded { amount } net { amount } averageOrder { amount } awaitingOrders awaiting { amount } visits conversion';
const document = `query ($period: ReportPeriod!) { dashboard(period: $period) {
  previous { from to } waitingDays totals { ${figures} } totalsBefore { ${figures} }
  series { grain points { start figures { orders revenue { amount } } } } seriesBefore { points { start } }
  topProducts { label figures { units revenue { amount } } } sources { kind label figures { orders } }
  lowStock { name stock url } subscribers { joined left total points { start joined left total } } hottestDeals { title }
} }`;

interface Dashboard {
  previous: { from: string; to: string };
  totals: ReportAnswer;
  totalsBefore: ReportAnswer;
  series: { grain: string; points: { start: string; figures: { orders: number; revenue: { amount: number } } }[] };
  seriesBefore: { points: { start: string }[] };
  topProducts: { label: string; figures: { units: number; revenue: { amount: number } } }[];
  sources: { kind: string; label: string; figures: { orders: number } }[];
  lowStock: { name: string; stock: number }[];
  subscribers: { joined: number; left: number; total: number; points: { start: string; joined: number; left: number; total: number }[] };
}

const ask = async (from: string, to: string) => (await admin.query<{ dashboard: Dashboard }>(document, { period: { from, to } })).dashboard;

describe('the dashboard', () => {
  it('reports sales, orders awaiting payment and refunds separately', async () => {
    const { totals, totalsBefore, previous } = await ask('2026-02-01', '2026-02-28');
    expect(totals).toMatchObject({ orders: 2, units: 3, revenue: { amount: 4_001 }, refunded: { amount: 1_001 }, net: { amount: 3_000 } });
    expect(totals).toMatchObject({ averageOrder: { amount: 2_001 }, awaitingOrders: 1, awaiting: { amount: 5_000 } });
    expect(previous).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(totalsBefore).toMatchObject({ orders: 1, revenue: { amount: 2_000 } });
  });

  it('has a data point for every day, including days without orders', async () => {
    const { series, seriesBefore } = await ask('2026-02-09', '2026-02-12');
    expect(series.grain).toBe('DAY');
    expect(series.points.map(({ start, figures: { orders, revenue } }) => [start, orders, revenue.amount])).toEqual([
      ['2026-02-09', 0, 0],
      ['2026-02-10', 2, 4_001],
      ['2026-02-11', 0, 0],
      ['2026-02-12', 0, 0],
    ]);
    expect(seriesBefore.points.map(({ start }) => start)).toEqual(['2026-02-05', '2026-02-06', '2026-02-07', '2026-02-08']);
    const year = await ask('2025-03-01', '2026-02-28');
    expect(year.series.grain).toBe('MONTH');
    expect(year.series.points).toHaveLength(12);
    expect(year.series.points.slice(-2).map(({ figures: { orders } }) => orders)).toEqual([1, 2]);
  });

  it('reports an empty period as zeros, without averages', async () => {
    const { totals, topProducts, sources, series } = await ask('2024-06-01', '2024-06-03');
    expect(totals).toMatchObject({ orders: 0, revenue: { amount: 0 }, net: { amount: 0 }, averageOrder: null, conversion: null });
    expect([topProducts, sources]).toEqual([[], []]);
    expect(series.points).toHaveLength(3);
  });

  it('ranks products by paid sales, ignoring orders awaiting payment', async () => {
    const places = ['Paid little', 'Paid more', 'Not paid'];
    const products = [];
    for (const name of places) products.push(await makeProduct(db, { name }));
    for (const [index, lineMinor] of [1_000, 2_000, 9_000].entries()) {
      const line = { position: 0, productId: products[index]?.id, name: places[index] ?? '', quantity: 1, unitMinor: lineMinor, lineMinor };
      const facts = {
        placedAt: at('2024-09-10'),
        status: index === 2 ? ('ON_HOLD' as const) : ('COMPLETED' as const),
        lines: { create: line },
      };
      await db.prisma.order.create({ data: plainOrder(facts) });
    }
    await foldChanges(db);
    const { topProducts } = await ask('2024-09-01', '2024-09-30');
    expect(topProducts.map(({ label, figures: { revenue } }) => [label, revenue.amount])).toEqual([
      ['Paid more', 2_000],
      ['Paid little', 1_000],
    ]);
  });

  it('lists products, sources, low stock and newsletter figures', async () => {
    const { topProducts, sources, lowStock, subscribers } = await ask('2026-02-01', '2026-02-28');
    expect(topProducts).toEqual([{ label: 'Lamp', figures: { units: 3, revenue: { amount: 3_000 } } }]);
    expect(sources).toEqual([{ kind: 'UNKNOWN', label: 'Unknown', figures: { orders: 2 } }]);
    expect(lowStock.map(({ name, stock }) => [name, stock])).toEqual([
      ['Gone', 0],
      ['Nearly gone', 2],
    ]);
    expect(subscribers).toMatchObject({ joined: 1, left: 1, total: 2 });
    const totalOn = (day: string) => subscribers.points.find(({ start }) => start === day)?.total;
    expect(['2026-02-01', '2026-02-10', '2026-02-20'].map(totalOn)).toEqual([2, 3, 2]);
  });

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2000-01-01', '2026-03-01'],
    ['yesterday', 'today'],
  ])('rejects the period %s to %s', async (from, to) => {
    const { errors } = await admin.gql(document, { period: { from, to } });
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

describe('legacy traffic', () => {
  it('counts calls by route and day across processes, and keeps the time of the last one', async () => {
    const [one, other] = [legacyCounter(db), legacyCounter(db)];
    const seen = (route: string, day: string) => ({ route, twin: `mutation ${route}`, at: at(day) });
    for (let count = 0; count < 3; count += 1) one.count(seen('addToCart', '2026-02-10'));
    other.count(seen('addToCart', '2026-02-11'));
    other.count(seen('applyCoupon', '2026-01-01'));
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    const { legacyTraffic } = await admin.query<{ legacyTraffic: object[] }>(
      'query ($period: ReportPeriod!) { legacyTraffic(period: $period) { route twin calls lastSeenAt } }',
      { period: { from: '2026-02-01', to: '2026-02-28' } },
    );
    expect(legacyTraffic).toEqual([
      { route: 'addToCart', twin: 'mutation addToCart', calls: 4, lastSeenAt: '2026-02-11T10:00:00.000Z' },
      { route: 'applyCoupon', twin: 'mutation applyCoupon', calls: 0, lastSeenAt: '2026-01-01T10:00:00.000Z' },
    ]);
  });
});

describe('reports with many values', () => {
  it('keep 1,200 campaigns of a month apart, before and after aggregation, with ties sorted by name', async () => {
    for (let count = 0; count < 1_200; count += 1) {
      const utmCampaign = `c${String(count).padStart(4, '0')}`;
      const subtotalMinor = count < 100 ? 2_000 : 1_000;
      const facts = { placedAt: at('2023-07-05'), status: 'PROCESSING', subtotalMinor, totalMinor: subtotalMinor } as const;
      const data = plainOrder({ ...facts, attribution: { create: { sourceType: 'utm', utmCampaign } } });
      await db.prisma.order.create({ data, select: { id: true } });
    }
    await foldChanges(db);
    const ask = (lines: number) => queryReport(admin, { dimension: 'CAMPAIGN', period: { from: '2023-07-01', to: '2023-07-31' }, lines });
    const storedRows = () => db.prisma.reportMonth.count({ where: { month: at('2023-07-01'), dimension: 'CAMPAIGN', touch: 'LAST' } });
    const [many, few] = [await ask(500), await ask(3)];
    expect(await storedRows()).toBe(0);
    await foldMonths(db, testNow);
    expect(await storedRows()).toBe(1_200);
    expect([await ask(500), await ask(3)]).toEqual([many, few]);
    expect(many.rows).toHaveLength(501);
    expect([many.rows[0]?.value, many.rows[499]?.value]).toEqual(['c0000', 'c0499']);
    expect(many.rows[500]).toMatchObject({ kind: 'OTHER', label: 'All others', figures: { orders: 700 } });
    expect(few.rows.map(({ value, figures: told }) => [value, told.orders])).toEqual([
      ['c0000', 1],
      ['c0001', 1],
      ['c0002', 1],
      ['', 1_197],
    ]);
  }, 120_000);
});
