import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { storedKeys } from '../../server/platform/storage/storage.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { requestWithKey, type MadeKey } from './apiKeys.ts';
import { bearer, bulkExportDriver, linesOf, productsQuery, type ReportedExport } from './bulkExportDriver.ts';

// Bulk exports of programs: startBulkExport, its job, and the file.

let db: Db;
let shop: TestApp;
let driver: ReturnType<typeof bulkExportDriver>;
let boss: Visitor;
let key: MadeKey;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  driver = bulkExportDriver(db, shop);
});
beforeEach(async () => {
  await freshDb();
  await shop.files.delete(await storedKeys(shop.files, 'bulk-exports/'));
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  key = await driver.key(boss, ['CATALOGUE_READ']);
});
afterAll(() => shop.app.close());

const makeProducts = (count: number) =>
  db.prisma.product.createMany({
    data: Array.from({ length: count }, (_, index) => ({ name: `Thing “${index}” 😀\n`, slug: `thing-${index}`, sku: `T-${index}` })),
  });

/** Starts an export, which must be accepted. */
async function started(query?: string, variables?: unknown, by = key): Promise<ReportedExport> {
  const { bulkExport, ...refusal } = await driver.start(by, query, variables);
  expect(refusal).toEqual({ __typename: 'StartBulkExportPayload' });
  if (!bulkExport) throw new Error('No export');
  return bulkExport;
}

interface Page {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every product, as the paginated query returns them. */
async function paginated(): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let after: string | null = null; ;) {
    const document =
      'query ($after: String) { adminProducts(first: 100, after: $after) { edges { node { id name sku } } pageInfo { hasNextPage endCursor } } }';
    const { data } = await requestWithKey(shop.app, key.token, document, { after });
    const { edges, pageInfo } = (data as { adminProducts: Page }).adminProducts;
    all.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}

const nothingStored = async () => expect(await storedKeys(shop.files, 'bulk-exports/')).toEqual([]);

/** The finished export's lines. */
async function fileOf({ id }: ReportedExport, by = key): Promise<unknown[]> {
  const { url } = (await driver.read(by, id)) ?? {};
  const answer = await driver.download(url ?? '', bearer(by));
  expect(answer.statusCode, answer.body).toBe(200);
  return linesOf(answer.body);
}

