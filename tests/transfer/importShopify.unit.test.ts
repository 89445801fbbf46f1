import { expect, test } from 'vitest';
import { columnNotices, readCsvText } from '../support/catalogue.ts';
import { shopifyFile, shopifyRows } from './shopifyFile.ts';

// Parsing of Shopify's product file, without a database.

test.each([false, true])(
  'an export is recognised by its header row, with variants by handle and pictures by position (newer: %s)',
  async (isNewer) => {
    const records = await readCsvText(shopifyFile(shopifyRows, { isNewer }));
    expect(records.map((row) => ('reason' in row ? row : [row.line, row.type, row.name, row.sku]))).toEqual([
      [2, 'VARIABLE', 'Linen Shirt', undefined],
      [2, 'VARIATION', 'Linen Shirt - S, White', '0012'],
      [3, 'VARIATION', 'Linen Shirt - M, White', 'LS-M'],
      [4, 'VARIATION', 'Linen Shirt - M, Blue', undefined],
      [6, 'SIMPLE', 'Mug', 'MUG'],
      [7, 'SIMPLE', 'Poster', undefined],
      [8, 'SIMPLE', 'Old Lamp', undefined],
      [9, 'SIMPLE', 'New Lamp', undefined],
    ]);
    const [shirt, small, medium, blue, mug, poster, archived, draft] = records;
    expect(shirt).toMatchObject({
      slug: 'linen-shirt',
      status: 'PUBLISHED',
      brand: 'Atlântico',
      description: '<p>Woven in <strong>Guimarães</strong>.</p>',
      categories: [['Apparel & Accessories', 'Clothing', 'Shirts'], ['Summer']],
      tags: ['linen', 'summer', 'breathable'],
      attributes: [
        { name: 'Size', values: ['S', 'M'], isVariation: true },
        { name: 'Colour', values: ['White', 'Blue'], isVariation: true },
      ],
      images: ['cover', 'front', 'back'].map((name) => ({ source: `https://cdn.example/files/${name}.jpg?v=1` })),
      extra: { 'SEO Title': 'A shirt' },
    });
    expect(small).toMatchObject({
      gtin: '4006381333931',
      regularPriceMinor: 5990,
      salePriceMinor: 3990,
      stock: 4,
      weightGrams: 220,
      attributes: [{ values: ['S'] }, { values: ['White'] }],
      images: [{ source: 'https://cdn.example/files/white.jpg?v=1' }],
      extra: { 'Cost per item': '12' },
    });
    const note = expect.stringContaining('below zero');
    expect(medium).toMatchObject({ regularPriceMinor: 4990, salePriceMinor: undefined, stock: 0, backorders: 'NO', notes: [note] });
    expect(blue).toMatchObject({ stock: 0, backorders: 'YES', notes: [expect.stringContaining('"LS-M"')] });
    expect(mug).toMatchObject({
      stock: undefined,
      regularPriceMinor: 1261,
      categories: [['Kitchen']],
      attributes: [],
      notes: [expect.stringContaining('12.61')],
    });
    expect(poster).toMatchObject({ status: 'DRAFT', isVirtual: true, taxStatus: 'NONE' });
    expect([archived, draft]).toMatchObject([{ status: 'PRIVATE' }, { status: 'DRAFT' }]);
  },
);

test('an invalid row rejects only its variant, and every problem is reported', async () => {
  const [first, second, third] = shopifyRows;
  const shirt = (row: object = {}, more: object = {}) => ({ ...row, Handle: 'shirt', ...more });
  const records = await readCsvText(
    shopifyFile([
      shirt(first),
      shirt(second, { 'Variant Price': 'dear' }),
      { Handle: 'nameless', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '1' },
      { Handle: 'nameless', 'Option1 Value': 'M', 'Variant Price': '1' },
      shirt(third),
      { Handle: 'odd', Title: 'Odd', Status: 'sleeping', 'Variant Taxable': 'perhaps' },
    ]),
  );
  expect(records.map((row) => ('reason' in row ? [row.line, row.reason] : [row.line, row.name]))).toEqual([
    [2, 'Linen Shirt'],
    [2, 'Linen Shirt - S, White'],
    [3, 'Variant Price: "dear" is not a number; use a format such as 45.90.'],
    // Without a title they are variants of the product that the shop has at this handle; the import rejects them if it has none.
    [4, 'S'],
    [5, 'M'],
    [6, 'The rows of "shirt" must be consecutive. Earlier rows of this product end on line 3.'],
    [
      7,
      'Status: "sleeping" is unknown; use one of active, unlisted, draft, archived. Variant Taxable: "perhaps" is neither TRUE nor FALSE.',
    ],
  ]);
});

test('missing columns keep existing values, and rows without a handle belong to the row above', async () => {
  const [simple, variable, variation] = await readCsvText(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\nmug,Mug,,,5\nsock,Sock,Size,S,3\n,,,L,4\n',
  );
  expect(simple).toMatchObject({ type: 'SIMPLE', regularPriceMinor: 500 });
  expect(variable).toMatchObject({ type: 'VARIABLE', attributes: [{ values: ['S', 'L'] }] });
  const keeps = ['description', 'images', 'stock', 'status', 'tags', 'categories', 'weightGrams', 'shortDescription', 'isFeatured'];
  expect(variation).toMatchObject({ parent: 'id:3', silence: { retained: expect.arrayContaining(keeps), extraColumns: [] } });
});

test('columns that the shop does not use are named', async () => {
  const file = 'Handle,Title,Variant Price,Price,SEO Title,Waist (product.metafields.custom.waist)\nmug,Mug,5,6,Best,7\n';
  expect(await columnNotices(file)).toEqual([
    'Unrecognised columns: “Waist (product.metafields.custom.waist)”. They are stored with the products and exported again, but the shop doesn’t use them.',
    'Skipped columns: “Price” (already read from “Variant Price”).',
  ]);
  expect(await columnNotices(shopifyFile())).toEqual([]);
});

test('names with HTML entities are decoded, and options are compared as the shop compares them', async () => {
  const file =
    'Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Variant SKU\n' +
    'cup,Salt &amp; Pepper,R&amp;B,"a &amp; b",Gr&ouml;&szlig;e,Größe 1,A\ncup,,,,,Gro\u0308ße  1,B\ncup,,,,,größe 2,C\n';
  const [product, first, second] = await readCsvText(file);
  expect(product).toMatchObject({ name: 'Salt & Pepper', brand: 'R&B', tags: ['a & b'], attributes: [{ name: 'Größe' }] });
  expect(first).toMatchObject({ name: 'Salt & Pepper - Größe 1', sku: 'A' });
  expect(second).toEqual({ line: 3, reason: 'The variant on line 2 has the same options. Change the options of one of them.' });
});

test.each([
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand\nmug,Mug,Title,Default Title,MUG,,,Berlin,0,0,0,5,5',
  'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Bin name,On hand (current),On hand (new)\nmug,Mug,Title,Default Title,MUG,Berlin,,5,',
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Berlin,Paris\nmug,Mug,Title,Default Title,MUG,,,5,not stocked',
])('an inventory export is refused instead of being read as products: %s', async (file) => {
  await expect(readCsvText(file)).rejects.toThrow('This is Shopify’s inventory export, so nothing was imported.');
});
