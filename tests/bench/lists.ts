// node scripts/run.mjs tests/bench/lists.ts: durations of admin lists on PostgreSQL with 100,000 products and 1,000,000 orders, customers
// and audit log entries, each queried as its screen does: first and last page, every sort, every filter, searches; and the duration of
// moving a category of 50,000 products. Lists slower than 50 ms are reported with the plan of their slowest statement.
// --scale N a fraction of these sizes, such as 0.1
// --only X screens whose name contains X
// --keep keeps the database (souk_bench_lists) for the next run
import '../../server/app/participants.ts';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { moveCategory } from '../../server/catalogue/products/admin/taxonomy/categories.ts';
import { countWaitingProducts, refreshWaiting } from '../../server/catalogue/products/waiting.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import type { Shop } from '../../server/platform/operation/shop.ts';
import { screenDocument } from '../support/screenDocuments.ts';
import { administratorsShop, timed, timesOf } from './inProcess.ts';
import { fillLists } from './listsFill.ts';
import { listQuestions } from './listQuestions.ts';
import { table } from './report.ts';
import { emptyPostgres, postgresUrl } from './server.ts';

const { values: options } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
});
const scale = Number(options.scale);
const name = 'souk_bench_lists';
const runs = 7;
const limitMs = 50;
const million = Math.round(1_000_000 * scale);
const sizes = {
  products: million / 10,
  orders: million,
  customers: million,
  reviews: million / 4,
  offers: million / 10,
  coupons: million / 10,
  audit: million,
  votes: million / 20,
};
const ms = (value: number) => value.toFixed(1);

interface Sent {
  text: string;
  values: unknown[];
  took: number;
}

/** Returns the statements that are sent to the database meanwhile. */
async function spied(db: Db, run: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const onAcquire = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return;
    const query = client.query;
    wrapped.set(client, query);
    client.query = (async (...args: unknown[]) => {
      const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
      const began = performance.now();
      const result = await (query as (...all: unknown[]) => Promise<unknown>).apply(client, args);
      const text = typeof first === 'string' ? first : first.text;
      const values = typeof first === 'string' ? second : (first.values ?? second);
      sent.push({ text, values: Array.isArray(values) ? values : [], took: performance.now() - began });
      return result;
    }) as pg.PoolClient['query'];
  };
  db.pool.on('acquire', onAcquire);
  await run();
  db.pool.off('acquire', onAcquire);
  for (const [client, query] of wrapped) client.query = query;
  return sent;
}

async function planOf(db: Db, sent: readonly Sent[]): Promise<string> {
  const slowest = sent.filter(({ text }) => /^\s*(select|with)/i.test(text)).toSorted((one, other) => other.took - one.took)[0];
  if (!slowest) return '';
  const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${slowest.text}`, slowest.values);
  return `${slowest.text.slice(0, 400)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`;
}

async function ask(shop: Shop): Promise<void> {
  const lines: string[][] = [];
  const plans: string[] = [];
  for (const { screen, title, variables } of listQuestions(sizes)) {
    if (!screen.toLowerCase().includes(options.only.toLowerCase())) continue;
    const document = screenDocument(`${screen}ScreenQuery`);
    const sent = await spied(shop.db, () => timed(shop, document, variables));
    const { median, worst } = await timesOf(shop, document, variables, runs);
    lines.push([screen, title, String(sent.length), ms(median), ms(worst)]);
    if (median >= limitMs) plans.push(`\n${screen}, ${title}\n${await planOf(shop.db, sent)}`);
  }
  console.log(plans.join('\n'));
  console.log(`\n${table(['screen', 'question', 'statements', 'median ms', 'worst ms'], lines)}`);
}

async function moveLarge(shop: Shop): Promise<void> {
  const category = await shop.db.prisma.category.findUniqueOrThrow({ where: { id: 2 } });
  const began = performance.now();
  await moveCategory(shop, { id: 2, parentId: category.parentId === 1 ? 3 : 1, position: 0 });
  const moved = performance.now();
  const waiting = await countWaitingProducts(shop.db);
  await refreshWaiting(shop, { now: shop.now });
  console.log(
    `\nA category of ${waiting} products was moved in ${ms(moved - began)} ms, and its products had followed after ${((performance.now() - moved) / 1_000).toFixed(1)} s.`,
  );
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
    if ((await db.prisma.order.count()) !== sizes.orders) {
      const began = performance.now();
      await fillLists(db, sizes);
      console.log(`Filled in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    }
    const shop = await administratorsShop(db);
    await ask(shop);
    if ('category'.includes(options.only)) await moveLarge(shop);
  } finally {
    await db.close();
    if (!options.keep) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

await main();
