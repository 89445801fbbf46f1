import { globalId } from '../../shared/globalId.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBulkEdit, unfinishedBulkEdits } from '../../server/catalogue/products/admin/bulk/bulkRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { change as changeProduct, freshKey, catalogueManager, readStaffProduct } from './adminDriver.ts';
import { openShopFloor } from '../inventory/shopFloor.ts';

// Bulk edits of products: preview, execution by a job, and undo.

interface Outcome {
  __typename: string;
  code?: string;
  message?: string;
  bulkEdit?: { databaseId: number; total: number };
}
interface Edit {
  databaseId: number;
  status: string;
  total: number;
  done: number;
  changed: number;
  undone: number;
  canUndo: boolean;
  problems: { name: string; problem: string }[];
}

let db: Db;
let staff: Visitor;

beforeAll(async () => {
  db = await freshDb();
});
beforeEach(async () => {
  await freshDb();
  await openShopFloor(db);
  staff = await catalogueManager(db);
});

const at = (hours: number) => new Date(testNow.getTime() + hours * 60 * 60 * 1_000);

async function start(target: object, change: object, more: object = {}): Promise<Outcome> {
  const document = `mutation ($input: StartBulkEditInput!) { result: startBulkEdit(input: $input) { __typename
    ... on StartBulkEditPayload { bulkEdit { databaseId total } } ... on UserError { code message } } }`;
  return (await staff.query<{ result: Outcome }>(document, { input: { target, change, idempotencyKey: freshKey(), ...more } })).result;
}

const work = async (id: number, now = testNow) => runBulkEdit({ db, catalog: await sharedRevision(db) }, id, { now, clock: () => now });

/**
 * Starts and runs a bulk edit.
 * @returns its id
 */
async function made(target: object, change: object): Promise<number> {
  const { bulkEdit, message } = await start(target, change);
  if (!bulkEdit) throw new Error(message);
  await work(bulkEdit.databaseId);
  return bulkEdit.databaseId;
}

async function readEdit(id: number): Promise<Edit | undefined> {
  const { bulkEdits } = await staff.query<{ bulkEdits: Edit[] }>(
    '{ bulkEdits { databaseId status total done changed undone canUndo problems { name problem } } }',
  );
  return bulkEdits.find(({ databaseId }) => databaseId === id);
}

async function decide(verb: 'undo' | 'stop', databaseId: number): Promise<Outcome> {
  const name = `${verb === 'undo' ? 'Undo' : 'Stop'}BulkEdit`;
  const document = `mutation ($input: ${name}Input!) { result: ${verb}BulkEdit(input: $input) { __typename ... on UserError { code message } } }`;
  return (await staff.query<{ result: Outcome }>(document, { input: { id: databaseId } })).result;
}

async function preview(target: object, change: object) {
  interface Answer {
    bulkEditPreview: { total: number; rows: { name: string; before: string; after: string; problem: string }[] };
  }
  const document = 'query ($input: BulkEditPreviewInput!) { bulkEditPreview(input: $input) { total rows { name before after problem } } }';
  return (await staff.query<Answer>(document, { input: { target, change } })).bulkEditPreview;
}

const bySlug = (slug: string) => db.prisma.product.findUniqueOrThrow({ where: { slug } });
const price = (value: number, more: object = {}) => ({ price: { target: 'REGULAR', percentBasisPoints: value, ...more } });
const garden = { filter: { categoryId: 3 } };

