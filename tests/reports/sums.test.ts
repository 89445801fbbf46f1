import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { foldMonths } from '../../server/backoffice/reports/months.ts';
import { freshDb } from '../support/db.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { addUp, makeOrder, numbers, unitsOf, type KnownOrder } from './orders.ts';
import { queryReport, lineOf, linesOf } from './reportDocuments.ts';

// Stored sums equal the orders' totals, however orders have changed: the test sums them up one by one.

const days = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02'];
const periods = [
  { from: '2026-01-01', to: '2026-01-31' },
  { from: '2025-12-31', to: '2026-03-01' },
  { from: '2026-01-15', to: '2026-02-14' },
  { from: '2026-03-01', to: '2026-03-01' },
  { from: '2025-01-01', to: '2026-12-31' },
  { from: '2026-01-02', to: '2026-01-14' },
];

let db: Db;
let admin: Visitor;
let orders: KnownOrder[];
const next = numbers(7);
let productIds: number[];

beforeAll(async () => {
  db = await freshDb();
  productIds = [(await makeProduct(db)).id, (await makeProduct(db)).id, (await makeProduct(db)).id];
  orders = [];
  for (let count = 0; count < 160; count += 1) orders.push(await makeOrder(db, { next, days, productIds }));
  await foldChanges(db);
  admin = newVisitor(db, { token: await signedInToken(db) });
});

const whole = (key: (order: KnownOrder) => string[]) => (order: KnownOrder) =>
  key(order).map((line) => ({ key: line, units: unitsOf(order), amount: order.totalMinor }));

const bySource = (field: 'type' | 'source' | 'medium' | 'campaign') =>
  whole(({ source }) => [source === null ? 'UNKNOWN ' : source[field] === null ? 'NONE ' : `VALUE ${source[field]}`]);

const parts = {
  SOURCE_TYPE: bySource('type'),
  SOURCE: bySource('source'),
  MEDIUM: bySource('medium'),
  CAMPAIGN: bySource('campaign'),
  COUPON: whole(({ coupons }) => (coupons.length === 0 ? ['NONE '] : coupons.map((code) => `VALUE ${code}`))),
  PRODUCT: ({ lines }: KnownOrder) =>
    [...new Set(lines.map(({ productId }) => productId))].map((id) => {
      const own = lines.filter(({ productId }) => productId === id);
      return {
        key: `VALUE ${id}`,
        units: own.reduce((sum, { quantity }) => sum + quantity, 0),
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        isGoods: true,
      };
    }),
};

/** A day on which the three months before it have ended. */
const march = new Date('2026-03-02T00:00:00.000Z');

async function madeMonths(): Promise<string[]> {
  const made = await db.prisma.reportMonthMade.findMany({ orderBy: { month: 'asc' } });
  return made.map(({ month }) => month.toISOString().slice(0, 7));
}

async function change(order: KnownOrder, data: Partial<KnownOrder>): Promise<void> {
  const { source: _source, coupons: _coupons, lines: _lines, day: _day, ...columns } = { ...order, ...data };
  await db.prisma.order.update({ where: { id: order.id }, data: columns, select: { id: true } });
  Object.assign(order, data);
}

async function expectEqual(): Promise<void> {
  for (const period of periods) {
    const within = orders.filter(({ day }) => day >= period.from && day <= period.to);
    const total =
      addUp(
        within,
        whole(() => ['all']),
      ).all ?? lineOf((await queryReport(admin, { dimension: 'TOTAL', period })).totals);
    for (const [dimension, partsOf] of Object.entries(parts)) {
      const report = await queryReport(admin, { dimension, period });
      expect(lineOf(report.totals), `${dimension} ${period.from}`).toEqual(total);
      expect(linesOf(report), `${dimension} ${period.from}`).toEqual(addUp(within, partsOf));
    }
  }
}

