import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { day, hour, later, makeMerchant, makeOffer, minute } from './offerShop.ts';

// Lists of offers: filters, sort orders, and pagination in both directions.

let db: Db;
const ids: Record<string, number> = {};
let productId = 0;

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.category.createMany({
    data: [
      { id: 1, slug: 'home', name: 'Home' },
      { id: 2, slug: 'kitchen', name: 'Kitchen', parentId: 1, ancestorIds: [1] },
      { id: 3, slug: 'garden', name: 'Garden' },
    ],
  });
  await (await sharedRevision(db)).reload();
  productId = (await makeProduct(db, { name: 'Pan', categories: { create: [{ categoryId: 2 }] } })).id;
  const [north, south] = [await makeMerchant(db, { slug: 'north' }), await makeMerchant(db, { slug: 'south' })];
  const make = async (name: string, facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>, merchantId = north, now?: Date) => {
    ids[name] = await makeOffer(db, { title: name, slug: name, merchantId, ...facts }, now);
  };
  await make('old', { categoryId: 3, endsAt: later(3 * day) }, north, later(-9 * day));
  await make('pan', { productId, priceMinor: 900, endsAt: later(hour) }, north, later(-5 * day));
  await make('code', { categoryId: 3, code: 'SAVE5', endsAt: later(2 * day) }, south, later(-4 * day));
  await make('forever', { categoryId: 1 }, south, later(-3 * day));
  await make('over', { categoryId: 1, endsAt: later(-1) }, south, later(-3 * day));
  await make('draft', { categoryId: 1, status: 'DRAFT' }, south);
  await make('coming', { categoryId: 1, startsAt: later(1) }, south);
  await make('young', { categoryId: 2, code: 'NEW1' }, south, later(-9 * minute));
  const score = (name: string, value: number) =>
    db.prisma.offer.update({ where: { id: ids[name] }, data: { score: value, voteCount: Math.abs(value) } });
  for (const [name, value] of Object.entries({ old: 7, pan: -3, code: 7, forever: 2, over: 99, draft: 99, coming: 99, young: 50 }))
    await score(name, value);
  for (const [name, commentCount] of Object.entries({ old: 3, pan: 8, over: 9 }))
    await db.prisma.offer.update({ where: { id: ids[name] }, data: { commentCount } });
});

interface Connection {
  totalCount: number;
  edges: { cursor: string; node: { title: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

async function list(args: string, variables: Record<string, unknown> = {}, now?: Date): Promise<Connection> {
  const { offers } = await newVisitor(db, { now }).query<{ offers: Connection }>(
    `query ($filter: OfferFilter, $cursor: String) {
      offers(${args}, filter: $filter) { totalCount edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
    }`.replace(
      '$filter: OfferFilter, $cursor: String',
      args.includes('$cursor') ? '$filter: OfferFilter, $cursor: String' : '$filter: OfferFilter',
    ),
    variables,
  );
  return offers;
}
const titles = ({ edges }: Connection) => edges.map(({ node }) => node.title);

const orders = {
  NEWEST: ['young', 'forever', 'code', 'pan', 'old'],
  // For equal scores, the later id comes first. Young offers count as 0.
  HOTTEST: ['code', 'old', 'forever', 'young', 'pan'],
  DISCUSSED: ['pan', 'old', 'young', 'forever', 'code'],
  ENDING_SOON: ['pan', 'code', 'old'],
} as const;

describe.each(Object.entries(orders))('%s', (sort, expected) => {
  test('lists the live offers in order and counts them', async () => {
    const page = await list(`first: 100, sort: ${sort}`);
    expect(titles(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
  });

  test('is paginated forwards and backwards', async () => {
    const forwards: string[] = [];
    for (let cursor: string | null = null, isMore = true; isMore;) {
      const page = await list(cursor === null ? `first: 2, sort: ${sort}` : `first: 2, after: $cursor, sort: ${sort}`, { cursor });
      forwards.push(...titles(page));
      ({ endCursor: cursor, hasNextPage: isMore } = page.pageInfo);
    }
    expect(forwards).toEqual(expected);
    const backwards: string[] = [];
    for (let cursor: string | null = null, isMore = true; isMore;) {
      const page = await list(cursor === null ? `last: 2, sort: ${sort}` : `last: 2, before: $cursor, sort: ${sort}`, { cursor });
      backwards.unshift(...titles(page));
      ({ startCursor: cursor, hasPreviousPage: isMore } = page.pageInfo);
    }
    expect(backwards).toEqual(expected);
  });
});

test.each([
  [{ merchant: 'south' }, ['young', 'forever', 'code']],
  [{ category: 'home' }, ['young', 'forever', 'pan']],
  [{ category: 'kitchen' }, ['young', 'pan']],
  [{ kind: 'COUPON' }, ['young', 'code']],
  [{ kind: 'DEAL' }, ['forever', 'pan', 'old']],
  [{ kind: 'ANY', merchant: 'north', category: 'garden' }, ['old']],
  [{ merchant: 'nobody' }, []],
  [{ category: 'nowhere' }, []],
])('filters by %j', async (filter, expected) => {
  const page = await list('first: 100', { filter });
  expect(titles(page)).toEqual(expected);
  expect(page.totalCount).toBe(expected.length);
  expect(titles(await list('first: 100, sort: HOTTEST', { filter })).toSorted()).toEqual(expected.toSorted());
});

test('filters by product', async () => {
  expect(titles(await list('first: 5', { filter: { product: globalId('Product', productId) } }))).toEqual(['pan']);
  const { errors } = await newVisitor(db).gql('{ offers(first: 1, filter: { product: "x" }) { totalCount } }');
  expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
});

test('an offer is listed from its start until just before its end', async () => {
  const at = async (ms: number) => titles(await list('first: 100', {}, later(ms)));
  expect(await at(0)).not.toContain('coming');
  expect(await at(1)).toContain('coming');
  expect(await at(hour - 1)).toContain('pan');
  expect(await at(hour)).not.toContain('pan');
  const ending = await list('first: 100, sort: ENDING_SOON', {}, later(hour));
  expect(titles(ending)).toEqual(['code', 'old']);
  expect(ending.totalCount).toBe(2);
});

test('after ten minutes, an offer is ranked by its score', async () => {
  expect(titles(await list('first: 1, sort: HOTTEST', {}, later(minute - 1)))).toEqual(['code']);
  expect(titles(await list('first: 1, sort: HOTTEST', {}, later(minute)))).toEqual(['young']);
});

test('invalid sizes and cursors are rejected', async () => {
  const newest = await list('first: 1');
  const cursor = newest.pageInfo.endCursor ?? '';
  for (const args of [
    'first: 101',
    'first: -1',
    'first: 1, last: 1',
    `first: 1, sort: HOTTEST, after: "${cursor}"`,
    'first: 1, after: "x"',
  ]) {
    const { errors } = await newVisitor(db).gql(`{ offers(${args}) { totalCount } }`);
    expect(errors[0]?.extensions.code, args).toBe('INVALID_INPUT');
  }
});
