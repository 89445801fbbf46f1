import { beforeEach, describe, expect, test } from 'vitest';
import { tryRecords } from '../../server/catalogue/transfer/import/dryRun.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { catalogueRows, importCsv, importNow, productBySku, record } from '../support/catalogue.ts';

// Which product a row refers to, and what the row may change.

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

const run = (records: ProductRecord[]) => importRecords(db, records, { now: importNow });

test('a duplicate SKU in a file is rejected with both lines', async () => {
  const report = await run([record({ line: 2, name: 'First', sku: 'same' }), record({ line: 3, name: 'Second', sku: 'same' })]);
  expect(report).toMatchObject({ created: 1, rejected: [{ line: 3, reason: 'The SKU "same" is already on line 2.' }] });
  // Duplicates are detected across batches too.
  const many = Array.from({ length: 501 }, (_, index) => record({ line: index + 2, name: `P ${index}`, sku: `p-${index}` }));
  const second = await run([...many, record({ line: 900, name: 'Late', sku: 'p-0' })]);
  expect(second).toMatchObject({ created: 501, rejected: [{ line: 900, reason: 'The SKU "p-0" is already on line 2.' }] });
});

test('a product without a SKU is matched by name and keeps its id', async () => {
  const rows = [
    record({ line: 1, name: 'Plain Bowl' }),
    record({ line: 2, name: 'Plain Bowl', sku: 'bowl' }),
    record({ line: 3, name: 'Bowls', type: 'GROUPED' }),
  ];
  await run(rows);
  const before = await db.prisma.product.findMany({ orderBy: { id: 'asc' } });
  expect(before.map(({ slug }) => slug)).toEqual(['plain-bowl', 'plain-bowl-2', 'bowls']);
  const again = await run(rows.map((row) => ({ ...row, shortDescription: 'New' })));
  expect(again).toMatchObject({ created: 0, updated: 3 });
  const after = await db.prisma.product.findMany({ orderBy: { id: 'asc' } });
  expect(after.map(({ id, slug }) => [id, slug])).toEqual(before.map(({ id, slug }) => [id, slug]));
  expect(await run([...rows, record({ line: 4, name: 'Plain  bowl' })])).toMatchObject({
    rejected: [{ line: 4, reason: expect.stringContaining('line 1') }],
  });
});

test('products with the same name and no SKU are distinguished by their IDs', async () => {
  const bowl = (line: number, fileId: number, price: number) => record({ line, name: 'Bowl', fileId, regularPriceMinor: price });
  const between = Array.from({ length: 500 }, (_, index) => record({ line: index + 4, name: `P ${index}`, sku: `p-${index}` }));
  const rows = [bowl(2, 5, 100), bowl(3, 6, 200), ...between, bowl(900, 7, 300)];
  const prices = async () =>
    (await db.prisma.product.findMany({ where: { name: 'Bowl' }, orderBy: { id: 'asc' } })).map(({ slug, regularPriceMinor }) => [
      slug,
      regularPriceMinor,
    ]);
  expect(await tryRecords(db, () => rows, { now: importNow })).toMatchObject({ created: 503, rejectedCount: 0 });
  expect(await run(rows)).toMatchObject({ created: 503, rejectedCount: 0 });
  expect(await prices()).toEqual([
    ['bowl', 100],
    ['bowl-2', 200],
    ['bowl-3', 300],
  ]);
  expect(await run([...rows, bowl(901, 8, 400)])).toMatchObject({ created: 1, unchanged: 503, rejectedCount: 0 });
  expect(await run([bowl(2, 5, 100), bowl(3, 5, 200)])).toMatchObject({
    unchanged: 1,
    rejected: [{ line: 3, reason: expect.stringContaining('line 2') }],
  });
  const option = { name: 'Size', isVisible: true, isGlobal: true };
  const shirt = record({ line: 2, name: 'Shirts', sku: 'shirts', type: 'VARIABLE' });
  const variation = (line: number, values: string[]) =>
    record({ line, name: 'Shirts', type: 'VARIATION', parent: 'shirts', fileId: line, attributes: [{ ...option, values }] });
  // Both letters occur in the name, so that neither is added to the slug.
  expect(await run([shirt, variation(3, ['S']), variation(4, ['T'])])).toMatchObject({ created: 3, rejectedCount: 0 });
});

