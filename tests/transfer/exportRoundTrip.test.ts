import { parse } from 'csv-parse/sync';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { exportCatalogue } from '../../server/catalogue/transfer/export/exportCatalogue.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { catalogueRows, generatedRecords, importCsv, importFixture, importNow, productBySku, record } from '../support/catalogue.ts';

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

async function exported(): Promise<string> {
  const output = new PassThrough();
  const [content] = await Promise.all([text(output), exportCatalogue(db, output)]);
  return content;
}

/** Values that spreadsheets can't represent, or would change. */
const awkward = [
  record({
    line: 1,
    name: '=HYPERLINK("https://evil.example")',
    sku: '-minus, comma',
    brand: 'A > B &amp; C',
    description: '<p>One\\n two\nthree</p>',
    shortDescription: "'=quoted, + signs & 5 < 6\nsecond line\\",
    regularPriceMinor: 29,
    minQuantity: 2,
    maxQuantity: 9,
    stock: 4,
    weightGrams: 1,
    withdrawalException: 'SEALED_MEDIA',
    manufacturer: {
      name: '=Lamps & Co, Ltd',
      address: 'Hauptstr. 1\n10115 Berlin\\',
      contact: 'mail@lamps.example',
      responsibleName: 'EU "Rep" SA',
    },
    safetyWarnings: '-Hot surface & glass <5 cm\nKeep away from children',
    energyClass: 'C',
    energyScaleEnd: 'E',
    energyLabelUrl: 'https://labels.example/a,b;c=1.png',
    energySheetUrl: 'https://labels.example/sheet.pdf',
    minimumAge: 18,
    depositMinor: 25,
    content: { milli: 1_125, unit: 'L' },
    isPricedPer100: true,
    lengthMm: 1,
    categories: [
      ['Tools & Things', 'A > B'],
      ['Back\\', 'x, y'],
    ],
    tags: ['a, b', 'c\\', '@home', '&lt;tag&gt;'],
    images: [{ source: 'pictures/a, b.png', alt: 'A picture, "quoted"' }, { source: 'https://pictures.example/2.png' }],
    upsells: ['id:9', 'plain'],
    extra: { 'Meta: cells': '=1+1', 'Attribute of honour': 'yes', 'Line\\nbreak': 'a\nb\rc' },
    attributes: [
      { name: 'Depth, outer', values: [], number: 12.345678901, unit: 'cm', isVisible: false, isGlobal: true },
      { name: 'Washable', values: [], boolean: false, isVisible: true, isGlobal: false },
      { name: '+Colour', values: ['Red, dark', 'Green > blue', '=Blue\\'], isVisible: true, isGlobal: true },
    ],
  }),
  record({
    line: 2,
    name: 'No SKU',
    fileId: 9,
    regularPriceMinor: 100,
    saleStartsAt: '2026-11-20T10:30:00.000Z',
    saleEndsAt: '2026-12-24T00:00:00.000Z',
    salePriceMinor: 90,
  }),
  record({ line: 3, name: 'No SKU', type: 'GROUPED', grouped: ['-minus, comma', 'id:9'] }),
  record({
    line: 4,
    name: 'Cable',
    sku: 'plain',
    type: 'VARIABLE',
    taxClass: 'ZERO',
    attributes: [{ name: 'Length', values: ['1 m', '2 m'], default: '2 m', isVisible: true, isGlobal: true, isVariation: true }],
  }),
  record({
    line: 5,
    name: 'Cable',
    type: 'VARIATION',
    parent: 'plain',
    taxClass: 'PARENT',
    regularPriceMinor: 500,
    attributes: [
      { name: 'Load', values: [], number: 5, unit: 'kg', isVisible: true, isGlobal: true },
      { name: 'Length', values: ['1 m'], isVisible: true, isGlobal: true },
    ],
  }),
  record({ line: 6, name: 'id:12', sku: 'id:12', type: 'EXTERNAL', externalUrl: 'https://shop.example/?a=1,2', position: -3 }),
];

