import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { encodeCursor } from '../../server/platform/graphql/keyset.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// In a large catalogue, every list query uses an index. The plans are those of the statements actually sent. (tests/bench/large.ts measures
// the same with 100,000 products.)

const products = 20_000;
let db: Db;

beforeAll(async () => {
  db = await freshDb();
  await db.pool.query(
    `insert into "Category" ("id", "slug", "name") select n, 'category-' || n, 'Category ' || n from generate_series(1, 40) n`,
  );
  await db.pool.query(`insert into "Brand" ("id", "slug", "name") select n, 'brand-' || n, 'Brand ' || n from generate_series(1, 200) n`);
  await db.pool.query(`insert into "Attribute" ("id", "slug", "name") values (1, 'colour', 'Colour')`);
  await db.pool.query(
    `insert into "AttributeTerm" ("id", "attributeId", "slug", "label") select n, 1, 'term-' || n, 'Term ' || n from generate_series(1, 100) n`,
  );
  // One search term matches 500 products, one is unique to each; derived columns are set as the refresh would.
  await db.pool.query(
    `insert into "Product" ("id", "slug", "name", "brandId", "position", "popularity", "ratingAverage", "createdAt", "updatedAt", "isListed", "isSearchable",
       "regularPriceMinor", "priceMinor", "priceMaxMinor", "categoryIds", "termIds", "searchText", "search", "description")
     select n, 'product-' || n, 'Kettle ' || md5((n % 40)::text), 1 + n % 200, n, (n * 7919) % 5000, (n * 31) % 500,
       timestamptz '2026-01-01' + n * interval '1 minute', now(), true, true, (n * 104729) % 100000, (n * 104729) % 100000, (n * 104729) % 100000,
       array[1 + n % 40], array[1 + n % 100], 'kettle ' || md5((n % 40)::text) || ' ' || md5(n::text),
       to_tsvector('english', 'kettle ' || md5((n % 40)::text) || ' ' || md5(n::text)), repeat(md5(n::text) || ' ', 30)
     from generate_series(1, ${products}) n`,
  );
  await db.pool.query(
    `insert into "MetafieldDefinition" ("id", "ownerType", "namespace", "key", "name", "type", "isPublic", "isFilterable")
     values (1, 'PRODUCT', 'app', 'material', 'Material', 'SINGLE_LINE_TEXT', true, true), (2, 'PRODUCT', 'app', 'pages', 'Pages', 'INTEGER', true, true)`,
  );
  await db.pool.query(
    `insert into "Metafield" ("definitionId", "productId", "value")
     select 1, n, 'Material ' || n % 100 from generate_series(1, ${products}) n union all select 2, n, n::text from generate_series(1, ${products}) n`,
  );
  await db.pool.query('analyze');
  await (await sharedRevision(db)).reload();
});