test('a row with an ID updates only the product imported with that ID', async () => {
  const vase = (line: number, fileId: number, price: number) => record({ line, name: 'Vase', fileId, regularPriceMinor: price });
  const prices = async () =>
    Object.fromEntries(
      (await db.prisma.product.findMany({ where: { name: 'Vase' } })).map(({ number, regularPriceMinor }) => [number, regularPriceMinor]),
    );
  expect(await run([vase(2, 9_001, 100), vase(3, 9_002, 200)])).toMatchObject({ created: 2 });
  expect(await run([vase(2, 9_002, 250)])).toMatchObject({ created: 0, updated: 1 });
  expect(await prices()).toEqual({ 9_001: 100, 9_002: 250 });
  expect(await run([vase(2, 9_003, 300), vase(3, 9_001, 150)])).toMatchObject({ created: 1, updated: 1 });
  expect(await prices()).toEqual({ 9_001: 150, 9_002: 250, 9_003: 300 });
});

test('a row with an ID updates its product after staff have renamed it', async () => {
  const rows = [record({ line: 2, name: 'Jar', fileId: 8_001 }), record({ line: 3, name: 'Jar', fileId: 8_002 })];
  expect(await run(rows)).toMatchObject({ created: 2 });
  await db.prisma.product.updateMany({ where: { number: 8_002 }, data: { name: 'Green jar' } });
  expect(await run(rows)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect(await db.prisma.product.count({ where: { name: 'Jar' } })).toBe(2);
});

test('a name that ends in a number is a different name', async () => {
  const lamp = (line: number, name: string, sku?: string) => record({ line, name, sku, regularPriceMinor: line * 100 });
  expect(await run([lamp(2, 'Floor lamp', 'floor-lamp-of-a-brand'), lamp(3, 'Floor lamp 2')])).toMatchObject({ created: 2 });
  expect(await run([lamp(4, 'Floor lamp')])).toMatchObject({ created: 1, updated: 0 });
  const rows = await db.prisma.product.findMany({ where: { name: { startsWith: 'Floor lamp' } }, orderBy: { id: 'asc' } });
  expect(rows.map(({ name, regularPriceMinor }) => [name, regularPriceMinor])).toEqual([
    ['Floor lamp', 200],
    ['Floor lamp 2', 300],
    ['Floor lamp', 400],
  ]);
});

test('variations without a SKU are matched by their options', async () => {
  const option = (value: string) => [{ name: 'Size', values: [value], isVisible: true, isGlobal: true }];
  const rows = [
    record({ line: 1, name: 'Sock', sku: 'sock', type: 'VARIABLE' }),
    record({ line: 2, name: 'Sock', type: 'VARIATION', parent: 'sock', attributes: option('S'), regularPriceMinor: 500 }),
    record({ line: 3, name: 'Sock', type: 'VARIATION', parent: 'sock', attributes: option('L'), regularPriceMinor: 600 }),
  ];
  expect(await run(rows)).toMatchObject({ created: 3, rejectedCount: 0 });
  expect(await run(rows)).toMatchObject({ unchanged: 3 });
  // The parent's row had no attributes: its variations added them as options.
  expect((await productBySku(db, 'sock')).attributes[0]).toMatchObject({
    isVariation: true,
    terms: [{ term: { label: 'S' } }, { term: { label: 'L' } }],
  });
});

test('a variation without a name is named after its product and its options, also before its product', async () => {
  const nameless = (line: number, size: string) =>
    record({
      line,
      name: '',
      sku: `clog-${size}`,
      type: 'VARIATION',
      parent: 'clog',
      attributes: [{ name: 'Size', values: [size], isVisible: true, isGlobal: true }],
    });
  const rows = [nameless(1, '41'), record({ line: 2, name: 'Clog', sku: 'clog', type: 'VARIABLE' }), nameless(3, '42')];
  expect(await run(rows)).toMatchObject({ created: 3, rejectedCount: 0 });
  expect(await Promise.all(['clog-41', 'clog-42'].map(async (sku) => (await productBySku(db, sku)).name))).toEqual([
    'Clog - 41',
    'Clog - 42',
  ]);
  expect(await run(rows)).toMatchObject({ unchanged: 3 });
  expect(await run([record({ line: 1, name: '', sku: 'nameless' })])).toMatchObject({ rejectedCount: 1 });
});

test('a variation without a parent is rejected, and the rest of its batch is imported', async () => {
  const report = await run([
    record({ line: 5, name: 'Lost', sku: 'lost', type: 'VARIATION', parent: 'nobody' }),
    record({ line: 6, name: 'Simple', sku: 'simple' }),
    record({ line: 7, name: 'Wrong', sku: 'wrong', type: 'VARIATION', parent: 'simple' }),
  ]);
  expect(report.created).toBe(1);
  expect(report.rejected).toEqual([
    { line: 5, reason: 'The parent "nobody" isn’t in the shop, and it’s missing from the file or was rejected.' },
    { line: 7, reason: 'The parent "simple" has the type "simple". Only variable products can have variations.' },
  ]);
});

test('a GTIN with a wrong check digit is skipped with a warning', async () => {
  const report = await run([
    record({ line: 2, name: 'Right', sku: 'right', gtin: ' 4006381333931 ' }),
    record({ line: 3, name: 'Wrong', sku: 'wrong-gtin', gtin: '4006381333932' }),
  ]);
  expect(report).toMatchObject({
    created: 2,
    warnings: [{ line: 3, reason: 'The GTIN "4006381333932" was skipped because its digits are invalid.' }],
  });
  expect((await productBySku(db, 'right')).gtin).toBe('4006381333931');
  expect((await productBySku(db, 'wrong-gtin')).gtin).toBeNull();
});

test('a link to an unknown product is skipped with a warning', async () => {
  const report = await run([
    record({ line: 2, name: 'A', sku: 'a', upsells: ['gone', 'b', 'a', 'id:77'] }),
    record({ line: 3, name: 'B', sku: 'b' }),
  ]);
  expect(report.warnings.map(({ line, reason }) => [line, reason.match(/"(.*)"/)?.[1]])).toEqual([
    [2, 'gone'],
    [2, 'id:77'],
  ]);
  expect((await productBySku(db, 'a')).links).toMatchObject([{ kind: 'UPSELL', position: 0, target: { sku: 'b' } }]);
});

describe('product types', () => {
  test('of products with variations and of variations cannot be changed', async () => {
    await run([
      record({ name: 'V', sku: 'v', type: 'VARIABLE' }),
      record({ line: 2, name: 'V 1', sku: 'v1', type: 'VARIATION', parent: 'v' }),
    ]);
    const before = await catalogueRows(db);
    const report = await run([record({ name: 'V', sku: 'v' }), record({ line: 2, name: 'V 1', sku: 'v1' })]);
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      'In the shop, "v" has variations, so its type can’t be changed to "simple".',
      'In the shop, "v1" has the type "variation". It can’t be changed to "simple".',
    ]);
    expect(await catalogueRows(db)).toEqual(before);
  });
});

