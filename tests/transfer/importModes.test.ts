import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { catalogueRows, importCsv, productBySku } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { openImportDriver, type ImportDriver } from './importDriver.ts';

// Imports that only update or only create, and notices about columns, from the mutation to the report.

let db: Db;
let shop: TestApp;
let importDriver: ImportDriver;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await freshDb();
  importDriver = await openImportDriver(db, shop);
  await importCsv(
    db,
    [
      'ID,SKU,Type,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,CUP,simple,Cup,9,2,,,',
      '2,SHIRT,variable,Shirt,,,,Size,S',
      '3,SHIRT-S,variation,Shirt,20,5,SHIRT,Size,S',
    ].join('\n'),
  );
});

const file = [
  'ID,SKU,Type,Name,Regular price,Stock,Parent,Upsells,Attribute 1 name,Attribute 1 value(s)',
  '1,CUP,simple,Big cup,11,1,,,,',
  '2,SHIRT,variable,Shirt,,,,NEW,Size,"S, M"',
  '3,SHIRT-S,variation,Shirt,22,5,id:2,,Size,S',
  '4,SHIRT-M,variation,Shirt,22,5,id:2,,Size,M',
  '5,NEW,simple,New,5,,,CUP,,',
  '6,HAT,variable,Hat,,,,,Size,S',
  '7,HAT-S,variation,Hat,7,1,id:6,,Size,S',
].join('\n');

async function run(mode: string, isDryRun: boolean) {
  const databaseId = await importDriver.sent(file);
  const mapping = (await importDriver.state(databaseId)).columns.map(({ target }) => target);
  expect(await importDriver.decide('start', { id: databaseId, mapping, mode, isDryRun })).toMatchObject({
    __typename: 'StartCatalogueImportPayload',
  });
  await importDriver.work(databaseId);
  return importDriver.state(databaseId);
}

describe('an import that', () => {
  it('only updates skips and counts new products', async () => {
    const counts = { created: 0, updated: 3, unchanged: 0, skipped: 4, rejectedCount: 0 };
    const before = await catalogueRows(db);
    expect(await run('UPDATE_ONLY', true)).toMatchObject({ status: 'CHECKED', mode: 'UPDATE_ONLY', ...counts });
    expect(await catalogueRows(db)).toEqual(before);
    expect(await run('UPDATE_ONLY', false)).toMatchObject({ status: 'DONE', ...counts });
    expect(await db.prisma.product.count()).toBe(3);
    expect(await productBySku(db, 'CUP')).toMatchObject({ name: 'Big cup', regularPriceMinor: 1_100, stock: 1 });
  });

  it('only creates leaves existing products unchanged and still finds them as parents and links', async () => {
    const cup = await productBySku(db, 'CUP');
    const counts = { created: 4, updated: 0, unchanged: 0, skipped: 3, rejectedCount: 0 };
    expect(await run('CREATE_ONLY', true)).toMatchObject(counts);
    expect(await run('CREATE_ONLY', false)).toMatchObject({ status: 'DONE', ...counts });
    expect(await productBySku(db, 'CUP')).toEqual(cup);
    expect((await productBySku(db, 'SHIRT')).links).toEqual([]);
    expect(await productBySku(db, 'SHIRT-M')).toMatchObject({ parent: { sku: 'SHIRT' } });
    expect((await productBySku(db, 'NEW')).links).toMatchObject([{ kind: 'UPSELL', target: { sku: 'CUP' } }]);
  });

  it('has no mode creates and updates', async () => {
    expect(await importDriver.run(await importDriver.sent(file), false)).toMatchObject({
      mode: 'CREATE_AND_UPDATE',
      created: 4,
      updated: 3,
      skipped: 0,
    });
  });
});

describe('unrecognised columns', () => {
  it('are listed by the dry run and the import, whether stored or skipped', async () => {
    const id = await importDriver.sent('Artikelnummer;Preis;Lieferant;Notiz;Versandklasse\nCUP;10;Müller;x;Paket\n');
    const { columns } = await importDriver.state(id);
    expect(columns.map(({ target, isInterpreted }) => [target, isInterpreted])).toEqual([
      ['SKU', true],
      ['Regular price', true],
      ['Lieferant', false],
      ['Notiz', false],
      ['Shipping class', false],
    ]);
    const reasons = [
      'Unrecognised columns: “Lieferant”. They are stored with the products and exported again, but the shop doesn’t use them.',
      'Skipped columns: “Notiz”.',
    ];
    for (const isDryRun of [true, false]) {
      await importDriver.decide('start', { id, mapping: ['SKU', 'Regular price', 'Lieferant', '', 'Shipping class'], isDryRun });
      await importDriver.work(id);
      expect(await importDriver.state(id)).toMatchObject({ updated: 1, warningCount: 2 });
      expect((await importDriver.state(id)).problems).toEqual(reasons.map((reason) => ({ line: 1, reason, isWarning: true })));
    }
    expect(await productBySku(db, 'CUP')).toMatchObject({
      name: 'Cup',
      regularPriceMinor: 1_000,
      stock: 2,
      extra: { Lieferant: 'Müller', 'Shipping class': 'Paket' },
    });
  });

  it('are stored if mapped to themselves, even with a known name', async () => {
    const id = await importDriver.sent('SKU,Price,Preis\nCUP,10,77\n');
    await importDriver.decide('start', { id, mapping: ['SKU', 'Price', 'Regular price'], isDryRun: false });
    await importDriver.work(id);
    expect(await productBySku(db, 'CUP')).toMatchObject({ regularPriceMinor: 7_700, extra: { Price: '10' } });
  });
});
