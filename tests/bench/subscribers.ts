// node scripts/run.mjs tests/bench/subscribers.ts: duration of queries of the newsletter list with a million rows on PostgreSQL, memory
// used by its export, and duration of deleting all rows while people sign up.
// --rows N 1,000,000 by default
// --keep keeps the database (souk_bench_subscribers) as it is before the deletion, for the next run
import '../../server/app/participants.ts';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { encodeCursor } from '../../server/platform/graphql/keyset.ts';
import type { Shop } from '../../server/platform/operation/shop.ts';
import { deleteAllSubscribers, deleteSubscribers } from '../../server/engagement/newsletter/deletion.ts';
import { runDeletion } from '../../server/engagement/newsletter/deletionRun.ts';
import { exportSubscribers } from '../../server/engagement/newsletter/exportList.ts';
import { subscribe } from '../../server/engagement/newsletter/subscribe.ts';
import { administratorsShop, timesOf } from './inProcess.ts';
import { table } from './report.ts';
import { emptyPostgres, postgresUrl } from './server.ts';

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, keep: { type: 'boolean', default: false } },
});
const rows = Number(options.rows);
const name = 'souk_bench_subscribers';
const runs = 15;
const limitMs = 50;

const page = `query ($filter: SubscriberFilter, $sort: SubscriberSort, $first: Int, $after: String, $last: Int, $before: String) {
  subscribers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { databaseId email name status createdAt consents { act at } } } pageInfo { hasNextPage } } }`;
const count = 'query ($filter: SubscriberFilter) { subscribers(first: 1, filter: $filter) { totalCount isTotalExact } }';
const both = page.replace('edges {', 'totalCount isTotalExact edges {');
const middle = Math.floor(rows / 2);
const behind = (order: string, value: string | number) => encodeCursor({ order: `SUBSCRIBERS_${order}`, value, id: middle });

const emailOf = (n: number) =>
  `${['ada', 'bob', 'cleo', 'dana', 'emil'][n % 5]}.${n}@${['gmail.com', 'example.com', 'mail.example.org'][n % 3]}`;

const questions: [string, string, Record<string, unknown>][] = [
  ['first page, newest', page, { first: 50 }],
  ['middle page, newest', page, { first: 50, after: behind('NEWEST', middle) }],
  ['last page, newest', page, { last: 50 }],
  ['first page, by address', page, { sort: 'EMAIL_ASC', first: 50 }],
  ['middle page, by address', page, { sort: 'EMAIL_ASC', first: 50, after: behind('EMAIL_ASC', emailOf(middle)) }],
  ['last page, by address', page, { sort: 'EMAIL_ASC', last: 50 }],
  ['first page, by name', page, { sort: 'NAME_ASC', first: 50 }],
  ['middle page, by name', page, { sort: 'NAME_ASC', first: 50, after: behind('NAME_ASC', 'name 5') }],
  ['last page, by name', page, { sort: 'NAME_ASC', last: 50 }],
  ['pending, newest', page, { filter: { status: 'PENDING' }, first: 50 }],
  ['pending, middle by address', page, { filter: { status: 'PENDING' }, sort: 'EMAIL_ASC', first: 50, after: behind('EMAIL_ASC', 'c') }],
  ['unsubscribed, last by name', page, { filter: { status: 'UNSUBSCRIBED' }, sort: 'NAME_ASC', last: 50 }],
  ['count of all', count, {}],
  ['count of a status', count, { filter: { status: 'CONFIRMED' } }],
  ['search: one address, with count', both, { filter: { search: emailOf(rows - 7) }, first: 50 }],
  ['search: part of few', both, { filter: { search: String(middle) }, first: 50 }],
  ['search: part of a thousandth', both, { filter: { search: `.${Math.floor(rows / 1_000)}` }, first: 50 }],
  ['search: a fifth of all', both, { filter: { search: 'ada' }, first: 50 }],
  ['search: a third of all', both, { filter: { search: 'gmail' }, first: 50 }],
  ['search: all', both, { filter: { search: 'name' }, sort: 'EMAIL_DESC', first: 50 }],
  ['search: a third, by name', both, { filter: { search: 'gmail' }, sort: 'NAME_ASC', first: 50 }],
  ['search: a third, pending', both, { filter: { search: 'gmail', status: 'PENDING' }, first: 50 }],
  ['search: a third, in the middle', both, { filter: { search: 'gmail' }, first: 50, after: behind('NEWEST', middle) }],
  ['search: nothing alike', both, { filter: { search: 'xylophone' }, first: 50 }],
  ['search: two letters', both, { filter: { search: 'em' }, first: 50 }],
  ['search: two letters of nobody', both, { filter: { search: 'xx' }, first: 50 }],
];

