import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { hasPostgres, testDatabase, type TestDatabase } from '../support/databases.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import type { Visitor } from '../support/shopDriver.ts';

// A client that polls orders from its last cursor misses none, however long the writing transactions took.

interface Seen {
  number: number;
  status: string;
  updatedAt: string;
}

/** A client that continues from its last cursor. */
class Poller {
  readonly seen: Seen[] = [];
  #after: string | null = null;
  readonly #staff: Visitor;
  readonly #sort: string;

  constructor(staff: Visitor, sort: string) {
    this.#staff = staff;
    this.#sort = sort;
  }

  /** @returns the numbers of the orders new to the client */
  async poll(first = 50): Promise<number[]> {
    const { orders } = await this.#staff.query<{ orders: { edges: { node: Seen }[]; pageInfo: { endCursor: string | null } } }>(
      `query ($after: String) { orders(first: ${first}, after: $after, sort: ${this.#sort}) {
        edges { node { number status updatedAt } } pageInfo { endCursor } } }`,
      { after: this.#after },
    );
    const nodes = orders.edges.map(({ node }) => node);
    this.#after = orders.pageInfo.endCursor ?? this.#after;
    this.seen.push(...nodes);
    return nodes.map(({ number }) => number);
  }
}

const place = async (db: Db) => (await db.prisma.order.create({ data: plainOrder(), select: { id: true, number: true } })).number;
const hold = (db: Db, number: number) => db.prisma.order.update({ where: { number }, data: { status: 'PROCESSING' } });

describe('a client polling orders', () => {
  let db: Db;
  let staff: Visitor;
  beforeEach(async () => {
    db = await freshDb();
    staff = (await openStaff(db, 'STAFF', ['ORDERS'])).who;
  });

  test('gets each order once with OLDEST, and each change with CHANGED', async () => {
    const [oldest, changed] = [new Poller(staff, 'OLDEST'), new Poller(staff, 'CHANGED')];
    const [one, two] = [await place(db), await place(db)];
    expect([await oldest.poll(), await changed.poll()]).toEqual([
      [one, two],
      [one, two],
    ]);
    await hold(db, one);
    const three = await place(db);
    expect([await oldest.poll(), await changed.poll()]).toEqual([[three], [one, three]]);
    // A transaction without effect doesn't count as a change.
    await hold(db, one);
    expect(await changed.poll()).toEqual([]);
  });

  test('can page back from its cursor', async () => {
    const [one, two] = [await place(db), await place(db)];
    const { orders } = await staff.query<{ orders: { edges: { cursor: string }[] } }>(
      '{ orders(first: 2, sort: OLDEST) { edges { cursor } } }',
    );
    const back = await staff.query(
      `{ orders(last: 5, before: "${orders.edges[1]?.cursor}", sort: OLDEST) { edges { node { number } } pageInfo { hasNextPage } } }`,
    );
    expect(back).toEqual({ orders: { edges: [{ node: { number: one } }], pageInfo: { hasNextPage: true } } });
    expect(two).toBeGreaterThan(one);
  });

  test('can start with the changes since a given time', async () => {
    const [one, two] = [await place(db), await place(db)];
    await db.pool.query('select pg_sleep(0.01)');
    await hold(db, one);
    const changed = new Poller(staff, 'CHANGED');
    await changed.poll();
    const since = changed.seen.at(-1)?.updatedAt;
    const document = `query ($since: DateTime!) { orders(first: 9, sort: CHANGED, filter: { updatedSince: $since }) { edges { node { number } } } }`;
    expect(await staff.query(document, { since })).toEqual({ orders: { edges: [{ node: { number: one } }] } });
    expect(changed.seen.map(({ number }) => number)).toEqual([two, one]);
  });
});

describe.skipIf(!(await hasPostgres()))('a client polling orders during open transactions', () => {
  let database: TestDatabase;
  let db: Db;
  let staff: Visitor;
  beforeAll(async () => {
    database = await testDatabase('postgres');
    db = await database.open();
    staff = (await openStaff(db, 'STAFF', ['ORDERS'])).who;
  });
  afterAll(async () => {
    await db.close();
    await database.remove();
  });

  /** Places an order, and keeps its transaction open. */
  async function placeSlowly(work: 'insert' | 'position'): Promise<{ number: number; commit: () => Promise<void> }> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let done: Promise<unknown> = Promise.resolve();
    const number = await new Promise<number>((resolve, reject) => {
      done = db.prisma
        .$transaction(
          async (tx) => {
            const order = await tx.order.create({ data: plainOrder(), select: { number: true } });
            if (work === 'position') await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
            resolve(order.number);
            await released;
          },
          { timeout: 20_000 },
        )
        .catch(reject);
    });
    return { number, commit: async () => (release(), void (await done)) };
  }

  test('gets the order with the longest transaction last, and misses none', async () => {
    const poller = new Poller(staff, 'OLDEST');
    const slow = await placeSlowly('insert');
    const quick = await place(db);
    expect(quick).toBeGreaterThan(slow.number);
    expect(await poller.poll()).toEqual([quick]);
    await slow.commit();
    expect(await poller.poll()).toEqual([slow.number]);
  });

  test('gets a later change only after an earlier one is committed', async () => {
    const poller = new Poller(staff, 'CHANGED');
    await poller.poll();
    const slow = await placeSlowly('position');
    let isPlaced = false;
    const quick = place(db).finally(() => (isPlaced = true));
    await pause(300);
    expect([isPlaced, await poller.poll()]).toEqual([false, []]);
    await slow.commit();
    expect(await poller.poll(1)).toEqual([slow.number]);
    expect(await quick).toBeGreaterThan(slow.number);
    expect(await poller.poll()).toEqual([await quick]);
  });

  test('misses nothing while many orders are written and changed at once', async () => {
    const [oldest, changed] = [new Poller(staff, 'OLDEST'), new Poller(staff, 'CHANGED')];
    const write = async (index: number) => {
      const number = await db.prisma.$transaction(async (tx) => {
        const order = await tx.order.create({ data: plainOrder(), select: { number: true } });
        await pause((index * 7) % 40);
        return order.number;
      });
      if (index % 3 === 0) await hold(db, number);
    };
    const writers = Promise.all(
      [0, 1, 2].map(async (lane) => {
        for (let index = lane; index < 45; index += 3) await write(index);
      }),
    );
    const writing = { isOver: false };
    void writers.finally(() => (writing.isOver = true));
    while (!writing.isOver) await Promise.all([oldest.poll(3), changed.poll(3)]);
    await writers;
    while ((await oldest.poll()).length > 0);
    while ((await changed.poll()).length > 0);
    const rows = await db.prisma.order.findMany({ select: { number: true, status: true } });
    expect(oldest.seen.map(({ number }) => number).toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
    const latest = new Map(changed.seen.map(({ number, status }) => [number, status]));
    expect(latest).toEqual(new Map(rows.map(({ number, status }) => [number, status])));
  });
});
