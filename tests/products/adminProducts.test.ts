import { globalId } from '../../shared/globalId.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { change, freshKey, catalogueManager, made, readStaffProduct, type Outcome } from './adminDriver.ts';

// Creating and editing products as staff, through the API on a real database.

let db: Db;
let staff: Visitor;
let other: Visitor;

beforeAll(async () => {
  db = await freshDb();
  [staff, other] = [await catalogueManager(db), await catalogueManager(db)];
});

const shown = async (id: number) =>
  (
    await newVisitor(db).query<{ node: Record<string, unknown> | null }>(
      'query ($id: ID!) { node(id: $id) { ... on Product { name price { amount } priorPrice { amount } url } } }',
      { id: Buffer.from(`Product:${id}`).toString('base64') },
    )
  ).node;

const fieldsAtFault = ({ issues = [] }: Outcome) => issues.map(({ path }) => path.slice(1).join('.')).toSorted();

describe('creating a product', () => {
  it('creates a hidden draft, once per idempotency key', async () => {
    const input = {
      idempotencyKey: freshKey(),
      name: '  Blue   Lamp ',
      regularPriceMinor: 4_990,
      brand: 'Lumen',
      tags: ['light', 'light'],
    };
    const first = await change(staff, 'createProduct', input);
    expect(first.product).toMatchObject({
      name: 'Blue Lamp',
      slug: 'blue-lamp',
      status: 'DRAFT',
      brand: 'Lumen',
      tags: ['light'],
      version: 1,
    });
    expect((await change(staff, 'createProduct', input)).product.databaseId).toBe(first.product.databaseId);
    expect(await db.prisma.product.count({ where: { name: 'Blue Lamp' } })).toBe(1);
    expect(await shown(first.product.databaseId)).toBeNull();
    expect((await made(staff, { name: 'Blue Lamp' })).slug).toBe('blue-lamp-2');
  });

  it('reports all invalid fields at once', async () => {
    await made(staff, { name: 'Taken', sku: 'TAKEN-1' });
    const outcome = await change(staff, 'createProduct', {
      idempotencyKey: freshKey(),
      name: ' ',
      slug: 'Not An Address!',
      sku: 'TAKEN-1',
      salePriceMinor: 500,
      regularPriceMinor: 400,
      maxQuantity: 0,
      externalUrl: 'javascript:alert(1)',
    });
    expect(outcome.__typename).toBe('InvalidInputError');
    expect(fieldsAtFault(outcome)).toEqual(['externalUrl', 'maxQuantity', 'name', 'salePriceMinor', 'sku', 'slug']);
  });

  it('rejects a GTIN with a wrong check digit, and an invalid stored one does not block other changes', async () => {
    const wrong = await change(staff, 'createProduct', { idempotencyKey: freshKey(), name: 'Coded', gtin: '4006381333932' });
    expect(fieldsAtFault(wrong)).toEqual(['gtin']);
    const { databaseId, version } = await made(staff, { name: 'Coded', gtin: '4006381333931' });
    await db.prisma.product.update({ where: { id: databaseId }, data: { gtin: 'LAMP-1' } });
    const renamed = await change(staff, 'updateProduct', { id: databaseId, expectedVersion: version, name: 'Coded lamp' });
    expect(renamed.product).toMatchObject({ name: 'Coded lamp' });
    const again = { id: databaseId, expectedVersion: renamed.product.version, gtin: 'LAMP-2' };
    expect(fieldsAtFault(await change(staff, 'updateProduct', again))).toEqual(['gtin']);
  });

  it('rejects a published product without a price', async () => {
    const outcome = await change(staff, 'createProduct', { idempotencyKey: freshKey(), name: 'No price', status: 'PUBLISHED' });
    expect(fieldsAtFault(outcome)).toEqual(['regularPriceMinor']);
  });

  it('removes scripts from descriptions', async () => {
    const product = await made(staff, { name: 'Scripted', description: '<p>Good</p><script>alert(1)</script>' });
    const { description } = await db.prisma.product.findUniqueOrThrow({ where: { id: product.databaseId } });
    expect(description).toBe('<p>Good</p>');
  });
});