describe('aggregated report sums', () => {
  it('equal the orders’ own, for whole months, parts of months and single days', expectEqual, 60_000);

  it('match the totals where each order has one line', async () => {
    const period = { from: '2025-12-31', to: '2026-03-02' };
    for (const dimension of ['SOURCE_TYPE', 'SOURCE', 'MEDIUM', 'CAMPAIGN']) {
      for (const touch of ['FIRST', 'LAST']) {
        const report = await queryReport(admin, { dimension, period, touch });
        expect(report.addsUp).toBe(true);
        const sum = (field: 'orders' | 'units') => report.rows.reduce((all, { figures }) => all + figures[field], 0);
        expect([sum('orders'), sum('units')]).toEqual([report.totals.orders, report.totals.units]);
        expect(report.rows.reduce((all, { figures }) => all + figures.revenue.amount, 0)).toBe(report.totals.revenue.amount);
        expect(report.rows.reduce((all, { before }) => all + before.revenue.amount, 0)).toBe(report.totalsBefore.revenue.amount);
        expect(report.rows.reduce((all, { figures }) => all + (figures.refunded?.amount ?? 0), 0)).toBe(report.totals.refunded?.amount);
      }
    }
    expect((await queryReport(admin, { dimension: 'COUPON', period })).addsUp).toBe(false);
    expect((await queryReport(admin, { dimension: 'TOTAL', period })).rows).toMatchObject([{ kind: 'VALUE', label: 'All' }]);
  });

  it('match the totals of the previous period, including rows without current orders', async () => {
    for (const dimension of ['SOURCE_TYPE', 'CAMPAIGN'])
      for (const period of [
        { from: '2026-03-03', to: '2026-03-04' },
        { from: '2026-03-02', to: '2026-03-02' },
      ]) {
        const report = await queryReport(admin, { dimension, period });
        expect(report.totalsBefore.orders).toBeGreaterThan(0);
        expect(report.rows.reduce((all, { before }) => all + before.orders, 0)).toBe(report.totalsBefore.orders);
      }
    const over = await queryReport(admin, { dimension: 'SOURCE', period: { from: '2026-03-03', to: '2026-03-04' } });
    expect(over.rows).toMatchObject([{ kind: 'OTHER', label: 'All others', figures: { orders: 0 } }]);
  });

  it('match the totals when complete months are read from monthly sums', async () => {
    expect(await foldMonths(db, march)).toBe(3);
    expect(await madeMonths()).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(await foldMonths(db, march)).toBe(0);
    await expectEqual();
  }, 60_000);
  it('follow later changes of an order: payment, partial refund, cancellation, deleted attribution', async () => {
    const find = (status: string) => orders.filter((order) => order.status === status);
    for (const order of find('ON_HOLD').slice(0, 4)) await change(order, { status: 'PROCESSING' });
    for (const order of find('COMPLETED').slice(0, 5)) await change(order, { refundedMinor: 123 });
    for (const order of find('PENDING_PAYMENT').slice(0, 3)) await change(order, { status: 'FAILED' });
    const known = orders.find(({ source, status }) => source !== null && status === 'COMPLETED');
    await db.prisma.orderAttribution.delete({ where: { orderId: known?.id ?? 0 } });
    if (known) known.source = null;
    const gone = orders.shift();
    await db.prisma.order.delete({ where: { id: gone?.id ?? 0 } });
    await foldChanges(db);
    await expectEqual();
    await foldMonths(db, march);
    await expectEqual();
  }, 60_000);

  it('use daily sums for a month with a late refund, and monthly sums for the others', async () => {
    const late = orders.find(({ status, day }) => status === 'COMPLETED' && day.startsWith('2026-01'));
    if (!late) throw new Error('No order of January is completed');
    await change(late, { refundedMinor: late.totalMinor - 1 });
    await foldChanges(db);
    expect(await madeMonths()).toEqual(['2025-12', '2026-02']);
    await expectEqual();
  }, 60_000);

  it('stay correct when aggregation is interrupted, and are complete after the next run', async () => {
    await db.prisma.reportMonthMade.deleteMany();
    await db.pool.query(`
      create or replace function refuse_january() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger "refuse_january" before insert on "ReportMonth" for each row when (new."month" = '2026-01-01') execute function refuse_january()`);
    try {
      await expect(foldMonths(db, march)).rejects.toThrow('broken off');
    } finally {
      await db.pool.query('drop trigger "refuse_january" on "ReportMonth"; drop function refuse_january()');
    }
    expect(await madeMonths()).toEqual(['2026-02']);
    await expectEqual();
    expect(await foldMonths(db, march, AbortSignal.abort())).toBe(0);
    expect(await foldMonths(db, march)).toBe(2);
    await expectEqual();
  }, 60_000);

  it('are complete when aggregations run concurrently with each other and with new orders', async () => {
    const made: Promise<KnownOrder>[] = [];
    for (let count = 0; count < 20; count += 1) made.push(makeOrder(db, { next, days, productIds }));
    await Promise.all([...made, foldChanges(db), foldMonths(db, march), foldChanges(db)]);
    orders.push(...(await Promise.all(made)));
    await foldChanges(db);
    expect(await db.prisma.reportChange.count()).toBe(0);
    await expectEqual();
  }, 60_000);

  it('report how many days are waiting to be aggregated', async () => {
    const many = Array.from({ length: 6 }, (_, index) => `2024-05-0${index + 1}`);
    for (const day of many) orders.push(await makeOrder(db, { next, days: [day], productIds }));
    const period = { from: '2024-05-01', to: '2024-05-31' };
    expect((await queryReport(admin, { dimension: 'TOTAL', period })).waitingDays).toBe(6);
    await foldChanges(db);
    expect((await queryReport(admin, { dimension: 'TOTAL', period })).waitingDays).toBe(0);
  });

  it('of visits match the totals, by first and last source', async () => {
    const sources = ['mail', 'google', null];
    const visits = Array.from({ length: 90 }, (_, index) => {
      // Some records lack a source.
      const [first, last] = [sources[next(3)] ?? null, sources[next(3)] ?? null];
      const startedAt = new Date(`2023-0${4 + (index % 3)}-1${index % 10}T10:00:00.000Z`);
      const sourced = { sourceType: last && 'utm', source: last, firstSourceType: first && 'utm', firstSource: first };
      return { key: `visit ${index}`, startedAt, seenAt: startedAt, device: 'desktop', ...sourced };
    });
    await db.prisma.analyticsVisit.createMany({ data: visits });
    await foldChanges(db);
    for (const dimension of ['SOURCE_TYPE', 'SOURCE', 'MEDIUM', 'CAMPAIGN']) {
      for (const touch of ['FIRST', 'LAST']) {
        for (const lines of [1, 500]) {
          const report = await queryReport(admin, { dimension, period: { from: '2023-04-01', to: '2023-06-30' }, touch, lines });
          const sum = report.rows.reduce((all, { figures }) => all + figures.visits, 0);
          expect([sum, report.totals.visits], `${dimension} ${touch} ${lines}`).toEqual([90, 90]);
        }
      }
    }
  });
});