describe('[I51] a bulk export', () => {
  it('has exactly the nodes that the paginated query returns, one on each line', async () => {
    await makeProducts(600);
    const made = await started();
    expect(made).toMatchObject({ state: 'RUNNING', objectCount: 0, url: null, error: null, expiresAt: null });
    const pages: number[] = [];
    await driver.run(made.databaseId, (page) => pages.push(page));
    const done = await driver.read(key, made.id);
    expect(done).toMatchObject({ state: 'COMPLETED', objectCount: 600, url: `/admin/bulk-exports/${made.databaseId}.jsonl`, error: null });
    const answer = await driver.download(done?.url ?? '', bearer(key));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/jsonl',
      'cache-control': 'private, no-store',
      'content-length': String(done?.fileSize),
      'content-disposition': `attachment; filename="bulk-export-${made.databaseId}.jsonl"`,
    });
    expect(pages).toHaveLength(6);
    expect(linesOf(answer.body)).toEqual(await paginated());
    expect(await db.prisma.auditEntry.findFirst({ where: { action: 'bulkExport.start' } })).toMatchObject({
      apiKeyId: key.databaseId,
      targetIds: [made.databaseId],
      details: { field: 'adminProducts' },
    });
  });

  it('neither loses nor repeats objects that exist throughout, while others are created, changed and deleted', async () => {
    await makeProducts(250);
    const before = await db.prisma.product.findMany({ select: { id: true, sku: true }, orderBy: { id: 'desc' } });
    const [first, ninth, last] = [before[0], before[99], before.at(-1)];
    const made = await started();
    await driver.run(made.databaseId, async (page) => {
      if (page !== 1) return;
      await makeProduct(db, { sku: 'NEW' });
      // The end of the page that was read, and one of a later page.
      await db.prisma.product.deleteMany({ where: { id: { in: [ninth?.id ?? 0, last?.id ?? 0] } } });
      await db.prisma.product.updateMany({ where: { id: first?.id }, data: { updatedAt: new Date(), name: 'Renamed' } });
    });
    const skus = (await fileOf(made)).map((line) => (line as { sku: string }).sku);
    expect(skus).toEqual(before.filter(({ id }) => id !== last?.id).map(({ sku }) => sku));
  });

  it('reads smaller pages where an object is expensive, and passes the variables on', async () => {
    await makeProducts(30);
    for (let count = 0; count < 3; count += 1) await makeProduct(db, { name: `Kettle ${count}`, sku: `K-${count}` });
    const node = 'id '.repeat(60);
    const query = `query ($search: String, $unused: Int) { things: adminProducts(first: $unused, filter: { search: $search }) {
      edges { node { sku ${node} } } } }`;
    const made = await started(query, { search: 'Kettle' });
    const { pageSize } = await db.prisma.bulkExport.findUniqueOrThrow({ where: { id: made.databaseId } });
    expect(pageSize).toBeLessThan(100);
    await driver.run(made.databaseId);
    expect((await fileOf(made)).map((line) => (line as { sku: string }).sku)).toEqual(['K-2', 'K-1', 'K-0']);
  });

  it('of an empty list is an empty file', async () => {
    const made = await started();
    await driver.run(made.databaseId);
    expect(await fileOf(made)).toEqual([]);
  });

  it.each([
    ['no document', '{', /Syntax Error/],
    ['a mutation', 'mutation { cancelBulkExport(input: { id: "x" }) { __typename } }', /Only queries/],
    ['two operations', `query A ${productsQuery} query B ${productsQuery}`, /exactly one operation/],
    ['two root fields', '{ a: adminProducts { edges { node { id } } } b: adminProducts { edges { node { id } } } }', /exactly one root/],
    ['a root fragment', '{ ...All } fragment All on Query { adminProducts { edges { node { id } } } }', /exactly one root/],
    ['an unknown field', '{ secrets(first: 1) { edges { node { id } } } }', /no root field secrets/],
    ['no connection', '{ adminCategories { id } }', /not a connection/],
    ['other data than nodes', '{ adminProducts { totalCount edges { node { id } } } }', /only edges/],
    ['an alias of the edges', '{ adminProducts { all: edges { node { id } } } }', /only edges/],
    ['reading backward', '{ adminProducts(last: 10) { edges { node { id } } } }', /read forward/],
    ['an unknown field of nodes', '{ adminProducts { edges { node { secret } } } }', /Cannot query field/],
    ['an undefined variable', '{ adminProducts(filter: { search: $q }) { edges { node { id } } } }', /\$q/],
    ['U+0000', '{ adminProducts(filter: { search: "\\u0000" }) { edges { node { id } } } }', /U\+0000/],
    ['too many tokens', `{ adminProducts { edges { node { ${'id '.repeat(2_100)} } } } }`, /token/],
    ['too much nesting', `{ adminProducts(filter: ${'['.repeat(200)}${']'.repeat(200)}) { edges { node { id } } } }`, /levels deep/],
    [
      'too great a cost for one object',
      `{ adminProducts { edges { node { ${'...Ids '.repeat(10)} } } } } fragment Ids on AdminProduct { ${'id '.repeat(600)} }`,
      /too expensive/,
    ],
  ])('refuses %s', async (_what, query, message) => {
    const all = await driver.key(boss, ['CATALOGUE_READ', 'ORDERS_READ']);
    const { code, message: said, path } = await driver.start(all, query);
    expect([code, path]).toEqual(['INVALID_INPUT', ['input', 'query']]);
    expect(said).toMatch(message);
    expect(await db.prisma.bulkExport.count()).toBe(0);
  });

  it.each([['no JSON'], ['[]'], ['null'], ['{"search":"\\u0000"}'], ['{"search":"\\ud83d"}']])(
    'refuses the variables %s',
    async (variables) => {
      const query = 'query ($search: String) { adminProducts(filter: { search: $search }) { edges { node { id } } } }';
      expect(await driver.start(key, query, variables)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'variables'] });
    },
  );

  it('refuses callers without the scopes of its query, and callers without a key', async () => {
    const other = await driver.key(boss, ['NEWSLETTER_READ']);
    expect(await driver.start(other)).toMatchObject({ code: 'FORBIDDEN' });
    await makeProducts(1);
    const none = await requestWithKey(shop.app, '', driver.startDocument, { input: { query: productsQuery } });
    expect(none.errors?.[0]?.extensions.code ?? (none.data?.result as { code: string } | undefined)?.code).toMatch(
      /FORBIDDEN|INVALID_API_KEY/,
    );
    expect(await db.prisma.bulkExport.count()).toBe(0);
  });

  it('runs once at a time for each key', async () => {
    const made = await started();
    expect(await driver.start(key)).toMatchObject({ code: 'BULK_EXPORT_RUNNING', bulkExportId: made.id });
    await started(productsQuery, undefined, await driver.key(boss, ['CATALOGUE_READ', 'ORDERS_READ']));
    await driver.run(made.databaseId);
    await started();
  });

  it('is limited to 60 starts per hour', async () => {
    for (let start = 0; start < 60; start += 1)
      expect((await driver.start(key, '{ adminProducts { edges { node { id } } } }')).code).not.toBe('THROTTLED');
    expect(await driver.start(key)).toMatchObject({ code: 'THROTTLED' });
  });

  it.each([
    ['is revoked', { revokedAt: new Date() }],
    ['expires', { expiresAt: new Date(0) }],
    ['loses a scope', { scopes: [] }],
  ])('ends when its key %s', async (_how, data) => {
    await makeProducts(250);
    const made = await started();
    let pages = 0;
    await driver.run(made.databaseId, async (page) => {
      pages = page;
      if (page === 2) await db.prisma.apiKey.update({ where: { id: key.databaseId }, data });
    });
    expect(pages).toBe(2);
    expect(await db.prisma.bulkExport.findFirst()).toMatchObject({
      status: 'FAILED',
      error: expect.stringMatching(/lost its access/) as string,
    });
    await nothingStored();
  });

  it('can be cancelled by its owner only, and stores nothing then', async () => {
    await makeProducts(250);
    const made = await started();
    const other = await driver.key(boss, ['CATALOGUE_READ', 'ORDERS_READ']);
    expect(await driver.cancel(other, made.id)).toMatchObject({ code: 'NOT_FOUND' });
    let pages = 0;
    await driver.run(made.databaseId, async (page) => {
      pages = page;
      expect(await driver.cancel(key, made.id)).toMatchObject({ bulkExport: { state: 'CANCELLED', url: null } });
    });
    expect(pages).toBe(1);
    expect(await driver.read(key, made.id)).toMatchObject({ state: 'CANCELLED', url: null, error: null });
    expect(await driver.cancel(key, made.id)).toMatchObject({ code: 'BULK_EXPORT_STATE' });
    await nothingStored();
  });

  it('starts over when its process was killed, and is written by one process at a time', async () => {
    await makeProducts(150);
    const made = await started();
    let ofOther = 0;
    await driver.run(made.databaseId, async (page) => {
      if (page === 1) await driver.run(made.databaseId, () => void (ofOther += 1));
    });
    // Another process left it alone meanwhile.
    expect(ofOther).toBe(0);
    expect(await fileOf(made)).toHaveLength(150);
    const killed = await started();
    await db.prisma.bulkExport.update({
      where: { id: killed.databaseId },
      data: { leaseToken: 'gone', leaseUntil: new Date(0), objectCount: 100 },
    });
    await driver.upkeep();
    expect(await driver.read(key, killed.id)).toMatchObject({ state: 'COMPLETED', objectCount: 150 });
  });

  it('fails at its third fault', async () => {
    const made = await started();
    const fail = () => driver.run(made.databaseId, () => Promise.reject(new Error('Broken')));
    for (const state of ['RUNNING', 'RUNNING', 'FAILED']) {
      await expect(fail()).rejects.toThrow(/reference/);
      expect(await driver.read(key, made.id)).toMatchObject({ state, url: null });
    }
    expect((await driver.read(key, made.id))?.error).toMatch(/reference [0-9a-f]{8}/);
    await nothingStored();
  });

  it('is deleted with its file after seven days', async () => {
    const made = await started();
    await driver.run(made.databaseId);
    const day = 24 * 60 * 60 * 1_000;
    await driver.upkeep(new Date(Date.now() + 6.9 * day));
    expect(await storedKeys(shop.files, 'bulk-exports/')).toHaveLength(1);
    await driver.upkeep(new Date(Date.now() + 7.1 * day));
    await nothingStored();
    expect(await driver.read(key, made.id)).toBeNull();
  });
});
