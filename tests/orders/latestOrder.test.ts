import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { details, placed, shopper } from './checkoutDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

async function latest(visitor: Visitor): Promise<number | null> {
  const { viewer } = await visitor.query<{ viewer: { latestOrder: { number: number } | null } }>('{ viewer { latestOrder { number } } }');
  return viewer.latestOrder?.number ?? null;
}

describe('[F44] viewer.latestOrder', () => {
  it('returns the order to its buyer for a day, and to nobody else', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(await latest(visitor)).toBeNull();
    const { number } = await placed(visitor, details());
    expect(await latest(visitor)).toBe(number);
    expect(await latest(newVisitor(db))).toBeNull();
    visitor.at(new Date(testNow.getTime() + 24 * 60 * 60_000 + 1));
    expect(await latest(visitor)).toBeNull();
  });

  it('is null for a cancelled order', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const { number } = await placed(visitor, details());
    await db.prisma.order.update({ where: { number }, data: { status: 'CANCELLED' } });
    expect(await latest(visitor)).toBeNull();
  });

  it('makes the response private', async () => {
    expect((await newVisitor(db).gql('{ viewer { latestOrder { number } } }')).isPrivate).toBe(true);
  });
});