async function fill(db: Db): Promise<void> {
  const began = performance.now();
  await db.pool.query(
    `insert into "Subscriber" ("email", "emailShown", "name", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince", "confirmedAt")
     select e, e, case when n % 4 = 0 then null else 'Name ' || n % 1000 || ' ' || n end,
       (case when n % 10 = 0 then 'PENDING' when n % 50 = 1 then 'UNSUBSCRIBED' else 'CONFIRMED' end)::"SubscriberStatus",
       'footer', '', '/shop/', md5(n::text), now() - n * interval '1 second', now() - n * interval '1 second', now()
     from (select n, (array['ada','bob','cleo','dana','emil'])[n % 5 + 1] || '.' || n || '@' || (array['gmail.com','example.com','mail.example.org'])[n % 3 + 1] as e
       from generate_series(1, $1::int) n) people`,
    [rows],
  );
  await db.pool.query(
    `insert into "ConsentEntry" ("at", "kind", "act", "source", "subscriberId", "wordingVersion", "wordingHash", "page")
     select now(), 'NEWSLETTER', 'GIVEN', 'FORM', n, 'newsletter-a-2026-11', repeat('0', 64), '/shop/' from generate_series(1, $1::int) n`,
    [rows],
  );
  await db.pool.query('vacuum analyze');
  console.log(`${rows} subscribers with their consents written in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

const ms = (value: number) => value.toFixed(1);

async function lists(shop: Shop): Promise<void> {
  const lines: string[][] = [];
  for (const [title, document, variables] of questions) {
    const { first, median, worst } = await timesOf(shop, document, variables, runs);
    lines.push([title, median < limitMs ? '' : 'MISSED', ms(first), ms(median), ms(worst)]);
  }
  console.log(`\n${table([`${rows} subscribers, ms`, `< ${limitMs}`, 'first', 'median', 'worst'], lines)}`);
}

/** Measures the export, whose memory must be flat: no higher at the end than at the beginning. */
async function exported(shop: Shop): Promise<void> {
  const usual = 115;
  const peaks: number[] = [];
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      const fifth = Math.min(4, Math.floor((bytes / (rows * usual)) * 5));
      peaks[fifth] = Math.max(peaks[fifth] ?? 0, process.memoryUsage().rss);
      done();
    },
  });
  const began = performance.now();
  const written = await exportSubscribers(shop.db, {}, sink);
  const seconds = (performance.now() - began) / 1_000;
  const mb = (size: number) => (size / 1_024 / 1_024).toFixed(0);
  console.log(
    `\nExport: ${written} rows, ${mb(bytes)} MB in ${seconds.toFixed(1)} s; resident memory at most ${peaks.map(mb).join(', ')} MB in each fifth.`,
  );
}

async function deleted(shop: Shop): Promise<void> {
  const { db } = shop;
  const one = performance.now();
  await deleteSubscribers(shop, [middle]);
  console.log(`\nDelete one: ${ms(performance.now() - one)} ms.`);
  const { id } = await deleteAllSubscribers(shop, { expectedCount: rows - 1 });
  const steps: number[] = [];
  const signUps: number[] = [];
  const done = new AbortController();
  let [last, signedUp] = [performance.now(), 0];
  const began = last;
  const people = (async () => {
    while (!done.signal.aborted) {
      const start = performance.now();
      const visitor = { ...shop, endpoint: 'page' as const, now: new Date(), address: `bench ${signedUp}` };
      await subscribe(visitor, { email: `late.${signedUp}@example.com` });
      signUps.push(performance.now() - start);
      signedUp += 1;
    }
  })();
  await runDeletion(db, id, {
    now: new Date(),
    onStep() {
      steps.push(performance.now() - last);
      last = performance.now();
    },
  });
  const seconds = (performance.now() - began) / 1_000;
  done.abort();
  await people;
  const worst = (times: number[]) => ms(times.reduce((most, time) => Math.max(most, time), 0));
  const median = (times: number[]) => ms(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  const { _sum } = await db.prisma.auditEntry.aggregate({ where: { action: 'subscriber.delete' }, _sum: { targetCount: true } });
  console.log(
    `Delete all: ${seconds.toFixed(1)} s in ${steps.length} steps, median ${median(steps)} ms, worst ${worst(steps)} ms. ` +
      `Audited: ${_sum.targetCount} of ${rows}. Meanwhile ${signedUp} people signed up (median ${median(signUps)} ms, worst ${worst(signUps)} ms); ` +
      `${await db.prisma.subscriber.count()} are in the list.`,
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
  const isThere = rowCount === 1;
  if (!isThere) await emptyPostgres(url, name);
  const db = await openDb({ url: target.href });
  try {
    await migrate(db.pool);
    if ((await db.prisma.subscriber.count()) !== rows) {
      await db.pool.query('truncate "Subscriber" restart identity');
      await fill(db);
    }
    const shop = await administratorsShop(db);
    await lists(shop);
    await exported(shop);
    if (!options.keep) await deleted(shop);
  } finally {
    await db.close();
    if (!options.keep) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

await main();
