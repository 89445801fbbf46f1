import { beforeEach, describe, expect, it } from 'vitest';
import { isUniqueViolation, withRetry } from '../../server/platform/database/retry.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';

describe('[F30] database conflicts', () => {
  let db: Db;
  beforeEach(async () => {
    db = await freshDb();
  });

  it('are retried three times, then reported as TRY_AGAIN', async () => {
    const conflict = Object.assign(new Error('deadlock'), { code: 'P2034' });
    let runs = 0;
    const failing = (failures: number) => () => ((runs += 1) <= failures ? Promise.reject(conflict) : Promise.resolve(runs));
    expect(await withRetry(failing(3))).toBe(4);
    runs = 0;
    await expect(withRetry(failing(4))).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await expect(withRetry(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
  });

  it.each([
    ['with Prisma queries', false],
    ['with raw SQL', true],
  ])('between two transactions %s are resolved, and both writes succeed', async (_title, bySql) => {
    // The embedded database runs transactions sequentially, so that they can't conflict.
    if (db.kind === 'embedded') return;
    const one = (await makeProduct(db)).id;
    const two = (await makeProduct(db)).id;
    let waiting = 2;
    let open: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (open = resolve));
    let runs = 0;
    const write = (first: number, second: number) =>
      withRetry(() =>
        db.prisma.$transaction(async (tx) => {
          runs += 1;
          const touch = (id: number) =>
            bySql
              ? tx.$executeRaw`UPDATE "Product" SET "totalSales" = "totalSales" + 1 WHERE "id" = ${id}::int`
              : tx.product.updateMany({ where: { id }, data: { totalSales: { increment: 1 } } });
          await touch(first);
          waiting -= 1;
          if (waiting <= 0) open();
          await bothHoldOne;
          await touch(second);
        }),
      );
    await Promise.all([write(one, two), write(two, one)]);
    expect(runs).toBe(3);
    expect((await db.prisma.product.findMany({ select: { totalSales: true } })).map(({ totalSales }) => totalSales)).toEqual([2, 2]);
  });

  it('with a unique index are recognized by its name', async () => {
    const { slug } = await makeProduct(db);
    const error: unknown = await db.prisma.product.create({ data: { slug, name: 'Again' } }).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'Product_slug_key')).toBe(true);
    expect(isUniqueViolation(error, 'Product_sku_key')).toBe(false);
  });
});
