import { beforeAll, describe, expect, test } from 'vitest';
import type { ImportReport } from '../../server/catalogue/transfer/import/report.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { catalogueRows, importCsv, importFixture, productBySku } from '../support/catalogue.ts';

// WooCommerce's product CSV with every type of product, in a difficult order: variations before their parent, links to later rows,
// references by SKU and by id.

let db: Db;
let report: ImportReport;

beforeAll(async () => {
  db = await freshDb();
  report = await importFixture(db);
});

test('every row is imported', async () => {
  expect(report).toMatchObject({ rows: 11, created: 11, updated: 0, unchanged: 0, rejected: [], warnings: [], isInterrupted: false });
  expect(await db.prisma.product.groupBy({ by: ['type'], _count: true, orderBy: { type: 'asc' } })).toMatchObject([
    { type: 'SIMPLE', _count: 5 },
    { type: 'VARIABLE', _count: 1 },
    { type: 'VARIATION', _count: 3 },
    { type: 'EXTERNAL', _count: 1 },
    { type: 'GROUPED', _count: 1 },
  ]);
});

test('[F12] variations are attached to their parent and define its options; an open option matches any value', async () => {
  const jersey = await productBySku(db, 'jersey');
  const grey = await productBySku(db, 'jersey-grey');
  const blue = await productBySku(db, 'jersey-blue-s');
  expect([grey.parentId, blue.parentId]).toEqual([jersey.id, jersey.id]);
  expect(blue.options.map(({ attribute, term }) => [attribute.name, term?.label ?? null])).toEqual([
    ['Colour', 'Blue'],
    ['Size', 'S'],
  ]);
  expect(grey.options.map(({ attribute, term }) => [attribute.name, term?.label ?? null])).toEqual([
    ['Colour', 'Grey'],
    ['Size', null],
  ]);
  const options = jersey.attributes.map(({ attribute, isVariation, terms }) => ({
    name: attribute.name,
    isVariation,
    values: terms.map(({ term, isDefault }) => `${term.label}${isDefault ? '*' : ''}`),
  }));
  expect(options).toEqual([
    { name: 'Colour', isVariation: true, values: ['Blue', 'Grey*'] },
    { name: 'Size', isVariation: true, values: ['S', 'M'] },
  ]);
});

test('[F31] prices are whole cents with either decimal separator, and dated sales apply on their days', async () => {
  expect(await productBySku(db, 'lamp')).toMatchObject({ regularPriceMinor: 129900, salePriceMinor: 99995, priceMinor: 99995 });
  expect(await productBySku(db, 'jersey-blue-s')).toMatchObject({ regularPriceMinor: 4990, salePriceMinor: null, priceMinor: 4990 });
  expect(await productBySku(db, 'jersey-grey')).toMatchObject({
    priceMinor: 3950,
    saleStartsAt: new Date('2026-11-20T00:00:00.000Z'),
    saleEndsAt: new Date('2026-12-01T00:00:00.000Z'),
  });
  // The variation for 10.00 is not published.
  expect(await productBySku(db, 'jersey')).toMatchObject({ priceMinor: 3950, priceMaxMinor: 4990 });
  expect(await productBySku(db, 'desk-set')).toMatchObject({ priceMinor: 1200, priceMaxMinor: 99995 });
});

test('categories are nested with their ancestors, and entities in names are decoded', async () => {
  const { categories, categoryIds } = await productBySku(db, 'jersey');
  expect(categories.map(({ category }) => category.slug)).toEqual(['jerseys', 'sale']);
  const root = await db.prisma.category.findUniqueOrThrow({ where: { slug: 'clothing' } });
  const middle = await db.prisma.category.findUniqueOrThrow({ where: { slug: 'knitwear' } });
  expect(categories[0]?.category.ancestorIds).toEqual([root.id, middle.id]);
  expect(categoryIds[0]).toBe(categories[0]?.categoryId);
  expect(new Set(categoryIds)).toEqual(new Set([root.id, middle.id, ...categories.map(({ categoryId }) => categoryId)]));
  expect(await db.prisma.category.findMany({ where: { name: 'Home & Garden' } })).toHaveLength(1);
});

