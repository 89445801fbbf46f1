import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';

// The price history can't be changed: the database itself rejects changes, for the ledgers of products and offers. All statements here are
// plain SQL, as sent by a user with the shop's own database rights.

// The embedded database has a single connection, so its writers are never concurrent.
const isConcurrent = Boolean(process.env.DATABASE_URL);

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

interface LedgerCase {
  table: string;
  owner: string;
  parent: string;
  make: (slug: string) => Promise<number>;
}

const ledgers: LedgerCase[] = [
  {
    table: '"PriceChange"',
    owner: '"productId"',
    parent: '"Product"',
    make: async (slug) => (await db.prisma.product.create({ data: { slug, name: 'Cup', regularPriceMinor: 1000 } })).id,
  },
  {
    table: '"OfferPriceChange"',
    owner: '"offerId"',
    parent: '"Offer"',
    make: async (slug) => {
      const merchant = { connectOrCreate: { where: { slug: 'm' }, create: { slug: 'm', name: 'M', homepage: 'https://m.example/' } } };
      return (await db.prisma.offer.create({ data: { slug, title: 'Cup', destinationUrl: 'https://m.example/cup', merchant } })).id;
    },
  },
];

let made = 0;

describe.each(ledgers)('the ledger $table', ({ table, owner, parent, make }) => {
  let id: number;
  const rows = async () =>
    (
      await db.pool.query<{ at: Date; priceMinor: number }>(
        `select "at", "priceMinor" from ${table} where ${owner} = $1 order by "at", "id"`,
        [id],
      )
    ).rows.map(({ at, priceMinor }) => [at.toISOString().slice(0, 10), priceMinor]);
  const append = (values: string) => db.pool.query(`insert into ${table} (${owner}, "at", "priceMinor") values ${values}`);

  beforeEach(async () => {
    made += 1;
    id = await make(`thing-${made}`);
    await append(`(${id}, '2026-01-01', 1000), (${id}, '2026-02-01', 800)`);
  });

  const history = [
    ['2026-01-01', 1000],
    ['2026-02-01', 800],
  ];

  test.each([
    ['changing a price', () => `update ${table} set "priceMinor" = 2000 where ${owner} = ${id}`, /append-only: UPDATE is refused/],
    ['changing an instant', () => `update ${table} set "at" = '2025-01-01' where ${owner} = ${id}`, /append-only: UPDATE is refused/],
    ['moving a row to another owner', () => `update ${table} set ${owner} = ${owner} + 1 where ${owner} = ${id}`, /UPDATE is refused/],
    [
      'an upsert',
      () =>
        `insert into ${table} ("id", ${owner}, "at", "priceMinor") select "id", ${owner}, "at", 1 from ${table} where ${owner} = ${id}
         on conflict ("id") do update set "priceMinor" = excluded."priceMinor"`,
      /append-only/,
    ],
    ['changing the owner’s id', () => `update ${parent} set "id" = -${id} where "id" = ${id}`, /UPDATE is refused/],
    ['deleting a row', () => `delete from ${table} where ${owner} = ${id} and "priceMinor" = 800`, /DELETE is refused while its/],
    ['deleting all rows', () => `delete from ${table}`, /DELETE is refused while its/],
    [
      'deleting rows in a CTE',
      () => `with gone as (delete from ${table} where ${owner} = ${id} returning 1) select count(*) from gone`,
      /DELETE is refused while its/,
    ],
    ['truncating the table', () => `truncate ${table}`, /append-only: TRUNCATE is refused/],
    ['truncating the owner’s table with CASCADE', () => `truncate ${parent} cascade`, /append-only: TRUNCATE is refused/],
    [
      'a backdated price',
      () => `insert into ${table} (${owner}, "at", "priceMinor") values (${id}, '2026-01-15', 1)`,
      new RegExp(`a price of (product|offer) \\d+ at 2026-01-15.* is before its newest one at 2026-02-01`),
    ],
    [
      'a price with a lower id at the same instant',
      () => `insert into ${table} ("id", ${owner}, "at", "priceMinor") values (-${id}, ${id}, '2026-02-01', 1)`,
      /is before its newest one/,
    ],
    [
      'a batch with a backdated price',
      () => `insert into ${table} (${owner}, "at", "priceMinor") values (${id}, '2026-03-01', 1), (${id}, '2025-12-31', 2)`,
      /is before its newest one/,
    ],
    [
      'deleting while a temporary table shadows the owner’s table',
      () => `create temp table ${parent} ("id" int) on commit drop; delete from ${table} where ${owner} = ${id}`,
      /DELETE is refused while its/,
    ],
    [
      'a backdated price while a temporary table shadows the ledger',
      () =>
        `create temp table ${table} ("id" int, ${owner} int, "at" timestamptz) on commit drop;
         insert into public.${table} (${owner}, "at", "priceMinor") values (${id}, '2026-01-15', 1)`,
      /is before its newest one/,
    ],
    ['a negative price', () => `insert into ${table} (${owner}, "at", "priceMinor") values (${id}, '2026-03-01', -1)`, /price_check/],
  ])('[F12] rejects %s and stays unchanged', async (_name, sql, message) => {
    await expect(db.pool.query(sql())).rejects.toThrow(message);
    expect(await rows()).toEqual(history);
  });

  test('[F12] accepts later prices, another one at the same instant, and several in order', async () => {
    await append(`(${id}, '2026-02-01', 700)`);
    await append(`(${id}, '2026-03-01', 600), (${id}, '2026-04-01', 500)`);
    expect((await rows()).map(([, price]) => price)).toEqual([1000, 800, 700, 600, 500]);
  });

  test('[F12] rejects replacing a price at its own instant after a minute, and ignores a given writtenAt', async () => {
    await db.pool.query(`alter table ${table} disable trigger user`);
    try {
      await db.pool.query(`update ${table} set "writtenAt" = clock_timestamp() - interval '61 seconds' where ${owner} = $1`, [id]);
    } finally {
      await db.pool.query(`alter table ${table} enable trigger user`);
    }
    await expect(append(`(${id}, '2026-02-01', 9900)`)).rejects.toThrow(/has held since, and is not replaced/);
    expect(await rows()).toEqual(history);
    await db.pool.query(`insert into ${table} (${owner}, "at", "priceMinor", "writtenAt") values (${id}, '2026-03-01', 700, '2001-01-01')`);
    const { rows: written } = await db.pool.query<{ isNow: boolean }>(
      `select "writtenAt" > clock_timestamp() - interval '1 minute' as "isNow" from ${table} where ${owner} = ${id} and "priceMinor" = 700`,
    );
    expect(written).toEqual([{ isNow: true }]);
  });

  test('is deleted with its owner, without affecting others', async () => {
    const other = await make(`other-${made}`);
    await append(`(${other}, '2026-01-01', 1)`);
    await db.pool.query(`delete from ${parent} where "id" = $1`, [id]);
    expect(await rows()).toEqual([]);
    id = other;
    expect(await rows()).toEqual([['2026-01-01', 1]]);
  });

  describe.skipIf(!isConcurrent)('with two concurrent writers', () => {
    test.each([
      ['rejects the earlier price if the later one was written first', '2026-06-01', '2026-05-01', ['2026-06-01']],
      ['accepts both prices in their order', '2026-05-01', '2026-06-01', ['2026-05-01', '2026-06-01']],
    ])('[F12] %s', async (_title, first, second, accepted) => {
      const writer = await db.pool.connect();
      await writer.query('begin');
      await writer.query(`insert into ${table} (${owner}, "at", "priceMinor") values (${id}, '${first}', 1)`);
      let isWaiting = true;
      const other = append(`(${id}, '${second}', 1)`)
        .then(
          () => 'accepted',
          (error: unknown) => String(error),
        )
        .finally(() => (isWaiting = false));
      const waiters = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
      await expect.poll(async () => (await db.pool.query<{ n: number }>(waiters)).rows[0]?.n).toBe(1);
      expect(isWaiting).toBe(true);
      await writer.query('commit');
      writer.release();
      expect(await other).toMatch(accepted.includes(second) ? /^accepted$/ : /before its newest one/);
      expect((await rows()).slice(2).map(([at]) => at)).toEqual(accepted);
    });
  });
});

test('[F12] a rolled-back deletion of a product keeps its ledger', async () => {
  const id = await ledgers[0]?.make('kept');
  await db.pool.query(`insert into "PriceChange" ("productId", "at", "priceMinor") values ($1, '2026-01-01', 1)`, [id]);
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query('delete from "Product" where "id" = $1', [id]);
  await client.query('rollback');
  client.release();
  expect(await db.prisma.priceChange.count({ where: { productId: id } })).toBe(1);
});
