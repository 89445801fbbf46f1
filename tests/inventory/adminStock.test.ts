import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { change, freshKey, catalogueManager, made, readStaffProduct } from '../products/adminDriver.ts';
import { importCsv } from '../support/catalogue.ts';

// Stock and its movements, and variations generated from attributes.

let db: Db;
let staff: Visitor;

beforeAll(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
});

describe('adjusting stock', () => {
  it('changes it by a difference or sets it to a count, and records the reason', async () => {
    const { databaseId } = await made(staff, { name: 'Counted', regularPriceMinor: 100, stock: 10 });
    const input = { id: databaseId, delta: -3, reason: 'DAMAGE', note: 'Fell down', idempotencyKey: freshKey() };
    expect((await change(staff, 'adjustStock', input)).product.stock).toBe(7);
    // Repeated, as after a lost response.
    expect((await change(staff, 'adjustStock', input)).product.stock).toBe(7);
    await change(staff, 'adjustStock', { id: databaseId, setTo: 20, reason: 'COUNT', idempotencyKey: freshKey() });
    const product = await readStaffProduct(staff, databaseId);
    expect(product?.movements).toMatchObject([
      { delta: 13, stockAfter: 20, reason: 'COUNT', note: '', orderDatabaseId: null },
      { delta: -3, stockAfter: 7, reason: 'DAMAGE', note: 'Fell down' },
    ]);
    expect(product?.movements[0]?.by).toMatch(/@example\.com$/);
    // Stock isn't part of the product form, so changing it doesn't make any open form stale.
    expect(product?.version).toBe(1);
  });

  it('doesn’t undo a sale when a count that changed nothing is sent again', async () => {
    const { databaseId } = await made(staff, { name: 'Counted right', regularPriceMinor: 100, stock: 10 });
    const input = { id: databaseId, setTo: 10, reason: 'COUNT', idempotencyKey: freshKey() };
    expect((await change(staff, 'adjustStock', input)).product.stock).toBe(10);
    await change(staff, 'adjustStock', { id: databaseId, delta: -4, reason: 'OTHER', idempotencyKey: freshKey() });
    expect((await change(staff, 'adjustStock', input)).product.stock).toBe(6);
    await expectInvariants(db);
  });

  it('never makes it negative, and loses no concurrent adjustment', async () => {
    const { databaseId } = await made(staff, { name: 'Few', regularPriceMinor: 100, stock: 5 });
    const take = (delta: number) => change(staff, 'adjustStock', { id: databaseId, delta, reason: 'OTHER', idempotencyKey: freshKey() });
    const both = await Promise.all([take(-3), take(-3)]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['AdjustStockPayload', 'InvalidInputError']);
    expect((await readStaffProduct(staff, databaseId))?.stock).toBe(2);
    await expectInvariants(db);
  });

  it('appends movements that can’t be changed or deleted', async () => {
    const { databaseId } = await made(staff, { name: 'Saved', regularPriceMinor: 100, stock: 1 });
    await change(staff, 'adjustStock', { id: databaseId, delta: 1, reason: 'DELIVERY', idempotencyKey: freshKey() });
    await expect(db.pool.query('update "StockMovement" set "delta" = 9')).rejects.toThrow('append-only');
    await expect(db.pool.query('delete from "StockMovement"')).rejects.toThrow('append-only');
  });

  it('records the import when a product file changes it', async () => {
    const { databaseId } = await made(staff, { name: 'Filed', sku: 'FILED-1', regularPriceMinor: 100, stock: 4 });
    await importCsv(db, 'SKU,Name,Stock\nFILED-1,Filed,9\n');
    const product = await readStaffProduct(staff, databaseId);
    expect(product?.movements).toMatchObject([{ delta: 5, stockAfter: 9, reason: 'IMPORT' }]);
    expect(product?.version).toBe(2);
  });
});

describe('generating variations', () => {
  it('creates each combination of options once, and saves them in a grid', async () => {
    const [colour, size] = await Promise.all(
      ['Colour', 'Size'].map((name) => db.prisma.attribute.create({ data: { slug: name.toLowerCase(), name } })),
    );
    const specifications = [
      { attributeId: colour?.id, terms: ['Red', 'Blue'], isVariation: true },
      { attributeId: size?.id, terms: ['S', 'M', 'L'], isVariation: true },
    ];
    const shirt = await made(staff, { name: 'Shirt', type: 'VARIABLE', specifications });
    const generated = (await change(staff, 'generateVariations', { id: shirt.databaseId })).product;
    expect(generated.variations).toHaveLength(6);
    expect(generated.variations[0]).toMatchObject({ status: 'DRAFT', name: 'Shirt – Red, S', options: [{ label: 'Red' }, { label: 'S' }] });
    expect((await change(staff, 'generateVariations', { id: shirt.databaseId })).product.variations).toHaveLength(6);

    const rows = generated.variations.map(({ databaseId, version }, index) => ({
      id: databaseId,
      expectedVersion: version,
      status: 'PUBLISHED',
      sku: `SHIRT-${index}`,
      regularPriceMinor: 1_500 + index,
    }));
    const doubled = rows.map((row, index) => (index === 5 ? { ...row, sku: 'SHIRT-0' } : row));
    const refused = await change(staff, 'updateVariations', { id: shirt.databaseId, variations: doubled });
    expect(refused.issues?.map(({ path }) => path)).toEqual([['input', 'variations', '5', 'sku']]);
    expect((await readStaffProduct(staff, shirt.databaseId))?.variations.every(({ sku }) => sku === null)).toBe(true);
    const saved = (await change(staff, 'updateVariations', { id: shirt.databaseId, variations: rows })).product;
    expect(saved.price.amount).toBe(1_500);
    const stale = await change(staff, 'updateVariations', { id: shirt.databaseId, variations: rows });
    expect(stale).toMatchObject({ code: 'STALE', path: ['input', 'variations', '0', 'expectedVersion'] });

    // Attributes that distinguish existing variations can't be removed.
    const taken = await change(staff, 'updateProduct', {
      id: shirt.databaseId,
      expectedVersion: saved.version,
      specifications: [{ attributeId: colour?.id, terms: ['Red', 'Blue'], isVariation: true }],
    });
    expect(taken.issues?.[0]?.message).toContain('Size: S');
    const left = await change(staff, 'deleteVariation', { id: saved.variations[0]?.databaseId });
    expect(left.product.variations).toHaveLength(5);
  });
});
