import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { encodeCursor } from '../../server/platform/graphql/keyset.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { listDocument, listOf, namesOf, openShopFloor, place } from '../inventory/shopFloor.ts';

// Sort orders and pages of lists: stable in both directions, whatever is written meanwhile.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await openShopFloor(db);
});

const sorts = ['DEFAULT', 'RELEVANCE', 'POPULARITY', 'RATING', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];

test.each<[string, string[]]>([
  ['POPULARITY', ['Steel Kettle', 'Garden Hose', 'Oak Chopping Board']],
  ['RATING', ['Steel Kettle', 'Napkin Five', 'Napkin Four']],
  [
    'PRICE_ASC',
    ['Napkin One', 'Napkin Two', 'Napkin Three', 'Napkin Four', 'Napkin Five', 'Kettle Stand', 'Café Crème Cup', 'Watering Can'],
  ],
  ['PRICE_DESC', ['Steel Kettle', 'Garden Hose', 'Oak Chopping Board', 'Watering Can']],
  ['NEWEST', ['Napkin Five', 'Napkin Four']],
  ['DEFAULT', ['Steel Kettle', 'Oak Chopping Board']],
])('[F3] sorts by %s', async (sort, names) => {
  expect(namesOf(await listOf(db, { first: names.length, sort }))).toEqual(names);
});

async function namesByPages(variables: Record<string, unknown>, isBackward: boolean): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  for (let turns = 0; turns < 20; turns += 1) {
    const size: Record<string, unknown> = isBackward ? { last: 3, before: cursor } : { first: 3, after: cursor };
    const page = await listOf(db, { ...variables, ...size });
    const { pageInfo } = page.products;
    if (isBackward) names.unshift(...namesOf(page));
    else names.push(...namesOf(page));
    expect(isBackward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== null);
    cursor = isBackward ? pageInfo.startCursor : pageInfo.endCursor;
    if (!(isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return names;
  }
  throw new Error('The list does not end');
}

test.each(sorts)('[F4] %s: pages in both directions add up to the whole list', async (sort) => {
  for (const filter of [null, { category: 'home' }, { search: 'kettle' }]) {
    const whole = namesOf(await listOf(db, { first: 50, sort, filter }));
    expect(await namesByPages({ sort, filter }, false)).toEqual(whole);
    expect(await namesByPages({ sort, filter }, true)).toEqual(whole);
  }
});

test('[F4] numbered pages skip items, and are empty after the end', async () => {
  const whole = namesOf(await listOf(db, { first: 50 }));
  const second = await listOf(db, { first: 4, skip: 4 });
  expect(namesOf(second)).toEqual(whole.slice(4, 8));
  expect(second.products.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
  expect((await listOf(db, { first: 4, skip: 10_000 })).products).toEqual({
    totalCount: whole.length,
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    edges: [],
  });
});

test('[F4] concurrent inserts neither repeat nor hide items on later pages', async () => {
  for (const sort of ['PRICE_ASC', 'NEWEST', 'POPULARITY']) {
    const whole = namesOf(await listOf(db, { first: 50, sort }));
    const first = await listOf(db, { first: 4, sort });
    await place(db, [{ name: `Late ${sort}`, regularPriceMinor: 1, totalSales: 999, createdAt: new Date('2030-01-01') }]);
    const rest = await listOf(db, { first: 50, sort, after: first.products.pageInfo.endCursor });
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(whole);
    await db.prisma.product
      .delete({ where: { slug: `late-${sort.toLowerCase()}` } })
      .catch(() => db.prisma.product.deleteMany({ where: { name: `Late ${sort}` } }));
    await place(db, []);
  }
});

test('[F4] a cursor stays valid when its row is deleted', async () => {
  await place(db, [{ name: 'Short-lived', regularPriceMinor: 101 }]);
  const page = await listOf(db, { first: 6, sort: 'PRICE_ASC' });
  expect(namesOf(page).at(-1)).toBe('Short-lived');
  await db.prisma.product.deleteMany({ where: { name: 'Short-lived' } });
  await place(db, []);
  expect(namesOf(await listOf(db, { first: 1, sort: 'PRICE_ASC', after: page.products.pageInfo.endCursor }))).toEqual(['Kettle Stand']);
});

const cursor = (value: string | number, order = 'PRICE_ASC') => encodeCursor({ order, value, id: 1 });

test.each<[string, Record<string, unknown>]>([
  ['a missing page size', {}],
  ['first and last', { first: 1, last: 1 }],
  ['first -1', { first: -1 }],
  ['first 101', { first: 101 }],
  ['first 10,000', { first: 10_000 }],
  ['last -1', { last: -1 }],
  ['last 101', { last: 101 }],
  ['before with first', { first: 1, before: cursor(1) }],
  ['after with last', { last: 1, after: cursor(1) }],
  ['skip -1', { first: 1, skip: -1 }],
  ['skip 10,001', { first: 1, skip: 10_001 }],
  ['skip 10^9', { first: 1, skip: 1_000_000_000 }],
  ['skip with last', { last: 1, skip: 1 }],
  ['skip with a cursor', { first: 1, skip: 1, after: cursor(1) }],
  ['an invalid cursor', { first: 1, after: 'garbage' }],
  ['an empty cursor', { first: 1, after: '' }],
  ['a long cursor', { first: 1, after: 'A'.repeat(10_000) }],
  ['another sort’s cursor', { first: 1, after: cursor(1, 'NEWEST') }],
  ['a foreign cursor', { first: 1, after: Buffer.from('arrayconnection:5').toString('base64') }],
  ['a cursor with an object', { first: 1, after: Buffer.from('["PRICE_ASC",{"a":1},1]').toString('base64url') }],
  ['a cursor with SQL', { first: 1, after: cursor(`1' or '1'='1`) }],
  ['a cursor with a date instead of a number', { first: 1, after: cursor('2026-01-01T00:00:00.000Z') }],
  ['a cursor with a number out of range', { first: 1, after: cursor(Number.MAX_SAFE_INTEGER) }],
  ['a cursor with a number instead of a date', { first: 1, sort: 'NEWEST', after: cursor(5, 'NEWEST') }],
  ['a cursor with a date out of range', { first: 1, sort: 'NEWEST', after: cursor('+275760-09-13T00:00:00.000Z', 'NEWEST') }],
  ['a negative minimum price', { first: 1, filter: { minPrice: -1 } }],
  ['a negative maximum price', { first: 1, filter: { maxPrice: -1 } }],
  ['a minimum price above the maximum', { first: 1, filter: { minPrice: 2, maxPrice: 1 } }],
  ['101 brands', { first: 1, filter: { brands: Array.from({ length: 101 }, () => 'aldera') } }],
  ['101 terms', { first: 1, filter: { attributes: [{ attribute: 'colour', terms: Array.from({ length: 101 }, () => 'red') }] } }],
])('[F4] %s is rejected with a message', async (_name, variables) => {
  const { data, errors } = await newVisitor(db).gql(listDocument, { sort: 'PRICE_ASC', ...variables });
  expect(data?.products ?? null).toBeNull();
  expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  expect(errors[0]?.message.length).toBeGreaterThan(10);
});

test('[F3] sorting by relevance without a search is the default order', async () => {
  expect(namesOf(await listOf(db, { first: 50, sort: 'RELEVANCE' }))).toEqual(namesOf(await listOf(db, { first: 50 })));
});
