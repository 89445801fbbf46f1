import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { catalogueRows, importCsv, productBySku } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { openDesk } from './importDriver.ts';
import { shopifyFile, shopifyRows } from './shopifyFile.ts';

// A product file of Shopify, from the command and from the administration.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await freshDb();
});

test('products, variations, stock and pictures are in the shop; importing the file again changes nothing', async () => {
  const report = await importCsv(db, shopifyFile());
  expect(report).toMatchObject({ rows: 8, created: 8, rejected: [], warningCount: 3 });
  const shirt = await db.prisma.product.findUniqueOrThrow({
    where: { slug: 'linen-shirt' },
    include: { variations: { orderBy: { id: 'asc' }, include: { options: { include: { term: true }, orderBy: { position: 'asc' } } } } },
  });
  expect(shirt).toMatchObject({ type: 'VARIABLE', priceMinor: 3990, priceMaxMinor: 4990, tags: ['linen', 'summer', 'breathable'] });
  expect(shirt.variations.map(({ stock, backorders, options }) => [stock, backorders, ...options.map(({ term }) => term?.label)])).toEqual([
    [4, 'NO', 'S', 'White'],
    [0, 'NO', 'M', 'White'],
    [0, 'YES', 'M', 'Blue'],
  ]);
  expect((await productBySku(db, '0012')).images.map(({ media }) => media.source)).toEqual(['https://cdn.example/files/white.jpg?v=1']);
  expect(await productBySku(db, 'MUG')).toMatchObject({ managesStock: false, isAvailable: true, priceMinor: 1261, slug: 'mug' });
  const before = await catalogueRows(db);
  expect(await importCsv(db, shopifyFile())).toMatchObject({ created: 0, updated: 0, unchanged: 8, rejectedCount: 0 });
  expect(await catalogueRows(db)).toEqual(before);
});

test('the lines of the file are no numbers of its products: those of the shop stay whose they are', async () => {
  await importCsv(db, `SKU,Name,Regular price\n${Array.from({ length: 12 }, (_, n) => `OWN-${n},Own ${n},5.00`).join('\n')}\n`);
  const numbers = () =>
    db.prisma.product.findMany({ where: { sku: { startsWith: 'OWN-' } }, select: { id: true, number: true }, orderBy: { id: 'asc' } });
  const before = await numbers();
  await importCsv(db, shopifyFile());
  expect(await numbers()).toEqual(before);
  expect(await db.prisma.product.count({ where: { sourceId: { not: null } } })).toBe(0);
});

test('a file with other prices changes those, and what it has no columns for stays', async () => {
  await importCsv(db, shopifyFile());
  await db.prisma.product.update({ where: { sku: 'MUG' }, data: { isFeatured: true, shortDescription: 'Ours' } });
  const file = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nmug,Mug,Title,Default Title,MUG,15\n';
  expect(await importCsv(db, file)).toMatchObject({ updated: 1, rejectedCount: 0 });
  expect(await productBySku(db, 'MUG')).toMatchObject({
    regularPriceMinor: 1500,
    isFeatured: true,
    shortDescription: 'Ours',
    weightGrams: null,
  });
});

test('in the administration its columns are known; they are kept or left out, and the file is tried and imported', async () => {
  const desk = await openDesk(db, shop);
  const id = await desk.sent(shopifyFile(shopifyRows, { isNewer: true }));
  const { columns } = await desk.state(id);
  expect(columns.filter(({ isInterpreted }) => !isInterpreted).map(({ heading }) => heading)).toEqual(['SEO Title', 'Cost per item']);
  const mapping = columns.map(({ target }) => target);
  const start = (changed: Record<string, string>, isDryRun = false) =>
    desk.decide('start', { databaseId: id, isDryRun, mapping: mapping.map((target) => changed[target] ?? target) });
  expect((await start({ Price: 'Regular price' })).issues?.[0]?.message).toMatch(/Shopify export\. Keep the column/);
  expect((await start({ Title: '' })).issues?.[0]?.message).toMatch(/needs the columns Handle and Title/);
  expect(await desk.run(id, true)).toMatchObject({ status: 'CHECKED', rows: 8, created: 8, rejectedCount: 0, warningCount: 3 });
  expect(await db.prisma.product.count()).toBe(0);
  await start({ Vendor: '' });
  await desk.work(id);
  expect(await desk.state(id)).toMatchObject({ status: 'DONE', created: 8, rejectedCount: 0 });
  expect(await db.prisma.brand.count()).toBe(0);
});
