import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { executeInProcess } from '../../server/api/executeInProcess.ts';
import { schema } from '../../server/api/schema.ts';
import { anonymous } from '../../server/foundation/accounts/accounts.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { categorySlugs, knownProduct, writeCatalogue } from '../bench/catalogue.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, testKeys, testNow, testPayments } from '../support/shopDriver.ts';
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
  const { statements } = await countStatements(db, () => newVisitor(db).query(document, variables));
  return statements;
}

/** Counts statements with categories, brands, attributes, compare groups, menus and settings in memory, as after the first request. */
async function count(document: string, variables: Record<string, unknown> = {}): Promise<number> {
  await clearCaches();
  await newVisitor(db).query(
    '{ categories { id } compareGroups { id } shopSettings { cartRedirectAfterAdd } shop { name } menu(place: TOP) { id } products(first: 1) { edges { node { returnDays delivery { country { code } } } } } }',
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
  'id name url price { formatted } priorPrice { formatted } discountPercent brand { name } cover { basePath } secondImage { basePath } swatches stock { status left } rating { average }';
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

/** Executes all documents of a page with one context at the same time, as for rendering it. */
async function statementsOfPage(names: string[], variables: Record<string, unknown>): Promise<string[]> {
  const services = { db, catalog: await sharedRevision(db), keys: testKeys, payments: testPayments(db) };
  const shop = {
    ...services,
    now: testNow,
    visitor: anonymous,
    language: 'en' as const,
    address: '',
    requestId: 'test',
    effects: noEffects,
  };
  const context = { shop, requestId: 'test', markPrivate: () => undefined };
  const documents = names.map((name) => parse(persisted(name)));
  const execute = async () => {
    const answers = await Promise.all(
      documents.map((document) =>
        executeInProcess(schema, document, variables, context, (fault) => {
          throw fault;
        }),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(answers.map(({ data }) => data?.product)).toEqual(
      names.map(() => expect.objectContaining({ id: expect.any(String) as string })),
    );
  };
  // Afterwards, categories and settings are in memory.
  await execute();
  return (await countStatements(db, execute)).statements;
}

test('[F12] the whole product page reads its product once, and takes at most nine statements with reviews and a bundle', async () => {
  const names = ['ProductPageQuery', 'OffersTableQuery', 'BoughtTogetherQuery', 'PriceHistoryQuery', 'ReviewsQuery'];
  for (const n of [3, 4]) {
    const statements = await statementsOfPage(names, { slug: knownProduct(n).slug, sort: 'NEWEST' });
    expect(statements.filter((text) => /"slug" = \$/.test(text))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('"Offer" o'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(9);
  }
});

test('[F12] several queries for one product take one statement, and each gets what it asked for', async () => {
  const { slug } = knownProduct(4);
  const alias = (name: string, fields: string) => `${name}: product(slug: "${slug}") { ${fields} }`;
  const document = `{ ${alias('one', 'name variations { sku }')} ${alias('two', 'slug variations { name }')} ${alias('three', 'priceRange { min { amount } }')} }`;
  const { one, two, three } = await newVisitor(db).query<Record<string, { variations: object[] }>>(document);
  expect([one?.variations.length, two?.variations.length]).toEqual([3, 3]);
  expect(three).toEqual({ priceRange: { min: { amount: expect.any(Number) as number } } });
  expect(await count(document)).toBe(1);
});

test('[F1] the listing page takes at most three statements, and one more per filtered facet', async () => {
  const document = persisted('ListingPageQuery');
  const page = (filter: Record<string, unknown>) => {
    const isNarrowed = Object.keys(filter).length > 0;
    return { first: 24, skip: 0, sort: 'DEFAULT', category, filter: { category, ...filter }, isNarrowed };
  };
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