describe('bulk price changes', () => {
  it('can be previewed, applied by percent, recorded in the ledger, and undone', async () => {
    const previewed = await preview(garden, price(1_000));
    expect(previewed).toMatchObject({ total: 2 });
    expect(previewed.rows).toContainEqual({ name: 'Watering Can', before: '€15.00', after: '€16.50', problem: '' });
    expect((await bySlug('watering-can')).regularPriceMinor).toBe(1_500);
    const { bulkEdit } = await start(garden, price(1_000), { expectedTotal: 2 });
    const id = bulkEdit?.databaseId ?? 0;
    await work(id, at(1));
    expect(await readEdit(id)).toMatchObject({ status: 'DONE', total: 2, done: 2, changed: 2, canUndo: true });
    const can = await bySlug('watering-can');
    expect(can).toMatchObject({ regularPriceMinor: 1_650, version: 2 });
    const ledger = () => db.prisma.priceChange.findMany({ where: { productId: can.id }, orderBy: { id: 'asc' } });
    expect((await ledger()).at(-1)).toMatchObject({ priceMinor: 1_650, at: at(1) });
    expect((await decide('undo', id)).__typename).toBe('UndoBulkEditPayload');
    await work(id, at(2));
    expect(await bySlug('watering-can')).toMatchObject({ regularPriceMinor: 1_500, version: 3 });
    expect((await ledger()).at(-1)).toMatchObject({ priceMinor: 1_500, at: at(2) });
    expect(await readEdit(id)).toMatchObject({ status: 'UNDONE', undone: 2, canUndo: false });
    expect((await decide('undo', id)).code).toBe('CANNOT_UNDO');
    await expectInvariants(db);
  });

  it('compute sale prices from the regular price, with dates, and for variations', async () => {
    const shirt = await db.prisma.product.create({ data: { slug: 'shirt', name: 'Shirt', type: 'VARIABLE' } });
    for (const [slug, minor] of [
      ['shirt-s', 1_000],
      ['shirt-m', 2_000],
    ] as const)
      await db.prisma.product.create({ data: { slug, name: slug, type: 'VARIATION', parentId: shirt.id, regularPriceMinor: minor } });
    const sale = { target: 'SALE', percentBasisPoints: -2_000, startsAt: at(1).toISOString(), endsAt: at(48).toISOString() };
    await made({ productIds: [shirt.id] }, { price: sale });
    expect(await bySlug('shirt-s')).toMatchObject({ salePriceMinor: 800, saleStartsAt: at(1), saleEndsAt: at(48) });
    expect(await bySlug('shirt-m')).toMatchObject({ salePriceMinor: 1_600 });
    expect(await bySlug('shirt')).toMatchObject({ salePriceMinor: null });
    await made({ productIds: [shirt.id] }, { price: { target: 'END_SALE' } });
    expect(await bySlug('shirt-m')).toMatchObject({ salePriceMinor: null, saleEndsAt: null });
  });

  it('skip products with an invalid result and report the reason', async () => {
    const id = await made(garden, { price: { target: 'REGULAR', setToMinor: 2_000 } });
    expect(await readEdit(id)).toMatchObject({
      changed: 1,
      problems: [{ name: 'Garden Hose', problem: 'The sale price must be below the regular price.' }],
    });
    expect(await bySlug('garden-hose')).toMatchObject({ regularPriceMinor: 2_500 });
  });
});

describe('undoing a bulk edit', () => {
  it('skips products changed since, and keeps stock movements of sales', async () => {
    const [hose, can] = [await bySlug('garden-hose'), await bySlug('watering-can')];
    await db.prisma.product.update({ where: { id: hose.id }, data: { managesStock: true, stock: 4 } });
    const priced = await made(garden, { price: { target: 'REGULAR', changeMinor: 100 } });
    const { version } = (await readStaffProduct(staff, can.id)) ?? { version: 0 };
    await changeProduct(staff, 'updateProduct', { id: can.id, expectedVersion: version, regularPriceMinor: 1_999 });
    await decide('undo', priced);
    await work(priced);
    expect([(await bySlug('garden-hose')).regularPriceMinor, (await bySlug('watering-can')).regularPriceMinor]).toEqual([2_500, 1_999]);
    expect(await readEdit(priced)).toMatchObject({
      undone: 1,
      problems: [{ name: 'Watering Can', problem: 'Changed in the meantime, so it was skipped.' }],
    });

    const stocked = await made(garden, { stock: { setTo: 20 } });
    await db.prisma.product.update({ where: { id: hose.id }, data: { stock: 17 } });
    await db.prisma.stockMovement.create({ data: { productId: hose.id, at: testNow, delta: -3, stockAfter: 17, reason: 'SALE' } });
    await changeProduct(staff, 'adjustStock', { id: can.id, setTo: 11, reason: 'COUNT', idempotencyKey: freshKey() });
    await decide('undo', stocked);
    await work(stocked);
    expect([(await bySlug('garden-hose')).stock, (await bySlug('watering-can')).stock]).toEqual([1, 11]);
    const moved = await db.prisma.stockMovement.findMany({ where: { productId: hose.id }, orderBy: { id: 'asc' } });
    expect(moved.map(({ delta }) => delta)).toEqual([16, -3, -16]);
  });
});

