// node scripts/run.mjs tests/bench/large.ts: durations of catalogue queries with 100,000 products on PostgreSQL, and the indexes used.
// --products N 100,000 by default
// --keep keeps the database (souk_bench_large) for the next run
import { secretBox } from '../../server/platform/crypto/secrets.ts';
import '../../server/app/participants.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { openPayments } from '../../server/commerce/payments/payments.ts';
import { shop as definition } from '../../shop.config.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import { parse } from 'graphql';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { anonymous } from '../../server/foundation/accounts/visitor.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { executeInProcess } from '../../server/api/executeInProcess.ts';
import { schema } from '../../server/api/schema.ts';
import { encodeCursor } from '../../server/platform/graphql/keyset.ts';
import { categorySlugs, knownProduct, writeCatalogue } from './catalogue.ts';
import { table } from './report.ts';
import { emptyPostgres, postgresUrl } from './server.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, keep: { type: 'boolean', default: false } },
});
const products = Number(options.products);
const name = 'souk_bench_large';
const runs = 15;

const card = 'id name url price { formatted } brand { name } cover { basePath } stock { status }';
const list = `query ($filter: ProductFilter, $sort: ProductSort! = DEFAULT, $skip: Int, $after: String) {
  products(first: 24, filter: $filter, sort: $sort, skip: $skip, after: $after) { edges { node { ${card} } } } }`;
const count = 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount } }';
const facets = `query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount facets {
  categories { count } brands { count } attributes { terms { count } } price { min { amount } } inStockCount } } }`;
const search = `query ($query: String!, $category: String) { search(first: 24, query: $query, category: $category) { totalCount edges { node { ${card} } } } }`;
const category = categorySlugs[3] ?? '';
const words = knownProduct(12_345).name;

const questions: [string, string, Record<string, unknown>][] = [
  ['whole shop, default order', list, {}],
  ['whole shop, by price', list, { sort: 'PRICE_ASC' }],
  ['whole shop, newest', list, { sort: 'NEWEST' }],
  ['page 100 by number', list, { skip: 2_376 }],
  ['page 417 by number (the last allowed)', list, { skip: 10_000 }],
  ['behind a cursor in the middle', list, { after: encodeCursor({ order: 'DEFAULT', value: products / 2, id: products / 2 }) }],
  ['category (6 %), default order', list, { filter: { category } }],
  ['category, by popularity', list, { filter: { category }, sort: 'POPULARITY' }],
  ['category, page 100', list, { filter: { category }, skip: 2_376 }],
  ['department (25 %), by price', list, { filter: { category: 'kitchen' }, sort: 'PRICE_DESC' }],
  [
    'category, brand, two terms, price',
    list,
    { filter: { category, brands: ['fjell'], attributes: [{ attribute: 'colour', terms: ['red', 'blue'] }], minPrice: 2_000 } },
  ],
  ['count of the whole shop', count, {}],
  ['count of a category', count, { filter: { category } }],
  ['facets of the whole shop', facets, {}],
  ['facets of a department', facets, { filter: { category: 'kitchen' } }],
  ['facets of a category', facets, { filter: { category } }],
  ['facets of a category and a brand', facets, { filter: { category, brands: ['fjell'] } }],
  ['search: one common word', search, { query: 'steel' }],
  ['search: three words', search, { query: words }],
  ['search: common word in a category', search, { query: 'steel', category }],
  ['search: misspelt', search, { query: 'alumnium sausepan' }],
  ['search: nothing alike', search, { query: 'xylophone' }],
  [
    'product by slug',
    'query ($slug: String!) { product(slug: $slug) { name images { basePath } specifications { heading } variations { name } } }',
    { slug: knownProduct(54_321 % products).slug },
  ],
];

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the access paths of all statements about products. */
async function accessOf(db: Db, statements: { text: string; values?: unknown[] }[]): Promise<string> {
  const ways = new Set<string>();
  for (const { text, values } of statements.filter((statement) => statement.text.includes('"Product"'))) {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values ?? []);
    for (const node of rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))) {
      if (node['Index Name']?.startsWith('Product_')) ways.add(node['Index Name'].replace(/^Product_|_idx$/g, ''));
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'Product') ways.add('SCAN');
    }
  }
  return [...ways].join(', ');
}

async function main(): Promise<void> {
  const url = await postgresUrl();
  if (!url) throw new Error('PostgreSQL is not reachable (DATABASE_URL or 127.0.0.1:5432).');
  const db = await database(url);
  let revision = 1;
  // Each query finds empty caches, except for the taxonomy.
  const catalog = {
    current: () => revision,
    cacheKey: () => String(revision),
    mark: (before: { revision: number; key: string }) => ({ ...before, tags: null, madeAt: 0, endsAt: Infinity }),
    isCurrent: () => false,
    endOf: () => 0,
    expectChange: () => undefined,
    reload: () => Promise.resolve(revision),
  };
  const ask = async (document: string, variables: Record<string, unknown>) => {
    const keys = { ...signingKeys(['key of the bench']), ...secretBox(['key of the measurements, 32 or more']) };
    const payments = openPayments(definition.payments, { db, keys, offersTests: false, publicUrl: 'https://shop.example' });
    const shop = {
      db,
      now: new Date(),
      visitor: anonymous,
      language: 'en' as const,
      address: '',
      effects: noEffects,
      catalog,
      keys,
      payments,
    };
    const result = await executeInProcess(
      schema,
      parse(document),
      variables,
      { shop, requestId: 'bench', markPrivate: () => undefined },
      (fault) => {
        throw fault;
      },
    );
    if (result.errors) throw result.errors[0];
  };
  const rows: string[][] = [];
  for (const [title, document, variables] of questions) {
    const sent: { text: string; values?: unknown[] }[] = [];
    const query = db.pool.query.bind(db.pool);
    db.pool.query = ((statement: { text: string }, ...rest: []) => (
      sent.push(statement),
      query(statement, ...rest)
    )) as typeof db.pool.query;
    await ask(document, variables);
    db.pool.query = query;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      revision += 1;
      await ask('{ categories { id } }', {});
      const began = performance.now();
      await ask(document, variables);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    rows.push([title, await accessOf(db, sent), (times[Math.floor(runs / 2)] ?? 0).toFixed(1), (times.at(-1) ?? 0).toFixed(1)]);
  }
  console.log(`\n${products} products on PostgreSQL, nothing kept, ${runs} runs each\n`);
  console.log(table(['question', 'answered from', 'median ms', 'worst ms'], rows));
  await db.close();
  if (!options.keep) await drop(url);
}

async function exists(url: string): Promise<boolean> {
  const root = new pg.Client({ connectionString: url });
  await root.connect();
  const { rowCount } = await root.query('select 1 from pg_database where datname = $1', [name]);
  await root.end();
  return Boolean(rowCount);
}

async function drop(url: string): Promise<void> {
  const root = new pg.Client({ connectionString: url });
  await root.connect();
  await root.query(`drop database if exists ${name} with (force)`);
  await root.end();
}

async function database(url: string): Promise<Db> {
  const isFilled = options.keep && (await exists(url));
  const target = new URL(url);
  target.pathname = `/${name}`;
  if (!isFilled) await emptyPostgres(url, name);
  const db = await openDb({ url: target.href });
  if (isFilled) return db;
  const began = performance.now();
  await migrate(db.pool);
  await writeCatalogue(db, products, new Date());
  console.log(`${products} products written in ${Math.round((performance.now() - began) / 1_000)} s`);
  return db;
}

await main();
