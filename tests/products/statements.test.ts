import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { categorySlugs, knownProduct, writeCatalogue } from '../bench/catalogue.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Number of SQL statements per query. A number that grows here means a slower page; one that grows with the length of a list is a bug.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await writeCatalogue(db, 320, testNow);
});

/** Clears all caches of the catalogue revision. */
async function clearCaches(): Promise<void> {
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
}

async function statementsOf(document: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { statements } = await countStatements(db, () => newVisitor(db).ask(document, variables));
  return statements;
}

/** Counts statements with categories, brands, attributes, compare groups, menus and settings in memory, as after the first request. */
async function count(document: string, variables: Record<string, unknown> = {}): Promise<number> {
  await clearCaches();
  await newVisitor(db).ask(
    '{ categories { id } compareGroups { id } shopSettings { cartRedirectAfterAdd } shop { name } menu(place: TOP) { id } }',
  );
  return (await statementsOf(document, variables)).length;
}

/** Returns a document sent by the shop's pages. */
function persisted(name: string): string {
  const artifact = readFileSync(path.join('web/__generated__', `${name}.graphql.ts`), 'utf8');
  const id = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1] ?? '';
  const documents = JSON.parse(readFileSync('server/persisted/web.json', 'utf8')) as Record<string, string>;
  const text = documents[id];
  if (!text) throw new Error(`No persisted document ${name}`);
  return text;
}

const category = categorySlugs[0] ?? '';
const facetFields =
  'facets { brands { count } categories { count } attributes { terms { count } } inStockCount onSaleCount price { min { amount } } }';
const card =
  'id name url price { formatted } priorPrice { formatted } discountPercent brand { name } cover { basePath } stock { status left } rating { average }';
const list = (fields: string) => `query ($first: Int!, $filter: ProductFilter, $sort: ProductSort! = DEFAULT, $skip: Int) {
  products(first: $first, filter: $filter, sort: $sort, skip: $skip) { ${fields} } }`;

test('[F1] the taxonomy takes four statements, once per catalogue revision', async () => {
  await clearCaches();
  const document = '{ categories { name children { name children { name } } } }';
  expect((await statementsOf(document)).length).toBeLessThanOrEqual(4);
  expect(await statementsOf(document)).toHaveLength(0);
  expect(
    await statementsOf('query ($slug: String!) { category(slug: $slug) { name ancestors { name } } }', { slug: category }),
  ).toHaveLength(0);
});

test.each<[string, string, Record<string, unknown>, number]>([
  ['a list', `edges { node { ${card} } }`, {}, 1],
  ['a list and its count', `totalCount edges { node { ${card} } }`, {}, 2],
  ['a list, its count and its facets', `totalCount edges { node { ${card} } } ${facetFields}`, {}, 2],
  ['a list with facets and a selected brand', `edges { node { id } } ${facetFields}`, { filter: { category, brands: ['aldera'] } }, 3],
  [
    'a list with facets and two selected attributes',
    `edges { node { id } } ${facetFields}`,
    {
      filter: {
        attributes: [
          { attribute: 'colour', terms: ['red'] },
          { attribute: 'material', terms: ['oak'] },
        ],
      },
    },
    4,
  ],
  ['a list with facets and a price filter', `edges { node { id } } ${facetFields}`, { filter: { category, minPrice: 1_000 } }, 3],
  [
    'a list with images and variations',
    'edges { node { name images { basePath } variations { price { formatted } options { term { label } } } } }',
    {},
    2,
  ],
  ['an empty list', `edges { node { ${card} } }`, { filter: { category: 'no-such' } }, 1],
])('[F1] %s takes no more statements for 24 products than for 2', async (_name, fields, variables, statements) => {
  const few = await count(list(fields), { first: 2, ...variables });
  expect(few).toBeLessThanOrEqual(statements);
  expect(await count(list(fields), { first: 24, ...variables })).toBeLessThanOrEqual(few);
});

test('[F1] counts and facets are cached until the catalogue changes', async () => {
  const document = list(`totalCount ${facetFields}`);
  expect(await count(document, { first: 24 })).toBeLessThanOrEqual(2);
  expect((await statementsOf(document, { first: 24, skip: 24 })).length).toBeLessThanOrEqual(1);
  expect(await count(document, { first: 24 })).toBeLessThanOrEqual(2);
});

test('[F31] a search takes at most three statements, with or without typos', async () => {
  const document = `query ($query: String!, $category: String) { search(first: 24, query: $query, category: $category) { totalCount edges { node { ${card} } } } }`;
  expect(await count(document, { query: 'saucepan' })).toBeLessThanOrEqual(3);
  expect(await count(document, { query: 'sausepan', category })).toBeLessThanOrEqual(3);
  await statementsOf(document, { query: 'saucepan' });
  expect((await statementsOf(document, { query: 'saucepan', category })).length).toBeLessThanOrEqual(2);
  expect(await count(document, { query: '' })).toBeLessThanOrEqual(2);
});

test('[F12] a product page takes at most three statements, for simple and variable products', async () => {
  const document = persisted('ProductPageQuery');
  for (const n of [3, 4]) {
    expect(await count(document, { slug: knownProduct(n).slug })).toBeLessThanOrEqual(3);
  }
  expect(await count(document, { slug: 'no-such' })).toBeLessThanOrEqual(1);
});

test('[F1] the listing page takes at most three statements, and one more per filtered facet', async () => {
  const document = persisted('ListingPageQuery');
  const page = (filter: Record<string, unknown>) => ({ first: 24, skip: 0, sort: 'DEFAULT', category, filter: { category, ...filter } });
  expect(await count(document, page({}))).toBeLessThanOrEqual(3);
  expect(await count(document, page({ minPrice: 1_000 }))).toBeLessThanOrEqual(4);
});

test('node takes one statement, and nodes one per type', async () => {
  const ids = (numbers: number[]) => numbers.map((id) => globalId('Product', id));
  expect(await count('query ($id: ID!) { node(id: $id) { ... on Product { name } } }', { id: globalId('Product', 1) })).toBeLessThanOrEqual(
    1,
  );
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { name cover { basePath } } ... on Category { name } } }';
  const few = await count(document, { ids: ids([1, 2]) });
  const many = await count(document, { ids: ids(Array.from({ length: 24 }, (_, n) => n + 1)) });
  expect([few, many]).toEqual([1, 1]);
  expect(await count(document, { ids: [globalId('Category', 1), globalId('Category', 2)] })).toBe(0);
});
