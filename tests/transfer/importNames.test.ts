import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCsv } from '../../server/catalogue/transfer/import/readCsv.ts';
import { tryRecords } from '../../server/catalogue/transfer/import/dryRun.ts';
import { catalogueRows, importCsv, importNow } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';

test('a row with only a name shared by several products is rejected', async () => {
  const db = await freshDb();
  // As created in the admin, where names need not be unique.
  for (const [slug, sku] of [
    ['bowl', null],
    ['bowl-2', null],
    ['cup', null],
    ['cup-2', 'C'],
  ] as const)
    await makeProduct(db, { name: slug.startsWith('bowl') ? 'Bowl' : 'Cup', slug, sku, regularPriceMinor: 900 });
  const before = await catalogueRows(db);
  const several = (name: string) => `The shop has several products named "${name}". Add the SKU or the slug of the one to change.`;
  const file = 'Name,Regular price\nBowl,5\nCup,5\nPot,5\n';
  const rejected = [
    { line: 2, reason: several('Bowl') },
    { line: 3, reason: several('Cup') },
  ];
  expect(await tryRecords(db, () => readCsv(Readable.from([Buffer.from(file)]), 'UTC'), { now: importNow })).toMatchObject({
    created: 1,
    rejected,
  });
  expect(await catalogueRows(db)).toEqual(before);
  expect(await importCsv(db, file)).toMatchObject({ created: 1, updated: 0, rejected });
  // Identified by its slug, or as the only one without a SKU.
  expect(await importCsv(db, 'Name,Slug,Regular price\nBowl,bowl-2,5\n')).toMatchObject({ updated: 1, rejectedCount: 0 });
  expect(await importCsv(db, 'SKU,Name,Regular price\n,Cup,5\n')).toMatchObject({ updated: 1, rejectedCount: 0 });
  const prices = await db.prisma.product.findMany({ orderBy: { slug: 'asc' }, select: { slug: true, regularPriceMinor: true } });
  expect(prices.map(({ slug, regularPriceMinor }) => [slug, regularPriceMinor])).toEqual([
    ['bowl', 900],
    ['bowl-2', 500],
    ['cup', 500],
    ['cup-2', 900],
    ['pot', 500],
  ]);
});

test('a row with only a name is rejected whatever the addresses, types and SKUs of the products that share it', async () => {
  const db = await freshDb();
  for (const [slug, sku, name] of [
    ['lamp', null, 'Lamp'],
    ['reading-light', null, 'Lamp'],
    ['shelf-a', 'A', 'Shelf'],
    ['shelf-b', 'B', 'Shelf'],
    ['moved-rug', null, 'Rug'],
    ['stool', 'STOOL', 'Stool'],
  ] as const)
    await makeProduct(db, { name, slug, sku, regularPriceMinor: 900 });
  await importCsv(db, 'Type,Name,Regular price,External URL\nexternal,Tent,9,https://shop.example/tent\n');
  const several = (name: string) => `The shop has several products named "${name}". Add the SKU or the slug of the one to change.`;
  expect(await importCsv(db, 'Name,Regular price\nLamp,5\nShelf,5\nRug,5\nStool,5\nTent,5\n')).toMatchObject({
    created: 0,
    updated: 3,
    rejected: [
      { line: 2, reason: several('Lamp') },
      { line: 3, reason: several('Shelf') },
    ],
  });
  const select = { slug: true, sku: true, type: true } as const;
  expect(await db.prisma.product.findMany({ where: { regularPriceMinor: 500 }, orderBy: { slug: 'asc' }, select })).toEqual([
    { slug: 'moved-rug', sku: null, type: 'SIMPLE' },
    { slug: 'stool', sku: 'STOOL', type: 'SIMPLE' },
    { slug: 'tent', sku: null, type: 'EXTERNAL' },
  ]);
});