/** The import's warning about columns that are stored but not recognised. */
const warnings = [{ line: 1, reason: expect.stringMatching(/^Unrecognised columns: “Attribute of honour”, “Line\\nbreak”\./) }];

test('importing an export changes no row of any table, not even the revision', async () => {
  await importFixture(db);
  expect(await importRecords(db, awkward, { now: importNow })).toMatchObject({ created: 6, rejectedCount: 0, warnings: [] });
  await importRecords(db, generatedRecords(40), { now: importNow });
  await db.prisma.media.create({
    data: { key: 'f00d', state: 'READY', images: { create: { productId: (await productBySku(db, 'tray')).id, alt: 'Uploaded' } } },
  });
  const before = await catalogueRows(db);
  const file = await exported();
  const report = await importCsv(db, file);
  expect(report).toMatchObject({ rows: 57, unchanged: 57, created: 0, updated: 0, rejected: [], warnings });
  expect(await catalogueRows(db)).toEqual(before);
});

test('an export imported into an empty shop is exported identically', async () => {
  await importRecords(db, awkward, { now: importNow });
  const file = await exported();
  db = await freshDb();
  expect(await importCsv(db, file)).toMatchObject({ created: 6, rejected: [], warnings });
  const withoutIds = (content: string) => {
    const rows: Record<string, string>[] = parse(content, { bom: true, columns: true });
    return rows.map((row) => ({ ...row, ID: '' }));
  };
  expect(withoutIds(await exported())).toEqual(withoutIds(file));
  expect((await productBySku(db, '-minus, comma')).attributes).toMatchObject([
    { number: 12.345678901, isVisible: false },
    { boolean: false, isGlobal: false },
    { terms: [{}, {}, {}] },
  ]);
});

test('sale dates are in the shop’s time zone on import and export', async () => {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { timeZone: 'Europe/Berlin' } });
  await importCsv(
    db,
    'SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends\nday,Day,20.00,15.00,2026-11-27,2026-11-30\nhour,Hour,20.00,15.00,2026-07-01 09:30,\n',
  );
  expect(await productBySku(db, 'day')).toMatchObject({
    saleStartsAt: new Date('2026-11-26T23:00:00Z'),
    saleEndsAt: new Date('2026-11-30T23:00:00Z'),
  });
  expect(await productBySku(db, 'hour')).toMatchObject({ saleStartsAt: new Date('2026-07-01T07:30:00Z') });
  const rows: Record<string, string>[] = parse(await exported(), { bom: true, columns: true });
  expect(rows.map((row) => [row['Date sale price starts'], row['Date sale price ends']])).toEqual([
    ['2026-11-27', '2026-11-30'],
    ['2026-07-01T07:30:00.000Z', ''],
  ]);
});

test('no exported cell starts with a character that a spreadsheet would execute', async () => {
  await importRecords(db, awkward, { now: importNow });
  const rows: string[][] = parse(await exported(), { bom: true });
  const running = rows.flat().filter((cell) => /^[=+@\t\r]|^-(?!\d+$)/.test(cell));
  expect(running).toEqual([]);
  expect(rows.flat()).toContain(`'=HYPERLINK("https://evil.example")`);
});

test('the columns are WooCommerce’s, with as many attributes as the widest product', async () => {
  await importFixture(db);
  const [headings = []]: string[][] = parse(await exported(), { bom: true });
  expect(headings.slice(0, 5)).toEqual(['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name']);
  expect(headings).toEqual(expect.arrayContaining(['Purchase note', 'Meta: _warehouse_shelf', 'Brands', 'Attribute 2 default']));
  expect(headings).not.toContain('Attribute 3 name');
  expect(new Set(headings).size).toBe(headings.length);
});

test('an export to a full disk fails and releases the database', async () => {
  await importRecords(db, generatedRecords(20), { now: importNow });
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
  await expect(exportCatalogue(db, full)).rejects.toThrow('disk full');
  expect(await db.prisma.product.count()).toBe(20);
});