test('a file with few columns changes only those', async () => {
  await run([
    record({
      name: 'Mug',
      sku: 'mug',
      regularPriceMinor: 900,
      description: '<p>Stoneware</p>',
      categories: [['Kitchen']],
      tags: ['blue'],
      stock: 7,
      extra: { Shelf: 'A', Note: 'x' },
    }),
  ]);
  const report = await importCsv(db, 'SKU,Name,Regular price,Shelf\nmug,Mug,8.50,B\n');
  expect(report).toMatchObject({ updated: 1, rejectedCount: 0 });
  const mug = await productBySku(db, 'mug');
  expect(mug).toMatchObject({
    regularPriceMinor: 850,
    description: '<p>Stoneware</p>',
    tags: ['blue'],
    managesStock: true,
    stock: 7,
    extra: { Shelf: 'B', Note: 'x' },
  });
  expect(mug.categories).toHaveLength(1);
});

test('an invalid picture is skipped with a warning, and does not remove existing pictures', async () => {
  const file = (images: string) => `SKU,Name,Regular price,Images\npot,Pot,12,"${images}"\n`;
  const first = await importCsv(db, file('https://x.example/1.jpg, htps://x.example/2.jpg'));
  expect(first).toMatchObject({
    created: 1,
    rejectedCount: 0,
    warnings: [{ line: 2, reason: expect.stringContaining('"htps://x.example/2.jpg"') }],
  });
  const sources = async () => (await productBySku(db, 'pot')).images.map(({ media }) => media.source);
  expect(await sources()).toEqual(['https://x.example/1.jpg']);
  const second = await importCsv(db, file('/uploads/1.jpg'));
  expect(second).toMatchObject({ unchanged: 1, rejectedCount: 0, warningCount: 1 });
  expect(await sources()).toEqual(['https://x.example/1.jpg']);
  await importCsv(db, file(''));
  expect(await sources()).toEqual([]);
});

