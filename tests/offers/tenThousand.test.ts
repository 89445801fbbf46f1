import { beforeAll, describe, expect, test } from 'vitest';
import { sitemapPage } from '../../server/catalogue/products/sitemap.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { offerList, offerOrder, pageSql, type OfferFilter, type OfferSort } from '../../server/engagement/offers/listing.ts';
import { pageRequest, type PageArguments } from '../../server/platform/graphql/keyset.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { staff } from './offerShop.ts';

// Ten thousand offers, of which five in seven have ended: the cost of a page is read from the database's query plan.

const count = 10_000;
const pageSize = 24;
let db: Db;

beforeAll(async () => {
  db = await freshDb();
  const now = testNow.toISOString();
  await db.pool.query(`insert into "Category" ("id", "slug", "name", "parentId", "ancestorIds")
    select n, 'category-' || n, 'Category ' || n, case when n > 10 then 1 + n % 10 end, case when n > 10 then array[1 + n % 10] else '{}'::int[] end
    from generate_series(1, 40) n`);
  await db.pool.query(`insert into "Merchant" ("slug", "name", "homepage")
    select 'merchant-' || n, 'Merchant ' || n, 'https://merchant-' || n || '.example/' from generate_series(1, 60) n`);
  await db.pool.query(`insert into "Product" ("slug", "name", "updatedAt", "regularPriceMinor", "priceMinor", "coverKey")
    select 'product-' || n, 'Product ' || n, now(), 1000 + n, 1000 + n, 'art/' || n from generate_series(1, 2000) n`);
  // The old offers were the hottest, and each offer has its own product or category.
  await db.pool.query(
    `insert into "Offer" ("slug", "title", "merchantId", "productId", "categoryId", "categoryIds", "destinationUrl", "priceMinor", "code",
       "publishedAt", "endsAt", "isListed", "score", "voteCount", "updatedAt")
     select 'offer-' || n, 'Offer ' || n, 1 + n % 60, case when n % 2 = 0 then 1 + (n / 2) % 2000 end, case when n % 2 = 1 then 11 + n % 30 end,
       array[11 + n % 30, 1 + (11 + n % 30) % 10], 'https://merchant.example/p/' || n, 500 + n % 777, case when n % 5 = 0 then 'CODE' || n end,
       $1::timestamptz - n * interval '7 minutes',
       case when n % 7 > 1 then $1::timestamptz - n * interval '1 minute' when n % 4 = 0 then null else $1::timestamptz + n * interval '3 minutes' end,
       n % 7 <= 1, case when n % 7 > 1 then 500 + n % 90 else n % 80 - 20 end, 600, now()
     from generate_series(1, ${count}) n`,
    [now],
  );
  for (const table of ['Offer', 'Product', 'Merchant', 'Category']) await db.pool.query(`analyze "${table}"`);
  await (await sharedRevision(db)).reload();
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf(filter: OfferFilter, sort: OfferSort, args: PageArguments): Promise<PlanNode[]> {
  const shop = { ...(await staff(db)) } as Parameters<typeof offerList>[0];
  const { text, values } = pageSql(await offerList(shop, filter, sort), sort, pageRequest(args, offerOrder(sort)), testNow);
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (analyze, format json) ${text}`,
    values: [...values],
  });
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('There is no plan');
  return nodesOf(plan.Plan);
}

interface Edge {
  cursor: string;
}
const page = async (args: string, filter: OfferFilter = {}) =>
  (
    await newVisitor(db).query<{ offers: { totalCount: number; edges: Edge[] } }>(
      `query ($filter: OfferFilter) { offers(${args}, filter: $filter) { totalCount edges { cursor } } }`,
      { filter },
    )
  ).offers;

/** Returns the number of rows read by a plan node: those returned and those removed by its filter. */
const lookedAt = (node: PlanNode) => node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));

describe.each(['NEWEST', 'HOTTEST', 'DISCUSSED', 'ENDING_SOON'] as const)('%s', (sort) => {
  test.each(['the first page', 'a page in the middle', 'a page from its end', 'the last page'])(
    '%s is read through an index',
    async (which) => {
      let args: PageArguments = which === 'the last page' ? { last: pageSize } : { first: pageSize };
      if (which === 'a page in the middle' || which === 'a page from its end') {
        const cursor = (await page(`first: 100, sort: ${sort}`)).edges.at(-1)?.cursor ?? null;
        args = which === 'a page in the middle' ? { first: pageSize, after: cursor } : { last: pageSize, before: cursor };
      }
      const nodes = await planOf({}, sort, args);
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
      // Ended offers aren't even read, and nothing is sorted except for the two sources merged for HOTTEST.
      for (const node of nodes) expect(lookedAt(node), JSON.stringify(node)).toBeLessThanOrEqual(2 * (pageSize + 1));
      const sorted = nodes.filter((node) => node['Node Type'].includes('Sort'));
      expect(sort === 'HOTTEST' ? [] : sorted).toEqual([]);
    },
  );

  test.each([{ merchant: 'merchant-7' }, { category: 'category-3' }, { category: 'category-33' }, { kind: 'COUPON' as const }])(
    'a page filtered by %j reads a fraction of the table',
    async (filter) => {
      const nodes = await planOf(filter, sort, { first: pageSize });
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
      // Counts table rows only, because index entries read for bitmaps are cheap.
      const scans = nodes.filter((node) => node['Relation Name'] === 'Offer');
      expect(scans).not.toEqual([]);
      for (const node of scans) expect(lookedAt(node), JSON.stringify(node)).toBeLessThan(count / 20);
    },
  );

  test('every live offer is on exactly one page', async () => {
    const seen = new Set<string>();
    let [pages, last] = [0, await page(`first: 100, sort: ${sort}`)];
    for (; ; pages += 1) {
      for (const { cursor } of last.edges) seen.add(cursor);
      if (last.edges.length < 100) break;
      last = await page(`first: 100, sort: ${sort}, after: "${last.edges.at(-1)?.cursor}"`);
    }
    expect(seen.size).toBe(last.totalCount);
    expect(pages).toBe(Math.floor(last.totalCount / 100));
  });
});

const card = `databaseId slug url title summary outUrl destinationHost isExpired endsAt discountPercent availability shipsTo remainingStock
  price { formatted } shipping { formatted } totalPrice { formatted } priorPrice { formatted } cover { basePath }
  merchant { name slug isAffiliate } product { name url price { formatted } } category { name } coupon { codeId code isMasked isExpired }`;

test('a page of 24 cards takes three statements, whatever its size', async () => {
  const visitor = newVisitor(db);
  const ask = (first: number) => visitor.query(`{ offers(first: ${first}, sort: HOTTEST) { totalCount edges { node { ${card} } } } }`);
  await ask(1);
  const [one, many] = [await countStatements(db, () => ask(1)), await countStatements(db, () => ask(pageSize))];
  expect(many.count, many.statements.join('\n')).toBeLessThanOrEqual(3);
  expect(one.count).toBeLessThanOrEqual(3);
});

test('the offers of several products take as many statements as those of one', async () => {
  const ids = [2, 3, 4, 5, 6, 7].map((id) => Buffer.from(`Product:${id}`).toString('base64'));
  const visitor = newVisitor(db);
  const ask = (some: string[]) =>
    visitor.query(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { name offers { ${card} } } } }`, { ids: some });
  await ask(ids);
  const few = await countStatements(db, () => ask(ids.slice(0, 1)));
  const many = await countStatements(db, () => ask(ids));
  expect(many.count, many.statements.join('\n')).toBeLessThanOrEqual(few.count);
  expect(few.count).toBeLessThanOrEqual(3);
});

