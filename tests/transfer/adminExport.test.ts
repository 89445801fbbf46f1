import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPath } from '../../server/catalogue/products/admin/paths.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { openImportDriver, type ImportDriver } from './importDriver.ts';
import { openShopFloor } from '../inventory/shopFloor.ts';

// Export of the whole catalogue, or of the list's filtered products.

let db: Db;
let shop: TestApp;
let importDriver: ImportDriver;

beforeAll(async () => {
  db = await freshDb();
  await openShopFloor(db);
  shop = await testApp(db);
  importDriver = await openImportDriver(db, shop);
});
afterAll(() => shop.app.close());

async function exported(query = '') {
  const answer = await importDriver.download(`${exportPath}${query}`);
  const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
  return { answer, names: rows.map(({ Name }) => Name ?? '').toSorted() };
}

test('an export of the whole catalogue can be imported again with every product matched', async () => {
  const { answer, names } = await exported();
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store', 'x-rows': '15' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
  expect(names).toHaveLength(15);
  const again = await importDriver.run(await importDriver.sent(answer.body), true);
  expect(again).toMatchObject({ rows: 15, created: 0, rejectedCount: 0 });
  expect(await db.prisma.auditEntry.findFirst({ where: { action: 'catalogue.export' } })).toMatchObject({
    targetCount: 15,
    details: { filters: '' },
  });
});

test('an export of a filtered list contains all of its pages, with variations', async () => {
  expect((await exported('?q=napkin&sort=NAME_ASC&after=x')).names).toEqual([
    'Napkin Five',
    'Napkin Four',
    'Napkin One',
    'Napkin Three',
    'Napkin Two',
  ]);
  expect((await exported('?status=DRAFT')).names).toEqual(['Draft Kettle']);
  expect((await exported('?category=3&stock=OUT')).names).toEqual(['Watering Can']);
  expect((await exported('?sale=yes')).names).toEqual(['Garden Hose']);
  const report = await importCsv(
    db,
    'SKU,Type,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)\nS,variable,Shirt,,,Colour,Black\nS-1,variation,Shirt S,S,5,Colour,Black',
  );
  expect(report.created).toBe(2);
  const { answer, names } = await exported('?type=VARIABLE');
  expect([names, answer.headers['x-rows']]).toEqual([['Shirt', 'Shirt S'], '2']);
});

test('an export requires permission, and archived products are rejected with a message', async () => {
  const other = await openImportDriver(db, shop, ['ORDERS', 'REPORTS']);
  expect((await other.download(exportPath)).statusCode).toBe(403);
  const refused = await importDriver.download(`${exportPath}?status=ARCHIVED`);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'Archived products can’t be exported. Choose another status.',
  ]);
  expect((await importDriver.download(`${exportPath}?q=${'x'.repeat(201)}`)).statusCode).toBe(400);
});
