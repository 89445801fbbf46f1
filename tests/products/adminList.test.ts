import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { staffFilterSql } from '../../server/catalogue/products/admin/list.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { Prisma } from '../../server/generated/prisma/client.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { catalogueManager } from './adminDriver.ts';

// The staff's product list, which may have a hundred thousand products.

let db: Db;
let staff: Visitor;
const total = 20_000;

beforeAll(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
  await db.pool.query(
    `insert into "Product" ("slug", "sku", "name", "status", "type", "regularPriceMinor", "managesStock", "stock", "createdAt", "updatedAt", "searchText", "priceMinor", "isAvailable")
     select 'p-' || n, 'SKU-' || n, 'Product ' || lpad((n * 7919 % ${total})::text, 6, '0'),
       (case when n % 10 = 0 then 'DRAFT' when n % 50 = 1 then 'ARCHIVED' else 'PUBLISHED' end)::"ProductStatus",
       (case when n % 4 = 0 then 'EXTERNAL' else 'SIMPLE' end)::"ProductType", n, true, n % 30, $1, $1::timestamptz + n * interval '1 second',
       'product sku-' || n, n, n % 30 > 0
     from generate_series(1, ${total}) n`,
    [testNow],
  );
  await db.pool.query('analyze "Product"');
});

const document = `query ($filter: AdminProductFilter, $sort: AdminProductSort, $first: Int, $after: String, $last: Int, $before: String) {
  adminProducts(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount isTotalExact pageInfo { hasNextPage endCursor startCursor } edges { node { databaseId name sku status price { amount } cover { basePath } } } } }`;

interface List {
  totalCount: number;
  isTotalExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
  edges: { node: { databaseId: number; name: string; sku: string; status: string } }[];
}
const list = async (variables: object) => (await staff.query<{ adminProducts: List }>(document, { first: 20, ...variables })).adminProducts;
const ids = ({ edges }: List) => edges.map(({ node }) => node.databaseId);

describe('the staff product list', () => {
  it.each(['NEWEST', 'OLDEST', 'CHANGED', 'NAME_ASC', 'NAME_DESC', 'PRICE_ASC', 'PRICE_DESC', 'STOCK_ASC', 'STOCK_DESC'])(
    'is paginated by %s without gaps, in both directions',
    async (sort) => {
      const whole = ids(await list({ sort, first: 60 }));
      const first = await list({ sort, first: 25 });
      const second = await list({ sort, first: 35, after: first.pageInfo.endCursor });
      expect([...ids(first), ...ids(second)]).toEqual(whole);
      const back = await list({ sort, first: undefined, last: 10, before: second.pageInfo.startCursor });
      expect(ids(back)).toEqual(whole.slice(15, 25));
    },
  );

  it('is filtered by status, type, stock and search, with a count', async () => {
    expect(await list({})).toMatchObject({ totalCount: 10_000, isTotalExact: false });
    expect(await list({ filter: { status: 'ARCHIVED' } })).toMatchObject({ totalCount: total / 50, isTotalExact: true });
    expect((await list({ filter: { status: 'DRAFT', type: 'SIMPLE' } })).totalCount).toBe(total / 20);
    expect((await list({ filter: { search: 'sku-1234' } })).edges.map(({ node }) => node.sku)).toContain('SKU-1234');
    const low = await list({ filter: { stock: 'LOW' } });
    const stocks = await db.prisma.product.findMany({ where: { id: { in: ids(low) } }, select: { stock: true } });
    expect(stocks.every(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
    expect((await list({ filter: { search: '%' } })).totalCount).toBe(0);
  });

  it('is filtered by the time of the last change, also of a variation', async () => {
    const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000).toISOString();
    expect(ids(await list({ sort: 'OLDEST', filter: { updatedSince: after(total - 2) } }))).toEqual([total - 2, total - 1, total]);
    const latest = after(total + 60);
    const variation = { type: 'VARIATION', parentId: 4, slug: 'p-4-red', name: 'Red', updatedAt: latest } as const;
    const { id } = await db.prisma.product.create({ data: variation, select: { id: true } });
    expect(ids(await list({ filter: { updatedSince: latest } }))).toEqual([4]);
    expect((await list({ filter: { updatedSince: after(total + 61) } })).totalCount).toBe(0);
    await db.prisma.product.delete({ where: { id }, select: { id: true } });
  });

  it('includes products of subcategories', async () => {
    const parent = await db.prisma.category.create({ data: { slug: 'above', name: 'Above' } });
    const child = await db.prisma.category.create({
      data: { slug: 'below', name: 'Parent category', parentId: parent.id, ancestorIds: [parent.id] },
    });
    await db.prisma.productCategory.create({ data: { productId: 12, categoryId: child.id } });
    await refreshProducts(db.pool, [12], testNow);
    expect(ids(await list({ filter: { categoryId: parent.id } }))).toEqual([12]);
  });

  it('takes three statements for a page of any size', async () => {
    const of = async (first: number) =>
      (await countStatements(db, () => list({ first }))).statements.filter((text) => text.includes('"Product"')).length;
    expect([await of(5), await of(100)]).toEqual([3, 3]);
  });

  it('uses the index of its sort order', async () => {
    const where = staffFilterSql({});
    const statement = Prisma.sql`explain select p."id" from "Product" p where ${where} and (p."name", p."id") > (${'Product 010000'}, 1) order by p."name", p."id" limit 21`;
    const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(statement.text, statement.values);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Product_staff_name_idx');
  });

  it.each([
    ['a missing page size', { first: undefined }],
    ['a page size above 100', { first: 101 }],
    ['a search of 201 characters', { filter: { search: 'a'.repeat(201) } }],
  ])('rejects %s', async (_name, variables) => {
    const { errors } = await staff.gql(document, { first: 20, ...variables });
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});