describe('saving a product', () => {
  it('changes only the given fields and updates the shop immediately', async () => {
    const product = await made(staff, { name: 'Kettle', regularPriceMinor: 3_000, status: 'PUBLISHED', sku: 'KET-1' });
    const before = (await sharedRevision(db)).current();
    const saved = await change(staff, 'updateProduct', { id: product.databaseId, expectedVersion: 1, name: 'Tea kettle' });
    expect(saved.product).toMatchObject({ name: 'Tea kettle', sku: 'KET-1', version: 2, slug: 'kettle' });
    expect((await sharedRevision(db)).current()).toBeGreaterThan(before);
    expect(await shown(product.databaseId)).toMatchObject({ name: 'Tea kettle', price: { amount: 3_000 } });
    const act = await db.prisma.auditEntry.findFirst({ where: { action: 'product.save', targetIds: { has: product.databaseId } } });
    expect(act?.details).toEqual({ name: { from: 'Kettle', to: 'Tea kettle' } });
  });

  it('rejects the second of two concurrent updates as stale', async () => {
    const product = await made(staff, { name: 'Shared', shortDescription: 'Old' });
    await change(other, 'updateProduct', { id: product.databaseId, expectedVersion: 1, shortDescription: 'Theirs' });
    const late = await change(staff, 'updateProduct', { id: product.databaseId, expectedVersion: 1, name: 'Mine' });
    expect(late).toMatchObject({ __typename: 'StaleRecordError', code: 'STALE', currentVersion: 2, path: ['input', 'expectedVersion'] });
    expect(late.editedBy).toMatch(/@example\.com$/);
    expect(late).toHaveProperty('current.name', 'Shared');
    expect(await readStaffProduct(staff, product.databaseId)).toMatchObject({ name: 'Shared', version: 2 });
    const both = await Promise.all(
      [staff, other].map((who) => change(who, 'updateProduct', { id: product.databaseId, expectedVersion: 2, name: 'Raced' })),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['StaleRecordError', 'UpdateProductPayload']);
  });

  it('writes prices to the ledger, from which the prior price is computed', async () => {
    const product = await made(staff, { name: 'On sale soon', regularPriceMinor: 10_000, status: 'PUBLISHED' });
    const later = new Date('2026-04-10T12:00:00.000Z');
    staff.at(later);
    const saved = await change(staff, 'updateProduct', {
      id: product.databaseId,
      expectedVersion: 1,
      regularPriceMinor: 12_000,
      salePriceMinor: 9_000,
    });
    staff.at(new Date('2026-03-01T12:00:00.000Z'));
    // The price struck through is the lowest of the last thirty days, not the one entered a moment before.
    expect(saved.product).toMatchObject({ price: { amount: 9_000 }, priorPrice: { amount: 10_000 } });
    const rows = await db.prisma.priceChange.findMany({ where: { productId: product.databaseId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ priceMinor, isSale }) => [priceMinor, isSale])).toEqual([
      [10_000, false],
      [9_000, true],
    ]);
  });

  it('replaces categories, specifications and links as a whole', async () => {
    const category = await db.prisma.category.create({ data: { slug: 'kitchen', name: 'Kitchen' } });
    const power = await db.prisma.attribute.create({ data: { slug: 'power', name: 'Power', kind: 'NUMBER', unit: 'W' } });
    const colour = await db.prisma.attribute.create({ data: { slug: 'tone', name: 'Tone' } });
    const [linked, product] = [await made(staff, { name: 'Linked' }), await made(staff, { name: 'Whole' })];
    const saved = await change(staff, 'updateProduct', {
      id: product.databaseId,
      expectedVersion: 1,
      categoryIds: [category.id],
      specifications: [
        { attributeId: power.id, number: 1200 },
        { attributeId: colour.id, terms: ['Red', 'red', 'Blue'] },
      ],
      upsellIds: [linked.databaseId],
    });
    expect(saved.product).toMatchObject({
      categoryIds: [globalId('AdminCategory', category.id)],
      specifications: [
        { name: 'Power', number: 1200, terms: [] },
        { name: 'Tone', terms: ['Red', 'Blue'] },
      ],
      upsells: [{ productId: globalId('AdminProduct', linked.databaseId), name: 'Linked' }],
    });
    const gone = await change(staff, 'updateProduct', {
      id: product.databaseId,
      expectedVersion: 2,
      categoryIds: [category.id, 9_999],
    });
    expect(fieldsAtFault(gone)).toEqual(['categoryIds']);
  });

  it('reads a product with all details in at most three statements', async () => {
    const { databaseId } = await made(staff, { name: 'Read' });
    const { statements } = await countStatements(db, () => readStaffProduct(staff, databaseId));
    const reads = statements.filter((text) => /"Product"|"ProductImage"|"ProductAttribute"/.test(text));
    expect(reads.length).toBeLessThanOrEqual(3);
  });
});

describe('duplicating and deleting', () => {
  it('a product is duplicated as a draft without SKU and stock, once per idempotency key', async () => {
    const product = await made(staff, { name: 'Original', sku: 'ORI-1', regularPriceMinor: 700, stock: 5 });
    const input = { id: product.databaseId, idempotencyKey: freshKey() };
    const copy = (await change(staff, 'duplicateProduct', input)).product;
    expect(copy).toMatchObject({ name: 'Original (copy)', sku: null, status: 'DRAFT', stock: 0, regularPrice: { amount: 700 } });
    expect((await change(staff, 'duplicateProduct', input)).product.databaseId).toBe(copy.databaseId);
  });

  it('a product can be deleted unless it was ordered', async () => {
    const document = `mutation ($input: DeleteProductInput!) { result: deleteProduct(input: $input) { __typename ... on UserError { code message } } }`;
    const [unsold, sold] = [
      await made(staff, { name: 'Unsold' }),
      await made(staff, { name: 'Sold', regularPriceMinor: 100, status: 'PUBLISHED' }),
    ];
    const remove = async (databaseId: number) =>
      (await staff.query<{ result: Outcome }>(document, { input: { id: databaseId, expectedVersion: 1 } })).result.__typename;
    expect(await remove(unsold.databaseId)).toBe('DeleteProductPayload');
    expect(await remove(unsold.databaseId)).toBe('NotFoundError');
    const { plainOrder } = await import('../support/plainOrder.ts');
    const line = { position: 0, name: 'Sold', quantity: 1, unitMinor: 100, lineMinor: 100, productId: sold.databaseId };
    await db.prisma.order.create({ data: plainOrder({ lines: { create: line } }) });
    expect(await remove(sold.databaseId)).toBe('InUseError');
    const archived = await change(staff, 'updateProduct', { id: sold.databaseId, expectedVersion: 1, status: 'ARCHIVED' });
    expect(archived.product.status).toBe('ARCHIVED');
    expect(await shown(sold.databaseId)).toBeNull();
  });
});
