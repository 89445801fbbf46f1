import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { globalId } from '../../shared/globalId.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp } from '../http/testApp.ts';
import { madeKey, requestWithKey } from '../integrations/apiKeys.ts';
import { importCsv } from '../support/catalogue.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { catalogueManager, made, readStaffProduct } from './adminDriver.ts';
import { documentOf, send, shirtFile, skus, statuses, type Mutation } from './rowsDriver.ts';

// Products that are created and updated by SKU.

let db: Db;
let staff: Visitor;

beforeAll(async () => {
  db = await freshDb();
});
beforeEach(async () => {
  await freshDb();
  staff = await catalogueManager(db);
});
afterAll(() => expectInvariants(db));

const upsert = (rows: object[]) => send(staff, 'bulkUpsertProducts', { rows });

describe('[I24] bulkUpsertProducts', () => {
  it('creates unknown SKUs as drafts with free slugs, and updates what known ones name', async () => {
    const mug = await made(staff, { name: 'Mug', sku: 'MUG', regularPriceMinor: 900, brand: 'Aldera', tags: ['blue'] });
    const category = await db.prisma.category.create({ data: { slug: 'home', name: 'Home', ancestorIds: [] } });
    const categoryIds = [globalId('Category', category.id)];
    const outcome = await upsert([
      { sku: 'MUG', name: ' Big  mug ', categoryIds },
      { sku: 'NEW-1', name: 'Mug', brand: 'Brightwell', regularPriceMinor: 500, categoryIds },
      { sku: 'NEW-2', name: 'Mug', brand: 'brightwell' },
      { sku: 'NEW-3', status: 'PUBLISHED', name: 'No price' },
      { sku: 'NEW-4' },
      { sku: 'NEW-5', name: 'Odd', categoryIds: [globalId('Category', 99_999)] },
      { sku: 'NEW-6', name: 'Stale', expectedVersion: 1 },
      { sku: 'NEW-7', name: 'Taken', slug: 'mug' },
      { sku: 'NEW-8', name: 'Odd', type: 'VARIATION' },
    ]);
    expect(outcome.rows.map(({ status, error }) => [status, error?.path.at(-1)])).toEqual([
      ['UPDATED', undefined],
      ['CREATED', undefined],
      ['CREATED', undefined],
      ['FAILED', 'regularPriceMinor'],
      ['FAILED', 'name'],
      ['FAILED', 'categoryIds'],
      ['FAILED', 'sku'],
      ['FAILED', 'slug'],
      ['FAILED', 'type'],
    ]);
    expect(await readStaffProduct(staff, mug.databaseId)).toMatchObject({
      name: 'Big mug',
      slug: 'mug',
      brand: 'Aldera',
      tags: ['blue'],
      categoryIds: [globalId('AdminCategory', category.id)],
      version: 2,
    });
    const created = await db.prisma.product.findMany({
      where: { sku: { startsWith: 'NEW' } },
      orderBy: { sku: 'asc' },
      include: { brand: true, categories: true },
    });
    expect(created.map(({ slug, status, brand, categories }) => [slug, status, brand?.name, categories.length])).toEqual([
      ['mug-2', 'DRAFT', 'Brightwell', 1],
      ['mug-3', 'DRAFT', 'Brightwell', 0],
    ]);
    expect(await db.prisma.domainEvent.count({ where: { type: 'productCreated' } })).toBe(3);
    expect(statuses(await upsert([{ sku: 'MUG', name: 'Big mug', brand: 'Aldera', categoryIds }]))).toEqual(['UNCHANGED']);
  });

  it('updates variations, but not what they take from their product', async () => {
    await importCsv(db, shirtFile);
    const { rows } = await upsert([
      { sku: 'SHIRT-S', gtin: '4006381333931', weightGrams: 150 },
      { sku: 'SHIRT-M', tags: ['red'] },
      { sku: 'SHIRT', type: 'SIMPLE' },
    ]);
    expect(rows.map(({ status, error }) => [status, error?.path.at(-1)])).toEqual([
      ['UPDATED', undefined],
      ['FAILED', 'tags'],
      ['FAILED', 'type'],
    ]);
    expect(await db.prisma.product.findUnique({ where: { sku: 'SHIRT-S' } })).toMatchObject({ gtin: '4006381333931', weightGrams: 150 });
  });

  it.skipIf(!process.env.DATABASE_URL)('waits for a running import, without a deadlock', async () => {
    const batch = await db.pool.connect();
    // The locks of an import's batch, in its order.
    await batch.query(`begin; select pg_advisory_xact_lock(hashtext('souk.import'))`);
    const outcome = upsert([{ sku: 'NEW', name: 'New' }]);
    const waiters = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await expect.poll(async () => (await db.pool.query<{ n: number }>(waiters)).rows[0]?.n).toBe(1);
    const { rows } = await batch.query<{ isFree: boolean }>(`select pg_try_advisory_xact_lock(hashtext('souk.prices')) as "isFree"`);
    await batch.query('commit');
    batch.release();
    expect(rows).toEqual([{ isFree: true }]);
    expect(statuses(await outcome)).toEqual(['CREATED']);
  });

  it('creates each product once when two calls arrive together, in a number of statements that does not grow with the rows', async () => {
    const rows = skus(250).map((sku) => ({ sku, name: sku, regularPriceMinor: 500 }));
    const both = await Promise.all([upsert(rows), upsert(rows)]);
    expect(both.flatMap(statuses).filter((status) => status === 'CREATED')).toHaveLength(250);
    const few = await countStatements(db, () => upsert(skus(10).map((sku) => ({ sku, name: `${sku} a`, brand: 'A' }))));
    const many = await countStatements(db, () => upsert(skus(250).map((sku) => ({ sku, name: `${sku} b`, brand: 'B' }))));
    expect(many.count - few.count).toBeLessThanOrEqual(6);
  });
});

describe('[I24] permissions of bulk mutations', () => {
  it('are the scopes of what the rows change', async () => {
    const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    const { app } = await testApp(db);
    const codeWith = async (scopes: Parameters<typeof madeKey>[1], mutation: Mutation, input: object) => {
      const { token } = await madeKey(boss, scopes);
      const { data } = await requestWithKey(app, token, documentOf(mutation), { input });
      return (data?.result as { code?: string } | undefined)?.code ?? null;
    };
    const row = { sku: 'X-1', name: 'X' };
    expect(await codeWith(['CATALOGUE_WRITE'], 'bulkUpsertProducts', { rows: [row] })).toBeNull();
    expect(await codeWith(['CATALOGUE_WRITE'], 'bulkUpsertProducts', { rows: [{ ...row, regularPriceMinor: 5 }] })).toBe('FORBIDDEN');
    expect(await codeWith(['CATALOGUE_WRITE'], 'bulkUpsertProducts', { rows: [{ ...row, managesStock: true }] })).toBe('FORBIDDEN');
    expect(await codeWith(['PRICES_WRITE'], 'bulkUpsertProducts', { rows: [{ sku: 'X-1', regularPriceMinor: 5 }] })).toBe('FORBIDDEN');
    await app.close();
  });
});