afterEach(() => vi.restoreAllMocks());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the plans of a query's statements about products. */
async function plansOf(document: string, variables: Record<string, unknown> = {}): Promise<PlanNode[][]> {
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
  const sent = vi.spyOn(db.pool, 'query');
  await newVisitor(db).query(document, variables);
  // The pool's method has many overloads; Prisma's adapter passes an object.
  const statements = sent.mock.calls.map(([statement]) => statement as unknown as { text: string; values?: unknown[] });
  sent.mockRestore();
  const plans: PlanNode[][] = [];
  for (const { text, values } of statements.filter((statement) => /"Product"/.test(statement.text))) {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values ?? []);
    plans.push(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

const indexesOf = (plan: PlanNode[]) => plan.flatMap((node) => node['Index Name'] ?? []);

function expectNoScan(plans: PlanNode[][]): void {
  for (const plan of plans) {
    expect(plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'Product')).toEqual([]);
  }
}

const list = `query ($filter: ProductFilter, $sort: ProductSort! = DEFAULT, $skip: Int, $after: String) {
  products(first: 24, filter: $filter, sort: $sort, skip: $skip, after: $after) { edges { node { name price { amount } } } } }`;

const sorts: [string, string, string | number][] = [
  ['DEFAULT', 'Product_isListed_position_id_idx', 5_000],
  ['POPULARITY', 'Product_isListed_popularity_id_idx', 2_500],
  ['RATING', 'Product_isListed_ratingAverage_id_idx', 250],
  ['NEWEST', 'Product_isListed_createdAt_id_idx', '2026-01-05T00:00:00.000Z'],
  ['PRICE_ASC', 'Product_isListed_priceMinor_id_idx', 50_000],
  ['PRICE_DESC', 'Product_isListed_priceMinor_id_idx', 50_000],
];

test.each(sorts)('[F3] %s: the first page and one after a cursor are read from %s, without sorting', async (sort, index, value) => {
  for (const after of [null, encodeCursor({ order: sort, value, id: 10_000 })]) {
    const [plan = []] = await plansOf(list, { sort, after });
    expect(indexesOf(plan)).toEqual([index]);
    expect(plan.filter((node) => /Sort|Seq Scan/.test(node['Node Type']))).toEqual([]);
  }
});

test.each<[string, Record<string, unknown>]>([
  ['a category', { category: 'category-7' }],
  ['a brand', { brands: ['brand-7'] }],
  ['a term', { attributes: [{ attribute: 'colour', terms: ['term-7'] }] }],
  ['a price range', { minPrice: 10_000, maxPrice: 10_500 }],
  ['a category and a price range', { category: 'category-7', minPrice: 10_000, maxPrice: 20_000 }],
])('[F1] the list, count and facets of %s use indexes', async (_name, filter) => {
  for (const sort of ['DEFAULT', 'PRICE_ASC', 'POPULARITY']) expectNoScan(await plansOf(list, { filter, sort }));
  const counts = 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount } }';
  const facets = 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { facets { inStockCount brands { count } } } }';
  expectNoScan(await plansOf(counts, { filter }));
  if (!('brands' in filter)) expectNoScan(await plansOf(facets, { filter }));
});

test.each<[string, string, object]>([
  ['a value', 'Metafield_productText_idx', { key: 'material', value: 'Material 7' }],
  ['bounds', 'Metafield_productNumber_idx', { key: 'pages', min: '500', max: '700' }],
])('[I94] the list and count of %s of a custom field are read from %s', async (_name, index, condition) => {
  const filter = { metafields: [{ namespace: 'app', ...condition }] };
  const counts = 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount } }';
  for (const plans of [await plansOf(list, { filter, sort: 'PRICE_ASC' }), await plansOf(counts, { filter })]) {
    expectNoScan(plans);
    expect(plans.flatMap(indexesOf)).toContain(index);
    expect(plans.flat().filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'Metafield')).toEqual([]);
  }
});

const search = 'query ($query: String!) { search(first: 24, query: $query) { totalCount edges { node { name } } } }';
const word = '1679091c5a880faf6fb5e6087eb1b2dc';

test('[F31] words are found with the full-text index', async () => {
  const plans = await plansOf(search, { query: word });
  expectNoScan(plans);
  for (const plan of plans) expect(indexesOf(plan)).toContain('Product_search_idx');
});

test('[F31] misspelt words are found with the trigram index', async () => {
  const plans = await plansOf(search, { query: word.replace('5a88', '5b8') });
  expectNoScan(plans);
  expect(plans.flatMap(indexesOf)).toContain('Product_searchText_idx');
});

test('[F12] a product is found by the slug index', async () => {
  const plans = await plansOf('{ product(slug: "product-77") { name images { basePath } } }');
  expectNoScan(plans);
  expect(plans.flatMap(indexesOf)).toContain('Product_slug_key');
});

test('[F4] a distant page is read from the index', async () => {
  const [plan = []] = await plansOf(list, { skip: 9_999 });
  expect(indexesOf(plan)).toEqual(['Product_isListed_position_id_idx']);
});

test('[F131] the previous and next products are read from an index', async () => {
  const plans = await plansOf('{ product(slug: "product-777") { previousProduct { name } nextProduct { name } } }');
  expect(plans).toHaveLength(3);
  expectNoScan(plans);
});

test('[F127] live search reads products and their count from the full-text index', async () => {
  const plans = await plansOf(
    'query ($query: String!) { liveSearch(query: $query, category: "category-7") { totalCount products { name } } }',
    {
      query: word,
    },
  );
  expect(plans).toHaveLength(3);
  expectNoScan(plans);
});
