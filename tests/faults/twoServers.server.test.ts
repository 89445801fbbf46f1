import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeStocked } from '../support/products.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';
import { hasPostgres, testDatabase, type TestDatabase } from '../support/databases.ts';
import { httpShopper, type HttpShopper } from '../support/httpShopper.ts';

// Two processes of the shop on one database: no check may depend on the memory of one process.

// Needs PostgreSQL, because the embedded database belongs to one process.
describe.skipIf(!(await hasPostgres()))('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let db: Db;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await testDatabase('postgres');
    db = await database.open();
    servers.push(await startServer(database.env), await startServer(database.env));
  });

  afterAll(async () => {
    await expectInvariants(db);
    for (const server of servers) await server.stop();
    await db.close();
    await database.remove();
  });

  const shopperAt = (index: number): HttpShopper => httpShopper(servers[index % servers.length]?.url ?? '');

  /** Runs as many requests at a time as keep the machine busy without exhausting its connections. */
  async function inWaves<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let start = 0; start < count; start += 50) {
      results.push(...(await Promise.all(Array.from({ length: Math.min(50, count - start) }, (_, index) => work(start + index)))));
    }
    return results;
  }

  /** Creates shoppers with filled carts, half of them on each server. */
  async function withCarts(count: number, wishes: (index: number) => [number, number][]) {
    return inWaves(count, async (index) => {
      const shopper = shopperAt(index);
      let cartVersion = 0;
      for (const [productId, quantity] of wishes(index)) cartVersion = await shopper.add(productId, quantity);
      return { shopper, cartVersion, key: `two-servers-${index}-${wishes(index).join('-')}` };
    });
  }

  test('[F44] 200 shoppers ordering the last 10 concurrently: 10 orders, stock 0', async () => {
    const { id } = await makeStocked(db, 10);
    const ready = await withCarts(200, () => [[id, 1]]);
    const answers = await Promise.all(ready.map(({ shopper, key, cartVersion }) => shopper.order(key, { cartVersion })));
    expect(answers.filter(({ number }) => number !== null)).toHaveLength(10);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['OUT_OF_STOCK']));
    expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(0);
  });

  test('[F44] carts with two products in either order: no deadlock surfaces, and stock is correct', async () => {
    const [one, other] = [await makeStocked(db, 30), await makeStocked(db, 30)];
    const ready = await withCarts(60, (index) =>
      index % 2 === 0
        ? [
            [one.id, 1],
            [other.id, 1],
          ]
        : [
            [other.id, 1],
            [one.id, 1],
          ],
    );
    const answers = await Promise.all(ready.map(({ shopper, key, cartVersion }) => shopper.order(key, { cartVersion })));
    expect(answers.filter(({ number }) => number !== null)).toHaveLength(30);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['OUT_OF_STOCK']));
    const rows = await db.prisma.product.findMany({ where: { id: { in: [one.id, other.id] } } });
    expect(rows.map(({ stock }) => stock)).toEqual([0, 0]);
  });

  test('[F44] the same checkout sent to both servers concurrently creates one order', async () => {
    const { id } = await makeStocked(db, 100);
    const [first] = await withCarts(1, () => [[id, 2]]);
    if (!first) throw new Error('No cart was filled');
    const { shopper, key, cartVersion } = first;
    const urls = Array.from({ length: 10 }, (_, index) => servers[index % 2]?.url ?? '');
    const answers = await Promise.all(
      urls.map((url) => {
        shopper.moveTo(url);
        return shopper.order(key, { cartVersion });
      }),
    );
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(98);
  });

  test('[F19] 20 concurrent adds of different products, at both servers and through both APIs: 20 lines', async () => {
    const first = await makeStocked(db, 5);
    const products = await Promise.all(Array.from({ length: 20 }, () => makeStocked(db, 5)));
    const shopper = shopperAt(0);
    await shopper.add(first.id, 1);
    await Promise.all(
      products.map(({ id }, index) => {
        shopper.moveTo(servers[index % 2]?.url ?? '');
        return index % 3 === 0 ? shopper.addLegacy(id, 1) : shopper.add(id, 1);
      }),
    );
    const lines = await db.prisma.cartLine.findMany({ where: { productId: { in: products.map(({ id }) => id) } } });
    expect(lines).toHaveLength(20);
    expect(new Set(lines.map(({ cartId }) => cartId)).size).toBe(1);
  });

  test('[F44] a single-use coupon in 50 concurrent orders at both servers is used by one', async () => {
    const { id } = await makeStocked(db, 500);
    const coupon = { code: 'ONLYONE', kind: 'PERCENT', percentBasisPoints: 1_000, usageLimit: 1 } as const;
    await db.prisma.coupon.create({ data: coupon });
    const ready = await withCarts(50, () => [[id, 3]]);
    const versions = await inWaves(50, (index) => ready[index]?.shopper.applyCoupon('ONLYONE') ?? Promise.resolve(0));
    const answers = await Promise.all(
      ready.map(({ shopper }, index) => shopper.order(`one-use-${index}`, { cartVersion: versions[index] })),
    );
    expect(answers.filter(({ number }) => number !== null)).toHaveLength(1);
    expect(await db.prisma.orderCoupon.count({ where: { code: 'ONLYONE' } })).toBe(1);
    expect((await db.prisma.coupon.findUniqueOrThrow({ where: { code: 'ONLYONE' } })).usedCount).toBe(1);
  });
});
