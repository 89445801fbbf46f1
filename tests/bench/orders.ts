// node scripts/run.mjs tests/bench/orders.ts: durations of reports and the dashboard over a million orders on PostgreSQL, whether their
// totals match the orders, and the duration of rebuilding the sums.
// --rows N 1,000,000 by default
// --keep keeps the database (souk_bench_orders) for the next run
import '../../server/app/participants.ts';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { foldMonths } from '../../server/backoffice/reports/months.ts';
import type { Shop } from '../../server/platform/operation/shop.ts';
import { administratorsShop, timed, timesOf } from './inProcess.ts';
import { table } from './report.ts';
import { emptyPostgres, postgresUrl } from './server.ts';

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, keep: { type: 'boolean', default: false } },
});
const rows = Number(options.rows);
const name = 'souk_bench_orders';
const runs = 15;
const limitMs = 300;
/** Number of days over which the orders are spread. */
const days = 730;

const figures = `orders units revenue { amount } refunded { amount } net { amount } averageOrder { amount }
  awaitingOrders awaiting { amount } visits conversion`;
const report = `query ($dimension: ReportDimension!, $period: ReportPeriod!, $touch: ReportTouch) {
  report(dimension: $dimension, period: $period, touch: $touch, lines: 100) { waitingDays totals { ${figures} } totalsBefore { ${figures} }
    rows { kind value label share figures { ${figures} } before { ${figures} } } } }`;
const dashboard = `query ($period: ReportPeriod!) { dashboard(period: $period) { waitingDays totals { ${figures} } totalsBefore { ${figures} } } }`;

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const last = (count: number) => ({ from: dayOf(count - 1), to: dayOf(0) });
const whole = last(days + 2);
const dimensions = ['SOURCE', 'SOURCE_TYPE', 'MEDIUM', 'CAMPAIGN', 'COUPON', 'DEAL', 'PRODUCT'];

const questions: [string, string, Record<string, unknown>][] = [
  ...dimensions.flatMap((dimension): [string, string, Record<string, unknown>][] =>
    [30, 365, days].map((count) => [`by ${dimension.toLowerCase()}, ${count} days`, report, { dimension, period: last(count) }]),
  ),
  ['by campaign, first touch', report, { dimension: 'CAMPAIGN', touch: 'FIRST', period: last(days) }],
  ...[7, 30, 365, days].map((count): [string, string, Record<string, unknown>] => [
    `dashboard, ${count} days`,
    dashboard,
    { period: last(count) },
  ]),
];

