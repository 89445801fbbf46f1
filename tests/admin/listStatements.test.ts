import { globalId } from '../../shared/globalId.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { Shop } from '../../server/platform/operation/shop.ts';
import { administratorsShop, timed } from '../bench/inProcess.ts';
import { fillLists } from '../bench/listsFill.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { screenDocument } from '../support/screenDocuments.ts';

// Cost of each admin list, queried as its screen does together with the jobs in progress: the number of SQL statements is limited, however
// many rows a page has.

let db: Db;
let shop: Shop;

beforeAll(async () => {
  db = await freshDb();
  await fillLists(db, { products: 400, orders: 400, customers: 400, reviews: 400, offers: 400, coupons: 400, audit: 400, votes: 400 });
  await db.pool.query(
    `insert into "Subscriber" ("email", "emailShown", "status", "key", "createdAt", "pendingSince")
     select 's' || n || '@example.com', 's' || n || '@example.com', 'PENDING', 'key ' || n, now(), now() from generate_series(1, 100) n`,
  );
  shop = await administratorsShop(db);
});

async function cost(screen: string, variables: object): Promise<number> {
  const ask = () => timed(shop, screenDocument(`${screen}ScreenQuery`), { ...variables });
  // The first query fills the catalogue caches.
  await ask();
  return (await countStatements(db, ask)).count;
}

const lists: [string, number, object][] = [
  ['Products', 4, {}],
  ['Orders', 3, {}],
  ['Customers', 2, {}],
  ['Coupons', 3, {}],
  ['Reviews', 5, {}],
  ['Offers', 6, {}],
  ['OfferVotes', 7, { id: globalId('Offer', 1) }],
  ['Merchants', 3, {}],
  ['Audit', 4, {}],
  ['Subscribers', 4, {}],
];

describe('an admin list', () => {
  it.each(lists)('%s takes at most %i statements, no more for 50 rows than for 5, from either end', async (screen, count, more) => {
    const few = await cost(screen, { ...more, first: 5 });
    expect(few).toBeLessThanOrEqual(count);
    for (const page of [{ first: 50 }, { last: 50 }]) expect(await cost(screen, { ...more, ...page })).toBeLessThanOrEqual(few);
  });

  it.each([
    ['CompareGroups', 1],
    ['CatalogueImports', 4],
    ['Categories', 1],
  ])('%s takes at most %i statements', async (screen, count) => {
    expect(await cost(screen, {})).toBeLessThanOrEqual(count);
  });

  it.each([
    ['Reviews', { search: 'broke' }, 7],
    ['Orders', { search: 'ada' }, 5],
    ['Offers', { search: 'gizmo' }, 6],
  ])('%s takes a limited number of statements with a search, whatever is found', async (screen, filter, count) => {
    expect(await cost(screen, { filter, first: 50 })).toBeLessThanOrEqual(count);
    expect(await cost(screen, { filter: { search: 'xylophone' }, first: 50 })).toBeLessThanOrEqual(count);
  });
});

describe('the dashboard', () => {
  it('takes no more statements for ten years than for a day', async () => {
    const day = await cost('Dashboard', { period: { from: '2026-03-01', to: '2026-03-01' } });
    expect(day).toBeLessThanOrEqual(33);
    expect(await cost('Dashboard', { period: { from: '2020-01-01', to: '2029-12-31' } })).toBeLessThanOrEqual(day);
  });
});