test('attributes with numbers and booleans are typed; another unit is rejected, and text values are parsed', async () => {
  const definitions = [
    { name: 'Screen', kind: 'NUMBER' as const, unit: 'in', heading: 'Display', direction: 'HIGHER_IS_BETTER' as const },
    { name: 'Colour', kind: 'LIST' as const, swatches: { Red: '#dc2626' } },
  ];
  const screen = (facts: object) => [{ name: 'Screen', values: [], isVisible: true, isGlobal: true, ...facts }];
  const records = [
    record({ line: 1, name: 'A', sku: 'a', attributes: screen({ number: 6.1, unit: 'in' }) }),
    record({ line: 2, name: 'B', sku: 'b', attributes: screen({ number: 15, unit: 'cm' }) }),
    record({ line: 3, name: 'C', sku: 'c', attributes: screen({ values: ['13,3 in'] }) }),
    record({
      line: 4,
      name: 'D',
      sku: 'd',
      attributes: [{ name: 'Waterproof', values: [], boolean: true, isVisible: true, isGlobal: true }],
    }),
  ];
  const report = await importRecords(db, records, { definitions, now: importNow });
  expect(report.rejected).toEqual([{ line: 2, reason: '"Screen" is measured in "in" in the shop, not in "cm"; convert the value.' }]);
  expect((await productBySku(db, 'a')).attributes[0]).toMatchObject({
    number: 6.1,
    attribute: { unit: 'in', heading: 'Display', kind: 'NUMBER' },
  });
  expect((await productBySku(db, 'c')).attributes[0]).toMatchObject({ number: 13.3, terms: [] });
  expect((await productBySku(db, 'd')).attributes[0]).toMatchObject({ boolean: true, attribute: { kind: 'BOOLEAN' } });
  expect(await db.prisma.attributeTerm.findFirst({ where: { label: 'Red' } })).toMatchObject({ swatch: '#dc2626' });
});

test('names with the same slug stay separate', async () => {
  await run([
    record({ name: 'One', sku: '1', brand: 'C', categories: [['C']] }),
    record({ line: 2, name: 'Two', sku: '2', brand: 'C++', categories: [['C++'], ['c']] }),
  ]);
  expect((await db.prisma.brand.findMany({ orderBy: { id: 'asc' } })).map(({ name, slug }) => [name, slug])).toEqual([
    ['C', 'c'],
    ['C++', 'c-2'],
  ]);
  expect((await productBySku(db, '2')).categories.map(({ category }) => category.name)).toEqual(['C++', 'C']);
});

test('a row that the database rejects does not affect its batch', async () => {
  const huge = 2_147_483_648;
  const report = await run([
    record({ name: 'A', sku: 'a' }),
    record({ line: 2, name: 'B', sku: 'b', position: huge }),
    record({ line: 3, name: 'C', sku: 'c' }),
  ]);
  expect(report).toMatchObject({ created: 2, rejected: [{ line: 2, reason: expect.stringContaining('Rejected by the database') }] });
});
