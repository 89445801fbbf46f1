import { beforeEach, describe, expect, test } from 'vitest';
import { refreshCovers } from '../../server/catalogue/transfer/import/pictures.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { catalogueRows, importFixture, importNow, productBySku, record } from '../support/catalogue.ts';

// Columns of `Product` read by listings and search.

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

const put = (...records: (Partial<ProductRecord> & { name: string })[]) =>
  importRecords(
    db,
    records.map((facts, index) => record({ sku: facts.name.toLowerCase(), line: index + 1, ...facts })),
    { now: importNow },
  );

test('recomputing after an import changes nothing', async () => {
  await importFixture(db);
  const before = await catalogueRows(db);
  await db.prisma.$transaction((tx) => refreshProducts(tx, 'all', importNow));
  expect(await catalogueRows(db)).toEqual(before);
});

test('wrong derived values are corrected, for the whole catalogue and within a Prisma transaction', async () => {
  await importFixture(db);
  const before = await catalogueRows(db);
  await db.pool
    .query(`update "Product" set "isListed" = not "isListed", "isSearchable" = false, "priceMinor" = 1, "priceMaxMinor" = 2, "priorPriceMinor" = 3,
    "isAvailable" = not "isAvailable", "categoryIds" = '{}', "termIds" = '{1}', "coverKey" = 'x', "coverAlt" = null, "searchText" = '', "search" = null`);
  await db.prisma.$transaction((tx) => refreshProducts(tx, 'all', importNow));
  expect(await catalogueRows(db)).toEqual(before);
  await db.prisma.$transaction((tx) => bumpRevision(tx));
  expect((await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } })).revision).toBeGreaterThan(1);
});

describe('availability', () => {
  const available = async (sku: string) => (await productBySku(db, sku)).isAvailable;

  test('depends on counted stock, backorders or the stock status, and needs a price', async () => {
    await put(
      { name: 'Counted', stock: 1, regularPriceMinor: 100 },
      { name: 'Empty', stock: 0, regularPriceMinor: 100 },
      { name: 'Ordered', stock: 0, backorders: 'YES', regularPriceMinor: 100 },
      { name: 'Said', isInStock: false, regularPriceMinor: 100 },
      { name: 'Priceless', stock: 1 },
    );
    await put({ name: 'Partner', type: 'EXTERNAL', isInStock: false, externalUrl: 'https://partner.example' });
    const skus = ['counted', 'empty', 'ordered', 'said', 'priceless', 'partner'];
    expect(await Promise.all(skus.map(available))).toEqual([true, false, true, false, false, true]);
  });

  test('[F12] of a variable product requires an available published variation, which may share its stock', async () => {
    const variation = { type: 'VARIATION', parent: 'v', regularPriceMinor: 100 } as const;
    await put({ name: 'V', type: 'VARIABLE' }, { name: 'V1', ...variation, stock: 0 }, { name: 'V2', ...variation, stock: 3 });
    expect(await available('v')).toBe(true);
    await db.prisma.product.update({ where: { sku: 'v2' }, data: { stock: 0 } });
    await refreshProducts(db.pool, [(await productBySku(db, 'v2')).id], importNow);
    expect([await available('v2'), await available('v')]).toEqual([false, false]);
    await put({ name: 'V', type: 'VARIABLE', stock: 0 }, { name: 'V1', ...variation });
    expect([await available('v1'), await available('v')]).toEqual([false, false]);
    await put({ name: 'V', type: 'VARIABLE', stock: 5 });
    expect([await available('v1'), await available('v')]).toEqual([true, true]);
  });

  test('is false for a variable or grouped product without children', async () => {
    await put({ name: 'Bare', type: 'VARIABLE' }, { name: 'Hollow', type: 'GROUPED' });
    expect(await productBySku(db, 'bare')).toMatchObject({ isAvailable: false, priceMinor: 0 });
    expect(await productBySku(db, 'hollow')).toMatchObject({ isAvailable: false, priceMinor: 0 });
  });
});

test('[F12] the cover is set once its picture is ready, its alt text before', async () => {
  await put({ name: 'Pot', images: [{ source: 'a.png', alt: 'A pot' }, { source: 'b.png' }] });
  expect(await productBySku(db, 'pot')).toMatchObject({ coverKey: null, coverAlt: 'A pot', coverColor: null });
  await db.prisma.media.updateMany({ where: { source: 'a.png' }, data: { state: 'READY', color: '#102030' } });
  await refreshCovers(db, importNow);
  const { images, coverKey } = await productBySku(db, 'pot');
  expect(await productBySku(db, 'pot')).toMatchObject({ coverAlt: 'A pot', coverColor: '#102030' });
  expect(coverKey).toBe(images[0]?.media.key);
});

test('[I77] the second picture is set once it is ready, and gone with its place', async () => {
  await put({ name: 'Pot', images: [{ source: 'a.png' }, { source: 'b.png' }, { source: 'c.png' }] });
  const ready = async (source: string) => {
    await db.prisma.media.updateMany({ where: { source }, data: { state: 'READY' } });
    await refreshCovers(db, importNow);
    return (await productBySku(db, 'pot')).secondKey;
  };
  const keyOf = async (source: string) => (await db.prisma.media.findFirstOrThrow({ where: { source } })).key;
  // Without a first picture there is no second one.
  expect(await ready('b.png')).toBeNull();
  expect(await ready('a.png')).toBe(await keyOf('b.png'));
  expect(await ready('c.png')).toBe(await keyOf('b.png'));
  await put({ name: 'Pot', images: [{ source: 'a.png' }] });
  expect((await productBySku(db, 'pot')).secondKey).toBeNull();
});

test('search ranks names over brands, tags and categories, and these over texts, ignoring accents and markup', async () => {
  await put(
    {
      name: 'Café Chair',
      brand: 'Möbel',
      tags: ['oak'],
      categories: [['Seating']],
      description: '<p class="strong">A <strong>sturdy</strong> seat</p>',
    },
    { name: 'Table', tags: ['chair friend'] },
    { name: 'Rug', description: '<p>Fits below a chair</p>' },
    { name: 'Hut', type: 'VARIABLE' },
    { name: 'HUT-77', type: 'VARIATION', parent: 'hut', regularPriceMinor: 1 },
  );
  const find = async (query: string) => {
    const { rows } = await db.pool.query<{ name: string }>(
      `select "name" from "Product", to_tsquery('english', f_unaccent($1)) q where "isSearchable" and "search" @@ q order by ts_rank("search", q) desc`,
      [query],
    );
    return rows.map(({ name }) => name);
  };
  expect(await find('chairs')).toEqual(['Café Chair', 'Table', 'Rug']);
  expect(await find('cafe & mobel & seating & sturdy')).toEqual(['Café Chair']);
  expect(await find('class')).toEqual([]);
  expect((await productBySku(db, 'café chair')).searchText).toBe('cafe chair cafe chair mobel oak seating');
  expect((await productBySku(db, 'hut')).searchText).toContain('hut-77');
});