/** Creates orders of 20,000 campaigns and 5,000 products; every eighth is unpaid, every tenth has a refund. */
async function fill({ pool }: Db): Promise<void> {
  const began = performance.now();
  await pool.query(
    `insert into "Product" ("slug", "name", "status") select 'p' || n, 'Product ' || n, 'PUBLISHED' from generate_series(1, 5000) n`,
  );
  await pool.query(
    `insert into "Order" ("id", "position", "changePosition", "number", "accessKey", "cartVersion", "idempotencyKey", "requestHash", "email", "firstName", "lastName", "address1",
       "postcode", "city", "country", "shippingMethod", "paymentMethod", "subtotalMinor", "shippingMinor", "totalMinor", "status", "placedAt", "paidMinor", "refundedMinor")
     select n, n, n, 1000000 + n, 'key ' || n, 1, 'order ' || n, '', 'a@example.com', 'Ada', 'Byron', 'Ring 1', '10115', 'Berlin', 'DE', '', 'BANK_TRANSFER',
       1000 + n % 977, 0, 1000 + n % 977, (case when n % 8 = 0 then 'ON_HOLD' else 'COMPLETED' end)::"OrderStatus",
       now() - (n % $2::int) * interval '1 day' - n % 3600 * interval '1 second', case when n % 8 = 0 then 0 else 1000 + n % 977 end, case when n % 10 = 1 then 123 else 0 end
     from generate_series(1, $1::int) n`,
    [rows, days],
  );
  await pool.query(
    `insert into "OrderLine" ("orderId", "position", "productId", "name", "quantity", "unitMinor", "lineMinor")
     select n, 0, 1 + n % 5000, 'x', 1, 1000 + n % 977, 1000 + n % 977 from generate_series(1, $1::int) n`,
    [rows],
  );
  await pool.query(
    `insert into "OrderAttribution" ("orderId", "sourceType", "utmSource", "utmMedium", "utmCampaign", "firstSourceType", "firstUtmSource", "firstUtmCampaign")
     select n, 'utm', 'source ' || n % 300, 'medium ' || n % 12, 'campaign ' || n % 20000, 'organic', 'google', 'first ' || n % 500
     from generate_series(1, $1::int) n where n % 5 > 0`,
    [rows],
  );
  await pool.query(
    `insert into "OrderCoupon" ("orderId", "code", "discountMinor", "customer")
     select n, 'CODE' || n % 200, 0, 'a@example.com' from generate_series(1, $1::int) n where n % 6 = 0`,
    [rows],
  );
  await pool.query('vacuum analyze');
  console.log(`${rows} orders written in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

interface Totals {
  orders: number;
  revenue: { amount: number };
  refunded: { amount: number };
  awaitingOrders: number;
  awaiting: { amount: number };
}

/**
 * Sums up the orders independently.
 * @throws Error if a report differs
 */
async function compare(shop: Shop): Promise<void> {
  const { rows: sums } = await shop.db.pool.query<{ text: string }>(
    `select json_build_array(count(*) filter (where sold), sum("totalMinor") filter (where sold), sum("refundedMinor") filter (where sold),
       count(*) filter (where not sold), sum("totalMinor") filter (where not sold))::text as text
     from (select *, "status" <> 'ON_HOLD' as sold from "Order") o`,
  );
  const expected = JSON.stringify(JSON.parse(sums[0]?.text ?? ''));
  for (const dimension of dimensions) {
    const asked = await timed<{ report: { totals: Totals } }>(shop, report, { dimension, period: whole });
    const { orders, revenue, refunded, awaitingOrders, awaiting } = asked.data.report.totals;
    const told = JSON.stringify([orders, revenue.amount, refunded.amount, awaitingOrders, awaiting.amount]);
    if (told !== expected) throw new Error(`By ${dimension} the totals are ${told}; the orders come to ${expected}`);
  }
  console.log(
    `\nTotals of all ${dimensions.length} reports are the orders': ${expected} (sold, revenue, refunded, awaiting, awaiting's sum)`,
  );
}

async function ask(shop: Shop): Promise<void> {
  const lines: string[][] = [];
  const ms = (value: number) => value.toFixed(1);
  for (const [title, document, variables] of questions) {
    const { first, median, worst } = await timesOf(shop, document, variables, runs);
    lines.push([title, median < limitMs ? '' : 'MISSED', ms(first), ms(median), ms(worst)]);
  }
  console.log(`\n${table([`${rows} orders, ms`, `< ${limitMs}`, 'first', 'median', 'worst'], lines)}`);
}

/**
 * Measures the most expensive report after changes: an order of today, which the query sums up itself, and then also a refund of last year,
 * whose month is read day by day until the job has rebuilt its sum.
 */
async function askAfterChanges(shop: Shop): Promise<void> {
  const change = (daysAgo: number) =>
    shop.db.pool.query(
      `update "Order" set "refundedMinor" = "refundedMinor" + 1 where "id" = (
         select "id" from "Order" where "placedAt" < now() - $1 * interval '1 day' and "status" = 'COMPLETED' order by "placedAt" desc limit 1)`,
      [daysAgo],
    );
  const lines: string[][] = [];
  const ms = (value: number) => value.toFixed(1);
  for (const [title, daysAgo] of [
    ['an order of today has changed', [0]],
    ['and one of last year', [0, 365]],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const age of daysAgo) await change(age);
      times.push((await timed(shop, report, { dimension: 'CAMPAIGN', period: last(days) })).ms);
    }
    times.sort((one, other) => one - other);
    const median = times[Math.floor(runs / 2)] ?? 0;
    lines.push([title, median < limitMs ? '' : 'MISSED', ms(median), ms(times.at(-1) ?? 0)]);
  }
  const made = await shop.db.prisma.reportMonthMade.count();
  console.log(`\n${table([`by campaign, ${days} days, ${made} months made`, `< ${limitMs}`, 'median', 'worst'], lines)}`);
}

async function main(): Promise<void> {
  const url = await postgresUrl();
  if (!url) throw new Error('PostgreSQL is not reachable (DATABASE_URL or 127.0.0.1:5432).');
  const target = new URL(url);
  target.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount !== 1 || !options.keep) await emptyPostgres(url, name);
  const db = await openDb({ url: target.href });
  try {
    await migrate(db.pool);
    if ((await db.prisma.order.count()) !== rows) await fill(db);
    const began = performance.now();
    const made = await foldChanges(db);
    console.log(`${made} days' sums made in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    const shop = await administratorsShop(db);
    await db.pool.query('vacuum analyze');
    await compare(shop);
    await askAfterChanges(shop);
    const months = performance.now();
    console.log(`${await foldMonths(db, shop.now)} months' sums made in ${((performance.now() - months) / 1_000).toFixed(1)} s`);
    await db.pool.query('vacuum analyze');
    await compare(shop);
    await ask(shop);
    await askAfterChanges(shop);
  } finally {
    await db.close();
    if (!options.keep) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

await main();
