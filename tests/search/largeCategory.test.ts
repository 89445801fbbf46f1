import { beforeEach, describe, expect, it } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { refreshWaiting } from '../../server/catalogue/products/waiting.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { catalogueManager, type Outcome } from '../products/adminDriver.ts';

// A category with more products than are refreshed in the same transaction: the others follow in batches, and end up correct whatever
// happens in between.

const total = 1_200;
const [home, tools, garden] = [1, 2, 3];
let db: Db;
let staff: Visitor;

beforeEach(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
  await db.pool.query(`
    insert into "Category" ("id", "slug", "name", "position", "parentId", "ancestorIds")
      values (1, 'home', 'Home', 0, null, '{}'), (2, 'tools', 'Tools', 0, 1, '{1}'), (3, 'garden', 'Garden', 1, null, '{}');
    insert into "Product" ("id", "slug", "name", "status", "regularPriceMinor")
      select n, 'p' || n, 'Product ' || n, 'PUBLISHED', 1000 from generate_series(1, ${total}) n;
    insert into "ProductCategory" ("productId", "categoryId") select n, 2 from generate_series(1, ${total}) n;
    select setval(pg_get_serial_sequence('"Product"', 'id'), 10000), setval(pg_get_serial_sequence('"Category"', 'id'), 10)`);
  await refreshProducts(db.pool, 'all', testNow);
});

async function act(mutation: string, input: object): Promise<Outcome> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) { __typename
    ... on UserError { code message path } } }`;
  return (await staff.query<{ result: Outcome }>(document, { input })).result;
}
const move = (parentId: number | null) => act('moveCategory', { id: tools, parentId, position: 0 });
const waitingCount = async () => (await staff.query<{ waitingProducts: number }>('{ waitingProducts }')).waitingProducts;
const catalog = () => sharedRevision(db);
const work = async (signal?: AbortSignal) => refreshWaiting({ db, catalog: await catalog() }, { now: testNow, ...(signal && { signal }) });

async function inShop(category: string): Promise<number> {
  const document = 'query ($category: String!) { products(first: 1, filter: { category: $category }) { totalCount } }';
  return (await newVisitor(db).query<{ products: { totalCount: number } }>(document, { category })).products.totalCount;
}

/** Expects the derived data to equal a complete refresh. */
async function expectDerived(): Promise<void> {
  const read = () => db.pool.query('select "id", "categoryIds", "searchText", "search"::text from "Product" order by "id"');
  const { rows } = await read();
  await refreshProducts(db.pool, 'all', testNow);
  expect((await read()).rows).toEqual(rows);
}

describe('a category of many products', () => {
  it('is moved immediately, and its products follow in a job', async () => {
    expect(await move(garden)).toMatchObject({ __typename: 'MoveCategoryPayload' });
    expect(await waitingCount()).toBe(total);
    expect([await inShop('home'), await inShop('garden'), await inShop('tools')]).toEqual([total, 0, total]);
    expect(await db.prisma.outbox.count({ where: { name: 'waiting-products' } })).toBe(1);
    await work();
    expect(await waitingCount()).toBe(0);
    expect([await inShop('home'), await inShop('garden'), await inShop('tools')]).toEqual([0, total, total]);
    await expectDerived();
  }, 60_000);

  it('is searchable by its new name, and its products move when it is deleted', async () => {
    await act('updateCategory', { id: tools, name: 'Spades' });
    await work();
    expect(await db.prisma.product.count({ where: { searchText: { contains: 'spades' } } })).toBe(total);
    await act('deleteCategory', { id: tools, productsToId: garden });
    expect(await waitingCount()).toBe(total);
    const entry = await db.prisma.auditEntry.findFirstOrThrow({ where: { action: 'category.delete' } });
    expect(entry.details).toEqual({ name: 'Spades', productsTo: garden, products: total });
    await work();
    expect([await inShop('home'), await inShop('garden')]).toEqual([0, total]);
    await expectDerived();
  }, 60_000);

  it('loses no refresh when the job is aborted or fails', async () => {
    await move(garden);
    await expect(work(AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await waitingCount()).toBe(total - 500);
    expect([await inShop('home'), await inShop('garden')]).toEqual([total - 500, 500]);
    await db.pool.query(`
      create function refuse_products() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger "refuse_products" before update on "Product" for each row when (new."id" > 900) execute function refuse_products()`);
    try {
      await expect(work()).rejects.toThrow('broken off');
    } finally {
      await db.pool.query('drop trigger "refuse_products" on "Product"; drop function refuse_products()');
    }
    expect(await waitingCount()).toBe(total - 500);
    await work();
    expect([await inShop('home'), await inShop('garden')]).toEqual([0, total]);
    await expectDerived();
  }, 60_000);

  it('is correct after concurrent moves, refreshes and a deleted product', async () => {
    await move(garden);
    await Promise.all([work(), move(null), work(), db.prisma.product.delete({ where: { id: total }, select: { id: true } })]);
    await move(home);
    await Promise.all([work(), work()]);
    await work();
    expect(await waitingCount()).toBe(0);
    expect([await inShop('home'), await inShop('garden'), await inShop('tools')]).toEqual([total - 1, 0, total - 1]);
    await expectDerived();
  }, 60_000);
});