describe('bulk edits of status, categories, tags and tax class', () => {
  it('change selected products and can be undone', async () => {
    const target = { productIds: [(await bySlug('draft-kettle')).id, (await bySlug('steel-kettle')).id] };
    const [draft] = target.productIds;
    const shown = async () =>
      (
        await newVisitor(db).query<{ node: object | null }>('query ($id: ID!) { node(id: $id) { id } }', {
          id: Buffer.from(`Product:${draft}`).toString('base64'),
        })
      ).node;
    const published = await made(target, { status: 'PUBLISHED' });
    expect(await readEdit(published)).toMatchObject({ total: 2, changed: 1 });
    expect(await shown()).not.toBeNull();
    await decide('undo', published);
    await work(published);
    expect(await shown()).toBeNull();
    const moved = await made(target, { categories: { mode: 'ADD', ids: [3] } });
    const categories = async () => (await readStaffProduct(staff, draft ?? 0))?.['categoryIds'];
    const idsOf = (...numbers: number[]) => numbers.map((number) => globalId('AdminCategory', number));
    expect(await categories()).toEqual(idsOf(2, 3));
    await made(target, { categories: { mode: 'SET', ids: [4] } });
    expect(await categories()).toEqual(idsOf(4));
    await decide('undo', moved);
    await work(moved);
    expect(await categories()).toEqual(idsOf(4));
    await made(target, { tags: { mode: 'ADD', tags: [' tea ', 'tea'] } });
    expect((await bySlug('draft-kettle')).tags).toEqual(['tea']);
    await made(target, { tags: { mode: 'REMOVE', tags: ['tea'] } });
    await made(target, { taxClass: 'REDUCED' });
    expect(await bySlug('draft-kettle')).toMatchObject({ tags: [], taxClass: 'REDUCED' });
  });

  it('can be stopped between batches, and unfinished ones are found after a crash', async () => {
    await db.prisma.product.createMany({
      data: Array.from({ length: 150 }, (_, index) => ({ slug: `many-${index}`, name: `Many ${index}`, regularPriceMinor: 100 })),
    });
    const { bulkEdit } = await start({ filter: {} }, { tags: { mode: 'ADD', tags: ['all'] } });
    const id = bulkEdit?.databaseId ?? 0;
    expect(await unfinishedBulkEdits(db)).toEqual([id]);
    let steps = 0;
    const reload = async () => {
      steps += 1;
      if (steps === 1) await decide('stop', id);
      return 0;
    };
    await runBulkEdit({ db, catalog: { reload } }, id, { now: testNow });
    expect(await readEdit(id)).toMatchObject({ status: 'STOPPED', total: 165, done: 100, changed: 100 });
    expect(await db.prisma.product.count({ where: { tags: { has: 'all' } } })).toBe(100);
    const acts = await db.prisma.auditEntry.findMany({ where: { action: { startsWith: 'product.bulk-edit' } }, orderBy: { id: 'asc' } });
    expect(acts.map(({ action, targetCount }) => [action, targetCount])).toEqual([
      ['product.bulk-edit-start', 1],
      ['product.bulk-edit', 100],
      ['product.bulk-edit-stop', 1],
    ]);
    await decide('undo', id);
    await Promise.all([work(id), work(id)]);
    expect(await db.prisma.product.count({ where: { tags: { has: 'all' } } })).toBe(0);
  });

  it('use the current time for each batch, so that a sale that starts in between stays active', async () => {
    await db.prisma.product.createMany({
      data: Array.from({ length: 150 }, (_, index) => ({ slug: `many-${index}`, name: `Many ${index}`, regularPriceMinor: 100 })),
    });
    await db.prisma.product.update({ where: { slug: 'many-149' }, data: { salePriceMinor: 60, saleStartsAt: at(1) } });
    const { bulkEdit } = await start({ filter: {} }, { tags: { mode: 'ADD', tags: ['all'] } });
    const times = [at(0), at(2)];
    const clock = () => times.shift() ?? at(2);
    await runBulkEdit({ db, catalog: await sharedRevision(db) }, bulkEdit?.databaseId ?? 0, { now: testNow, clock });
    const product = await db.prisma.product.findUniqueOrThrow({ where: { slug: 'many-149' } });
    expect(product).toMatchObject({ priceMinor: 60, tags: ['all'] });
  });
});

it('invalid changes are rejected with a message, a repeated idempotency key starts one edit, and customers are rejected', async () => {
  expect((await start(garden, {})).message).toBe('Choose exactly one change.');
  expect((await start(garden, price(-10_000))).message).toMatch(/percentage/);
  expect((await start({ productIds: [] }, price(1))).message).toMatch(/Select 1 to/);
  expect((await start({ productIds: [999_999] }, price(1))).message).toBe('No products are affected.');
  expect((await start(garden, { categories: { mode: 'ADD', ids: [77] } })).message).toMatch(/no longer exist/);
  expect((await start(garden, price(100), { expectedTotal: 9 })).message).toBe(
    'The number of affected products is now 2, not 9. Review the selection again.',
  );
  const idempotencyKey = freshKey();
  const twice = await Promise.all([start(garden, price(100), { idempotencyKey }), start(garden, price(100), { idempotencyKey })]);
  expect(new Set(twice.map(({ bulkEdit }) => bulkEdit?.databaseId)).size).toBe(1);
  const other = await start(garden, price(200), { idempotencyKey });
  expect(other).toMatchObject({
    __typename: 'InvalidInputError',
    message: 'This key was already used for a different change. Use a new one.',
  });
  expect(await db.prisma.bulkEdit.count()).toBe(1);
  const refused = await newVisitor(db).gql('{ bulkEdits { databaseId } }', {});
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