test('24 offers by id take at most five statements', async () => {
  const ids = Array.from({ length: 24 }, (_, n) => Buffer.from(`Offer:${n + 1}`).toString('base64'));
  const ask = (some: string[]) =>
    newVisitor(db).query(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Offer { ${card} } } }`, { ids: some });
  await ask(ids);
  const many = await countStatements(db, () => ask(ids));
  expect(many.count, many.statements.join('\n')).toBeLessThanOrEqual(5);
});

test('the offer counts of all merchants are queried at once', async () => {
  const { count: statements } = await countStatements(db, () =>
    newVisitor(db).query('{ merchants(first: 50) { totalCount edges { node { name offerCount } } } }'),
  );
  expect(statements).toBeLessThanOrEqual(4);
});

test('the sitemap lists every live offer once, in its own files', async () => {
  const visitor = { ...(await staff(db)) } as Parameters<typeof sitemapPage>[0];
  const [products, offers, none] = [await sitemapPage(visitor, 1), await sitemapPage(visitor, 2), await sitemapPage(visitor, 3)];
  expect(products.map(({ path }) => path)).toContain('/deals/');
  expect(products.filter(({ path }) => path.startsWith('/deals/offer-'))).toEqual([]);
  expect(new Set(offers.map(({ path }) => path)).size).toBe((await page('first: 1')).totalCount);
  expect(none).toEqual([]);
});
