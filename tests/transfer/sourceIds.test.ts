import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { cartRows, newClient, type Client } from '../legacy/client.ts';
import { catalogueRows, importCsv, importNow, record } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';

// Imported products keep their number in the source shop, which old links and themes refer to.

let db: Db;
let shop: TestApp | undefined;

beforeEach(async () => {
  await shop?.app.close();
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop?.app.close());

const client = (): Client => newClient((shop as TestApp).app);
const run = (records: ProductRecord[]) => importRecords(db, records, { now: importNow });
const row = (line: number, fileId: number | undefined, facts: Partial<ProductRecord> = {}) =>
  record({ line, fileId, name: `Imported ${line}`, sku: `imported-${line}`, regularPriceMinor: 1_000, ...facts });
/** Returns the target of an old link to a number. */
const linked = async (number: number) => (await client().send('GET', `/?p=${number}`)).headers.location;
const numberOf = async (slug: string) => (await db.prisma.product.findUniqueOrThrow({ where: { slug } })).number;
/** Creates one of the shop's own products, as the admin does. */
const own = (name: string) => makeProduct(db, { name, slug: name.toLowerCase() });

describe('[F12] [F139] imported product numbers', () => {
  test('identify imported products at all legacy endpoints, and existing products with those numbers get new ones', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await own(name);
    await run([
      row(2, 4, { name: 'Lamp' }),
      row(3, 900, { name: 'Shirt', type: 'VARIABLE' }),
      row(4, 901, { type: 'VARIATION', parent: 'id:900', attributes: [{ name: 'Size', values: ['L'], isVisible: true, isGlobal: true }] }),
    ]);
    expect([await linked(4), await linked(900), await linked(901)]).toEqual(['/product/lamp/', '/product/shirt/', '/product/shirt/']);
    expect([await linked(5), await linked(6), await linked(902)]).toEqual(['/product/five/', undefined, undefined]);

    const visitor = client();
    await visitor.ajax('add_to_cart', { product_id: 4 });
    await visitor.ajax('add_to_cart', { product_id: 900, variation_id: 901 });
    expect(await visitor.cart('add_to_cart', { product_id: 4, variation_id: 901 })).toEqual({ error: true, product_url: '/product/lamp/' });
    const { slug } = await db.prisma.product.findFirstOrThrow({ where: { number: 901 } });
    const lines = (await cartRows(db, visitor))?.lines.map(({ productId }) => productId) ?? [];
    const slugs = await db.prisma.product.findMany({ where: { id: { in: lines } }, orderBy: { id: 'asc' }, select: { slug: true } });
    expect(slugs.map((product) => product.slug).toSorted()).toEqual(['lamp', slug].toSorted());

    // The shop's own product that had the number gets one above all imported numbers, and the API returns it.
    const moved = await numberOf('four');
    expect(moved).toBeGreaterThan(901);
    expect(await linked(moved)).toBe('/product/four/');
    const shown = await visitor.gql<{ product: { databaseId: number } }>('{ product(slug: "four") { databaseId } }');
    expect(shown.product.databaseId).toBe(moved);
  });

  test('are also the ids in a shop without products, and new products get higher numbers', async () => {
    await run([row(2, 1), row(3, 57), row(4, 1_000_000), row(5, undefined)]);
    const made = await own('Later');
    const rows = await db.prisma.product.findMany({ orderBy: { id: 'asc' }, select: { id: true, number: true, sku: true } });
    expect(rows.map(({ id, number }) => id === number)).toEqual([true, true, true, true, true]);
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual([1, 57, 1_000_000]);
    expect(made.id).toBeGreaterThan(1_000_000);
    expect(await linked(2)).toBeUndefined();
  });

  test('stay the same on repeated imports, even after renames, and are added to products imported without them', async () => {
    const rows = [row(2, 40), row(3, 41)];
    await run(rows);
    const before = await catalogueRows(db);
    expect(await run(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2, warningCount: 0 });
    expect(await catalogueRows(db)).toEqual(before);
    await run([row(2, 77, { name: 'Renamed' })]);
    expect(await numberOf('imported-2')).toBe(40);

    await db.prisma.product.updateMany({ data: { sourceId: null } });
    const { id } = await db.prisma.product.findFirstOrThrow({ where: { sku: 'imported-2' } });
    expect(await run([row(2, 500), row(3, 41)])).toMatchObject({ updated: 1, unchanged: 1 });
    expect([await linked(500), await linked(id)]).toEqual(['/product/imported-2/', undefined]);
  });

  test('identify the products of a file without a SKU column', async () => {
    await run([
      row(2, 50, { name: 'Lamp' }),
      row(3, 60, { name: 'Shirt', type: 'VARIABLE' }),
      row(4, 61, { type: 'VARIATION', parent: 'id:60', attributes: [{ name: 'Size', values: ['L'], isVisible: true, isGlobal: true }] }),
    ]);
    await own('Desk');
    const renamed = await importCsv(db, 'ID,Name,Regular price\n50,Floor lamp,12\n');
    const stocked = await importCsv(db, 'ID,Stock\n50,7\n61,8\n620,9\n');
    expect([renamed, stocked]).toMatchObject([
      { updated: 1, created: 0, warnings: [] },
      { updated: 2, created: 0, rejected: [{ line: 4, reason: expect.stringContaining('the ID 620') as string }] },
    ]);
    const products = await db.prisma.product.findMany({ where: { stock: { gt: 0 } }, orderBy: { number: 'asc' } });
    expect(products.map(({ name, number, stock, sku, status }) => [name, number, stock, sku, status])).toEqual([
      ['Floor lamp', 50, 7, 'imported-2', 'PUBLISHED'],
      ['Imported 4', 61, 8, 'imported-4', 'PUBLISHED'],
    ]);
  });

  test('identify the shop’s own products in a file that the shop exported', async () => {
    const [lamp, desk] = [await own('Lamp'), await own('Desk')];
    await db.prisma.product.update({ where: { id: desk.id }, data: { sku: null, slug: 'old-desk' } });
    const report = (rows: string) => importCsv(db, rows);
    expect([
      await report(`ID,Name,Regular price\n${lamp.number},Lamp,12\n${desk.number},Desk,13\n`),
      await report(`ID,Stock\n${lamp.number},7\n${desk.number},8\n`),
      await report(`ID,SKU,Name,Regular price\n${desk.number},,Desk,14\n`),
      await report(`ID,Slug,Name,Regular price\n${desk.number},new-desk,Desk,15\n`),
    ]).toMatchObject([
      { created: 0, updated: 2, warnings: [], rejected: [] },
      { created: 0, updated: 2, warnings: [], rejected: [] },
      { created: 0, updated: 1 },
      { created: 0, updated: 1 },
    ]);
    // The number of another product in another shop.
    expect(await report(`ID,Name,Regular price\n${lamp.number},Chair,16\n`)).toMatchObject({ created: 1, updated: 0 });
    const products = await db.prisma.product.findMany({ orderBy: { id: 'asc' } });
    expect(products.map(({ name, regularPriceMinor, stock }) => [name, regularPriceMinor, stock])).toEqual([
      ['Lamp', 1_200, 7],
      ['Desk', 1_500, 8],
      ['Chair', 1_600, 0],
    ]);
    expect([await numberOf('new-desk'), await numberOf('chair')]).toEqual([desk.number, lamp.number]);
  });

  test('can be swapped, and existing products can be renumbered twice', async () => {
    const [one, two] = [await own('One'), await own('Two')];
    await run([row(2, two.id, { sku: one.sku ?? '' }), row(3, one.id, { sku: two.sku ?? '' })]);
    expect([await numberOf('one'), await numberOf('two')]).toEqual([two.id, one.id]);
    const third = await own('Third');
    await run([row(4, third.id)]);
    const second = await numberOf('third');
    await run([row(5, second)]);
    expect(await numberOf('third')).toBeGreaterThan(second);
    expect([await linked(third.id), await linked(second)]).toEqual(['/product/imported-4/', '/product/imported-5/']);
  });

  test('are not assigned if taken or out of range, with a warning', async () => {
    const report = await run([row(2, 12), row(3, 12), row(4, 2_000_000_000), row(5, -3), row(6, 0)]);
    expect(report).toMatchObject({ created: 5, rejectedCount: 0, warningCount: 2 });
    expect(new Set(report.warnings.map(({ line }) => line))).toEqual(new Set([3, 4]));
    expect((await run([row(7, 12)])).warnings).toEqual([
      { line: 7, reason: 'The ID 12 already belongs to “Imported 2”, so this product gets a new one.' },
    ]);
    expect(await linked(12)).toBe('/product/imported-2/');
    const numbers = (await db.prisma.product.findMany({ select: { number: true } })).map(({ number }) => number);
    expect(Math.max(...numbers)).toBeLessThan(100);
  });

  test('are never assigned twice while products are created during imports', async () => {
    const imports = Promise.all(
      [1, 2, 3].map((part) => run(Array.from({ length: 60 }, (_, index) => row(part * 1_000 + index, part * 50 + index)))),
    );
    const made = Promise.all(
      Array.from({ length: 120 }, (_, index) => db.prisma.product.create({ data: { slug: `own-${index}`, name: 'Own' } })),
    );
    const reports = await imports;
    await made;
    expect(reports.map(({ created }) => created)).toEqual([60, 60, 60]);
    for (let number = 50; number < 210; number += 1) {
      const found = await db.prisma.product.findUnique({ where: { number }, select: { sku: true } });
      expect(found?.sku, String(number)).toMatch(/^imported-/);
    }
  });
});
