import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { globalId } from '../../shared/globalId.ts';
import { countStatements } from '../support/countStatements.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { catalogueManager, change, freshKey, made, readStaffProduct } from './adminDriver.ts';
import { send, shirtFile, skus, statuses } from './rowsDriver.ts';

// Changes of many products by SKU in one call, as ERPs send them.

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

const prices = (rows: object[]) => send(staff, 'bulkUpdatePrices', { rows });
const upsert = (rows: object[]) => send(staff, 'bulkUpsertProducts', { rows });
const stock = (rows: object[], more: object = {}) =>
  send(staff, 'bulkAdjustStock', { rows, reason: 'COUNT', idempotencyKey: freshKey(), ...more });

const events = async (type: string) =>
  (await db.pool.query<{ payload: { productId: number } }>('select "payload" from "DomainEvent" where "type" = $1 order by "id"', [type]))
    .rows;

describe('[I24] bulkUpdatePrices', () => {
  it('says for each row, in order, what became of it, and saves the others of a failed row', async () => {
    const mug = await made(staff, { name: 'Mug', sku: 'MUG', status: 'PUBLISHED', regularPriceMinor: 900 });
    await made(staff, { name: 'Cup', sku: 'CUP', regularPriceMinor: 700 });
    await made(staff, { name: 'Pan', sku: 'PAN', regularPriceMinor: 500 });
    const outcome = await prices([
      { sku: ' MUG ', regularPriceMinor: 1_000, expectedVersion: mug.version },
      { sku: 'CUP', regularPriceMinor: 700 },
      { sku: 'NONE', regularPriceMinor: 1 },
      { sku: 'PAN', regularPriceMinor: -1 },
      { sku: 'MUG', regularPriceMinor: 1 },
      { sku: '', regularPriceMinor: 1 },
    ]);
    expect(outcome).toMatchObject({
      __typename: 'BulkUpdatePricesPayload',
      failedCount: 4,
      rows: [
        {
          index: 0,
          sku: 'MUG',
          status: 'UPDATED',
          version: mug.version + 1,
          productId: globalId('AdminProduct', mug.databaseId),
          error: null,
        },
        { index: 1, status: 'UNCHANGED', version: 1, error: null },
        {
          index: 2,
          status: 'FAILED',
          version: null,
          productId: null,
          error: { code: 'NOT_FOUND', path: ['input', 'rows', '2', 'sku'] },
        },
        { index: 3, status: 'FAILED', error: { code: 'INVALID_INPUT', path: ['input', 'rows', '3', 'regularPriceMinor'] } },
        { index: 4, status: 'FAILED', error: { message: 'The SKU “MUG” is already in row 0. Send each SKU only once.' } },
        { index: 5, status: 'FAILED', error: { path: ['input', 'rows', '5', 'sku'] } },
      ],
    });
    expect((await readStaffProduct(staff, mug.databaseId))?.regularPrice?.amount).toBe(1_000);
    expect((await events('productUpdated')).map(({ payload }) => payload.productId)).toEqual([mug.databaseId]);
    const ledger = await db.prisma.priceChange.findMany({ where: { productId: mug.databaseId }, orderBy: { id: 'asc' } });
    expect(ledger.at(-1)?.priceMinor).toBe(1_000);
  });

  it('refuses a stale row, and applies the rules of the product form to sales', async () => {
    const mug = await made(staff, { name: 'Mug', sku: 'MUG', regularPriceMinor: 900 });
    await change(staff, 'updateProduct', { id: mug.databaseId, expectedVersion: mug.version, name: 'Mug 2' });
    const { rows } = await prices([{ sku: 'MUG', regularPriceMinor: 1, expectedVersion: mug.version }]);
    expect(rows[0]?.error).toMatchObject({
      code: 'STALE',
      currentVersion: 2,
      path: ['input', 'rows', '0', 'expectedVersion'],
    });
    const saleEndsAt = new Date(testNow.getTime() + 86_400_000).toISOString();
    expect((await prices([{ sku: 'MUG', salePriceMinor: 901, saleEndsAt }])).rows[0]?.error?.path.at(-1)).toBe('salePriceMinor');
    expect(statuses(await prices([{ sku: 'MUG', salePriceMinor: 800, saleEndsAt }]))).toEqual(['UPDATED']);
    expect((await readStaffProduct(staff, mug.databaseId))?.price.amount).toBe(800);
    expect(statuses(await prices([{ sku: 'MUG', salePriceMinor: null, saleEndsAt: null }]))).toEqual(['UPDATED']);
  });

  it('changes variations, whose product shows the new price, and refuses their product', async () => {
    await importCsv(db, shirtFile);
    const { rows } = await prices([
      { sku: 'SHIRT', regularPriceMinor: 1 },
      { sku: 'SHIRT-S', regularPriceMinor: 1_500 },
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['FAILED', 'UPDATED']);
    const shirt = await db.prisma.product.findUniqueOrThrow({ where: { sku: 'SHIRT' } });
    expect(shirt.priceMinor).toBe(1_500);
  });

  it('takes 1 to 250 rows, in a number of statements that does not grow with them', async () => {
    expect(await prices([])).toMatchObject({ __typename: 'InvalidInputError', path: ['input', 'rows'] });
    expect(await prices(skus(251).map((sku) => ({ sku })))).toMatchObject({ __typename: 'InvalidInputError' });
    await upsert(skus(250).map((sku) => ({ sku, name: sku, status: 'PUBLISHED', regularPriceMinor: 500 })));
    const few = await countStatements(db, () => prices(skus(10).map((sku) => ({ sku, regularPriceMinor: 600 }))));
    const many = await countStatements(db, () => prices(skus(250).map((sku) => ({ sku, regularPriceMinor: 700 }))));
    // Each part of the audit log entry names up to a hundred products.
    expect(many.count - few.count).toBeLessThanOrEqual(4);
    expect(await db.prisma.product.count({ where: { regularPriceMinor: 700 } })).toBe(250);
  });

  it('writes one entry to the audit log, whose parts have the old and new values', async () => {
    await upsert(skus(120).map((sku) => ({ sku, name: sku, regularPriceMinor: 500 })));
    await prices([...skus(120).map((sku) => ({ sku, regularPriceMinor: 600 })), { sku: 'NONE' }]);
    const call = await db.prisma.auditEntry.findFirstOrThrow({ where: { action: 'product.bulk-prices' } });
    expect(call).toMatchObject({ targetCount: 120, details: { rows: 121, changed: 120, failed: 1 } });
    const parts = await db.prisma.auditEntry.findMany({ where: { partOfId: call.id }, orderBy: { id: 'asc' } });
    expect(parts.map(({ action, targetCount }) => [action, targetCount])).toEqual([
      ['product.save', 100],
      ['product.save', 20],
    ]);
    expect(parts[0]?.details).toMatchObject({ 'SKU-0 › regularPriceMinor': { from: 500, to: 600 } });
  });
});

describe('[I24] bulkAdjustStock', () => {
  it('adjusts or sets stock, records movements, and fails rows that are stale, invalid or would take too much', async () => {
    const mug = await made(staff, { name: 'Mug', sku: 'MUG', regularPriceMinor: 900, stock: 10 });
    for (const sku of ['CUP', 'PAN', 'POT', 'LID']) await made(staff, { name: sku, sku, regularPriceMinor: 700, stock: 3 });
    const outcome = await stock(
      [
        { sku: 'MUG', delta: -4 },
        { sku: 'CUP', setTo: 8, expectedStock: 3 },
        { sku: 'PAN', delta: -4 },
        { sku: 'POT', setTo: 1, expectedStock: 2 },
        { sku: 'LID', setTo: 3 },
        { sku: 'NONE', setTo: 1 },
        { sku: 'BOTH', setTo: 1, delta: 1 },
      ],
      { note: 'Counted at night' },
    );
    expect(outcome.rows.map(({ status, stock: level, error }) => [status, level, error?.code])).toEqual([
      ['UPDATED', 6, undefined],
      ['UPDATED', 8, undefined],
      ['FAILED', null, 'INVALID_INPUT'],
      ['FAILED', null, 'STALE'],
      ['UNCHANGED', 3, undefined],
      ['FAILED', null, 'NOT_FOUND'],
      ['FAILED', null, 'NOT_FOUND'],
    ]);
    const product = await readStaffProduct(staff, mug.databaseId);
    expect(product).toMatchObject({
      stock: 6,
      version: 1,
      movements: [{ delta: -4, stockAfter: 6, reason: 'COUNT', note: 'Counted at night' }],
    });
    expect((await events('stockChanged')).map(({ payload }) => payload)).toMatchObject([
      { productId: mug.databaseId, stock: 6, delta: -4, reason: 'COUNT' },
      { stock: 8, delta: 5 },
    ]);
  });

  it('repeats nothing when a request is sent again, and refuses its key for another adjustment', async () => {
    await made(staff, { name: 'Mug', sku: 'MUG', regularPriceMinor: 900, stock: 10 });
    const key = { idempotencyKey: freshKey() };
    const same = () => stock([{ sku: 'MUG', delta: -4 }], key);
    const both = await Promise.all([same(), same()]);
    expect(both.map((outcome) => statuses(outcome)[0]).toSorted()).toEqual(['UNCHANGED', 'UPDATED']);
    expect((await stock([{ sku: 'MUG', delta: -1 }], key)).rows[0]?.error).toMatchObject({ path: ['input', 'idempotencyKey'] });
    expect((await db.prisma.product.findUniqueOrThrow({ where: { sku: 'MUG' } })).stock).toBe(6);
    expect(await stock([{ sku: 'MUG', delta: 1 }], { idempotencyKey: 'short' })).toMatchObject({ path: ['input', 'idempotencyKey'] });
  });

  it('doesn’t undo a sale when a count that changed nothing is sent again', async () => {
    await made(staff, { name: 'Mug', sku: 'MUG', regularPriceMinor: 900, stock: 10 });
    const key = { idempotencyKey: freshKey() };
    await stock([{ sku: 'MUG', setTo: 10 }]);
    const count = async () => statuses(await stock([{ sku: 'MUG', setTo: 10 }], key));
    expect(await count()).toEqual(['UNCHANGED']);
    await stock([{ sku: 'MUG', delta: -4 }]);
    expect(await count()).toEqual(['UNCHANGED']);
    expect((await db.prisma.product.findUniqueOrThrow({ where: { sku: 'MUG' } })).stock).toBe(6);
  });

  it('sends a number of statements that does not grow with the rows', async () => {
    await upsert(skus(250).map((sku) => ({ sku, name: sku, status: 'PUBLISHED', regularPriceMinor: 500 })));
    const few = await countStatements(db, () => stock(skus(10).map((sku) => ({ sku, setTo: 5 }))));
    const many = await countStatements(db, () => stock(skus(250).map((sku) => ({ sku, setTo: 9 }))));
    expect(many.count - few.count).toBeLessThanOrEqual(6);
    expect(await db.prisma.stockMovement.count({ where: { stockAfter: 9 } })).toBe(250);
  });
});