describe('row values', () => {
  test('set status, stock and tax', async () => {
    expect(await productBySku(db, 'lamp')).toMatchObject({
      managesStock: true,
      stock: 12,
      lowStockAmount: 3,
      backorders: 'NOTIFY',
      isAvailable: true,
    });
    expect(await productBySku(db, 'tray')).toMatchObject({ managesStock: true, stock: 0, isInStock: false, isAvailable: false });
    expect(await productBySku(db, 'draft')).toMatchObject({
      status: 'DRAFT',
      visibility: 'HIDDEN',
      taxStatus: 'NONE',
      stock: -2,
      backorders: 'YES',
      isListed: false,
    });
    expect(await productBySku(db, 'private')).toMatchObject({
      status: 'PRIVATE',
      visibility: 'CATALOG',
      isListed: false,
      isSearchable: false,
    });
    expect(await productBySku(db, 'sounds')).toMatchObject({
      isVirtual: true,
      soldIndividually: true,
      visibility: 'SEARCH',
      isListed: false,
      isSearchable: true,
    });
    expect(await productBySku(db, 'jersey')).toMatchObject({ isFeatured: true, taxClass: 'REDUCED', isAvailable: true });
    expect(await productBySku(db, 'jersey-blue-s')).toMatchObject({ taxClass: 'REDUCED', isListed: false, isSearchable: false });
  });

  test('set measures, numbers, texts and lists', async () => {
    const lamp = await productBySku(db, 'lamp');
    expect(lamp).toMatchObject({
      weightGrams: 1250,
      lengthMm: 200,
      widthMm: 125,
      heightMm: 480,
      gtin: '4006381333931',
      brand: { slug: 'elbe-works' },
    });
    expect(lamp.description).toBe('First line\nsecond line with a "quote"');
    expect(lamp.images.map(({ media }) => [media.source, media.state])).toEqual([
      ['https://pictures.example/lamp-1.png', 'PENDING'],
      ['https://pictures.example/lamp,2.png', 'PENDING'],
    ]);
    const jersey = await productBySku(db, 'jersey');
    expect(jersey.tags).toEqual(['wool', 'warm, soft']);
    expect(jersey.description).toBe('<p>Knitted from <strong>merino</strong> wool.</p>\n<ul><li>Two colours</li></ul>');
    expect(await productBySku(db, 'draft')).toMatchObject({ name: '=Secret Sauce', slug: 'secret-sauce' });
  });

  test('that are not interpreted are stored', async () => {
    expect((await productBySku(db, 'lamp')).extra).toMatchObject({ 'Purchase note': 'Bulb not included', 'Meta: _warehouse_shelf': 'B-7' });
    expect((await productBySku(db, 'sounds')).extra).toMatchObject({
      'Type: downloadable': '1',
      'Download 1 name': 'Album',
      'Download limit': '3',
    });
  });

  test('link an external product without a SKU by its ID in the file', async () => {
    const guide = await db.prisma.product.findUniqueOrThrow({ where: { slug: 'harbour-guide' } });
    expect(guide).toMatchObject({
      type: 'EXTERNAL',
      sku: null,
      externalUrl: 'https://books.example/harbour?ref=shop&x=1',
      buttonText: 'Buy at the bookshop',
      taxClass: 'ZERO',
    });
    const jersey = await productBySku(db, 'jersey');
    expect(jersey.links.map(({ kind, target }) => [kind, target.name])).toEqual([
      ['UPSELL', 'Reading Lamp “Elbe”'],
      ['CROSS_SELL', 'Reading Lamp “Elbe”'],
      ['CROSS_SELL', 'Harbour Guide'],
    ]);
    const set = await productBySku(db, 'desk-set');
    expect(set.links.map(({ target }) => target.name)).toEqual(['Reading Lamp “Elbe”', 'Walnut Tray', 'Harbour Guide']);
  });
});

test('facets include all purchasable options, such as size M from a variation with an open size', async () => {
  const { termIds } = await productBySku(db, 'jersey');
  const terms = await db.prisma.attributeTerm.findMany({ where: { id: { in: termIds } }, orderBy: { id: 'asc' } });
  expect(terms.map(({ label }) => label).toSorted()).toEqual(['Blue', 'Grey', 'M', 'S']);
  await db.prisma.product.update({ where: { sku: 'jersey-grey' }, data: { status: 'PRIVATE' } });
  await importFixture(db);
  expect((await productBySku(db, 'jersey')).termIds).toEqual(termIds);
});

test('importing the file again changes nothing', async () => {
  const before = await catalogueRows(db);
  const again = await importFixture(db);
  expect(again).toMatchObject({ rows: 11, created: 0, updated: 0, unchanged: 11, rejectedCount: 0 });
  expect(await catalogueRows(db)).toEqual(before);
});

describe('variations with equal options', () => {
  const heading = 'Type,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 1 global';
  const parent = 'variable,CAP,Cap,,,Size,"S, M",1';
  const variation = (sku: string, size: string, price = 5) => `variation,${sku},Cap - ${sku},CAP,${price},Size,${size},1`;
  const file = (...rows: string[]) => [heading, ...rows, ''].join('\n');
  const twin = (sku: string) => `The variation "Cap - ${sku}" already has these options. Change the options of one of them.`;
  const sizes = async () =>
    (
      await db.prisma.product.findMany({
        where: { parent: { sku: 'CAP' } },
        orderBy: { sku: 'asc' },
        include: { options: { include: { term: true } } },
      })
    ).map(({ sku, options, regularPriceMinor }) => [sku, options[0]?.term?.label ?? null, regularPriceMinor]);

  test('are rejected, in one file and beside those in the shop', async () => {
    const first = await importCsv(db, file(parent, variation('A', 'S'), variation('B', 's'), variation('C', '')));
    expect(first).toMatchObject({ created: 3, rejected: [{ line: 4, reason: twin('A') }] });
    const second = await importCsv(db, file(variation('D', 'S'), variation('E', ''), variation('F', 'M')));
    expect(second).toMatchObject({
      created: 1,
      rejected: [
        { line: 2, reason: twin('A') },
        { line: 3, reason: twin('C') },
      ],
    });
    expect(await sizes()).toEqual([
      ['A', 'S', 500],
      ['C', null, 500],
      ['F', 'M', 500],
    ]);
  });

  test('don’t prevent other changes, or two variations from exchanging their options', async () => {
    const swapped = await importCsv(db, file(variation('A', 'M', 6), variation('F', 'S', 7)));
    expect(swapped).toMatchObject({ updated: 2, rejected: [] });
    const other = await productBySku(db, 'F');
    const [own] = (await productBySku(db, 'A')).options;
    await db.prisma.variationOption.updateMany({ where: { variationId: other.id }, data: { termId: own?.termId ?? null } });
    expect(await importCsv(db, file(variation('A', 'M', 8)))).toMatchObject({ updated: 1, rejected: [] });
    expect(await importCsv(db, file(variation('A', 'M', 9), variation('F', 'M', 9)))).toMatchObject({ updated: 2, rejected: [] });
    expect(await importCsv(db, 'SKU,Regular price\nF,10\n')).toMatchObject({ updated: 1, rejected: [] });
    expect(await sizes()).toEqual([
      ['A', 'M', 900],
      ['C', null, 500],
      ['F', 'M', 1_000],
    ]);
  });
});
