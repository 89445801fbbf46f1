import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { catalogueRows, importCsv, productBySku } from '../support/catalogue.ts';
import { rejectedPath } from '../../server/catalogue/products/admin/paths.ts';
import { freshDb } from '../support/db.ts';
import { openImportDriver } from './importDriver.ts';
import { shopifyFile, shopifyRows } from './shopifyFile.ts';

// Import of a Shopify product file by the command and in the admin.

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

test('products, variations, stock and pictures are imported, and a second import changes nothing', async () => {
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

test('line numbers of the file do not become product numbers', async () => {
  await importCsv(db, `SKU,Name,Regular price\n${Array.from({ length: 12 }, (_, n) => `OWN-${n},Own ${n},5.00`).join('\n')}\n`);
  const numbers = () =>
    db.prisma.product.findMany({ where: { sku: { startsWith: 'OWN-' } }, select: { id: true, number: true }, orderBy: { id: 'asc' } });
  const before = await numbers();
  await importCsv(db, shopifyFile());
  expect(await numbers()).toEqual(before);
  expect(await db.prisma.product.count({ where: { sourceId: { not: null } } })).toBe(0);
});

test('a file with few columns changes only those', async () => {
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

test('in the admin, the columns are recognised, can be stored or skipped, and the file is checked and imported', async () => {
  const desk = await openImportDriver(db, shop);
  const id = await desk.sent(shopifyFile(shopifyRows, { isNewer: true }));
  const { columns } = await desk.state(id);
  expect(columns.filter(({ isInterpreted }) => !isInterpreted).map(({ heading }) => heading)).toEqual(['SEO Title', 'Cost per item']);
  const mapping = columns.map(({ target }) => target);
  const start = (changed: Record<string, string>, isDryRun = false) =>
    desk.decide('start', { id, isDryRun, mapping: mapping.map((target) => changed[target] ?? target) });
  expect((await start({ Price: 'Regular price' })).issues?.[0]?.message).toMatch(/Shopify export\. Keep the column/);
  expect((await start({ Title: '' })).issues?.[0]?.message).toMatch(/needs the columns Handle and Title/);
  expect(await desk.run(id, true)).toMatchObject({ status: 'CHECKED', rows: 8, created: 8, rejectedCount: 0, warningCount: 3 });
  expect(await db.prisma.product.count()).toBe(0);
  await start({ Vendor: '' });
  await desk.work(id);
  expect(await desk.state(id)).toMatchObject({ status: 'DONE', created: 8, rejectedCount: 0 });
  expect(await db.prisma.brand.count()).toBe(0);
});

const shirtOnly = shopifyRows.slice(0, 4);
const options = async () =>
  (
    await db.prisma.product.findMany({
      where: { parent: { slug: 'linen-shirt' } },
      orderBy: { id: 'asc' },
      include: { options: { include: { term: true }, orderBy: { position: 'asc' } } },
    })
  ).map(({ name, sku, stock, options: chosen }) => [name, sku, stock, ...chosen.map(({ term }) => term?.label)]);

test('a variant with the same options as an earlier one is rejected, ignoring case', async () => {
  const twin = { ...shirtOnly[1], 'Option1 Value': 'm', 'Option2 Value': ' WHITE ', 'Variant SKU': 'TWIN' };
  const report = await importCsv(db, shopifyFile([...shirtOnly, twin]));
  expect(report).toMatchObject({
    created: 4,
    rejected: [{ line: 6, reason: expect.stringMatching(/^The variant on line 3 has the same options/) as string }],
  });
  expect(await options()).toHaveLength(3);
});

test('[F139] rejected variants can be downloaded, fixed and imported without changing the rest of the product', async () => {
  const desk = await openImportDriver(db, shop);
  const [first = {}, second = {}, third = {}, picture = {}] = shirtOnly;
  const broken = [first, { ...second, 'Variant SKU': 'LS-MW', 'Variant Price': 'cheap' }, { ...third, 'Variant SKU': 'LS-MB' }, picture];
  const id = await desk.sent(shopifyFile([...broken, ...shopifyRows.slice(4)]));
  expect(await desk.run(id, false)).toMatchObject({ created: 7, rejectedCount: 1 });
  // The product is sold and edited before the row is imported again.
  await db.prisma.product.update({ where: { sku: '0012' }, data: { stock: 1 } });
  await db.prisma.product.update({ where: { slug: 'linen-shirt' }, data: { description: 'Ours', status: 'PRIVATE' } });
  const { body } = await desk.download(`${rejectedPath}?import=${id}`);
  const again = await desk.run(await desk.sent(body), false);
  expect(again).toMatchObject({ created: 0, updated: 0, rejectedCount: 1 });
  const fixed = await desk.run(await desk.sent(body.replace('cheap', '49.90')), false);
  expect(fixed).toMatchObject({ created: 1, updated: 0, rejectedCount: 0 });
  expect(await options()).toEqual([
    ['Linen Shirt - S, White', '0012', 1, 'S', 'White'],
    ['Linen Shirt - M, Blue', 'LS-MB', 0, 'M', 'Blue'],
    ['Linen Shirt - M, White', 'LS-MW', 0, 'M', 'White'],
  ]);
  expect(await db.prisma.product.findUniqueOrThrow({ where: { slug: 'linen-shirt' }, include: { images: true } })).toMatchObject({
    description: 'Ours',
    status: 'PRIVATE',
    images: [{}, {}, {}],
    extra: { 'SEO Title': 'A shirt' },
  });
  // A repeated import changes nothing.
  expect(await desk.run(await desk.sent(body.replace('cheap', '49.90')), false)).toMatchObject({
    created: 0,
    unchanged: 1,
    rejectedCount: 0,
  });
});

test('[F139] a rejected product is downloaded with all its rows', async () => {
  const desk = await openImportDriver(db, shop);
  const [first = {}, ...others] = shirtOnly;
  const id = await desk.sent(shopifyFile([{ ...first, Title: 'x'.repeat(300) }, ...others]));
  expect(await desk.run(id, false)).toMatchObject({ created: 0, rejectedCount: 4 });
  const { body } = await desk.download(`${rejectedPath}?import=${id}`);
  expect(await desk.run(await desk.sent(body.replace('x'.repeat(300), 'Linen Shirt')), false)).toMatchObject({
    created: 4,
    rejectedCount: 0,
  });
  expect(await db.prisma.productImage.count({ where: { product: { slug: 'linen-shirt' } } })).toBe(3);
});

test('variants without a product row are added to the existing product, or rejected if unknown, duplicate or without options', async () => {
  await importCsv(db, shopifyFile(shirtOnly));
  const row = { 'Option1 Name': 'Size', 'Option1 Value': 'L', 'Option2 Name': 'Colour', 'Option2 Value': 'White', 'Variant Price': '5' };
  const rows = [
    { ...row, Handle: 'nowhere' },
    { ...row, Handle: 'linen-shirt', 'Option1 Value': 's', 'Variant SKU': 'TWIN' },
    { ...row, Handle: 'linen-shirt', 'Variant SKU': 'LS-L' },
  ];
  expect(await importCsv(db, shopifyFile(rows))).toMatchObject({
    created: 1,
    rejected: [
      { line: 3, reason: expect.stringMatching(/^The variation "Linen Shirt - S, White" already has these options/) as string },
      { line: 2, reason: 'The title is missing, and the shop has no product with the handle "nowhere".' },
    ],
  });
  expect((await options()).at(-1)).toEqual(['Linen Shirt - L, White', 'LS-L', 0, 'L', 'White']);
  const unnamed = [{ ...row, Handle: 'linen-shirt', 'Option1 Name': '', 'Option1 Value': 'XL' }];
  expect(await importCsv(db, shopifyFile(unnamed))).toMatchObject({
    created: 0,
    rejected: [{ reason: expect.stringMatching(/^Option1 Name is missing/) as string }],
  });
});

test('a file without titles changes only the data of variants, found by their SKUs', async () => {
  await importCsv(db, shopifyFile());
  const before = await db.prisma.product.findMany({ orderBy: { id: 'asc' }, select: { id: true, slug: true, name: true, tags: true } });
  const file =
    'Handle,Tags,Variant SKU,Variant Price,Variant Compare At Price\nlinen-shirt,gone,LS-M,30,50\nmug,gone,MUG,12,\nnew,,NONE,5,\nnew,,,5,\n';
  const unknown = 'The shop has no product with the SKU "NONE", and a new product needs a name.';
  expect(await importCsv(db, file)).toMatchObject({
    created: 0,
    updated: 2,
    rejected: [
      { line: 4, reason: unknown },
      { line: 5, reason: 'The SKU is missing. In a file without names, products are matched by SKU.' },
    ],
    warnings: [{ line: 1, reason: 'Skipped columns: “Tags”.' }],
  });
  expect(await productBySku(db, 'LS-M')).toMatchObject({ regularPriceMinor: 5000, salePriceMinor: 3000, type: 'VARIATION' });
  expect(await productBySku(db, 'MUG')).toMatchObject({ regularPriceMinor: 1200, salePriceMinor: null, status: 'PUBLISHED' });
  expect(await db.prisma.product.findMany({ orderBy: { id: 'asc' }, select: { id: true, slug: true, name: true, tags: true } })).toEqual(
    before,
  );
});
