import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportCatalogue } from '../../server/catalogue/transfer/export/exportCatalogue.ts';
import { tryRecords } from '../../server/catalogue/transfer/import/dryRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { importCsv, importNow, productBySku, record } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { globalId } from '../../shared/globalId.ts';
import { boss, define, set } from './metafields.ts';

// Custom fields in product files.

let db: Db;
let staff: Visitor;

beforeEach(async () => {
  db = await freshDb();
  staff = await boss(db);
  await define(staff, 'material');
  await define(staff, 'washable', { type: 'BOOLEAN' });
  await define(staff, 'length', { ownerType: 'PRODUCT_VARIATION', type: 'DECIMAL', maximum: '100' });
});

async function exported(): Promise<string> {
  const output = new PassThrough();
  return (await Promise.all([text(output), exportCatalogue(db, output)]))[0];
}

async function valuesOf(sku: string, shop: Db = db): Promise<Record<string, string>> {
  const { id } = await productBySku(shop, sku);
  const rows = await shop.prisma.metafield.findMany({
    where: { productId: id },
    select: { value: true, definition: { select: { key: true } } },
  });
  return Object.fromEntries(rows.map(({ value, definition }) => [definition.key, value]));
}

const file = [
  'Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Meta: app.material,Meta: app.washable,Meta: app.length,Meta: shelf',
  'variable,shirt,Shirt,,,Size,"M, L","Cotton, =1+1",TRUE,,B-7',
  'variation,shirt-m,Shirt M,20,shirt,Size,M,,,70.50,',
  'variation,shirt-l,Shirt L,20,shirt,Size,L,,,74,',
].join('\n');

describe('[I25] custom fields in product files', () => {
  it('are imported for products and variations, and exported again', async () => {
    const report = await importCsv(db, file);
    expect(report).toMatchObject({ created: 3, rejected: [], warnings: [] });
    expect(await valuesOf('shirt')).toEqual({ material: 'Cotton, =1+1', washable: 'true' });
    expect(await valuesOf('shirt-m')).toEqual({ length: '70.5' });
    expect((await productBySku(db, 'shirt')).extra).toEqual({ 'Meta: shelf': 'B-7' });

    const csv = await exported();
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    expect(rows.map((row) => [row.SKU, row['Meta: app.material'], row['Meta: app.washable'], row['Meta: app.length']])).toEqual([
      ['shirt', 'Cotton, =1+1', 'true', ''],
      ['shirt-m', '', '', '70.5'],
      ['shirt-l', '', '', '74'],
    ]);
    expect(await importCsv(db, csv)).toMatchObject({ created: 0, updated: 0, unchanged: 3, warnings: [] });
  });

  it('reach another shop that defines the same fields, whatever their values contain', async () => {
    await define(staff, 'care', { type: 'MULTI_LINE_TEXT' });
    await define(staff, 'tested', { type: 'DATE' });
    await importCsv(db, file);
    const { id: productId } = await productBySku(db, 'shirt');
    const given = { material: '=1+1', washable: 'false', care: 'Wash at 30 °C\n- "Do not" bleach, ever', tested: '2026-02-28' };
    await set(staff, { productId: globalId('Product', productId) }, given);
    const csv = await exported();

    const other = await freshDb();
    const there = await boss(other);
    await define(there, 'material');
    await define(there, 'washable', { type: 'BOOLEAN' });
    await define(there, 'care', { type: 'MULTI_LINE_TEXT' });
    await define(there, 'tested', { type: 'DATE' });
    await define(there, 'length', { ownerType: 'PRODUCT_VARIATION', type: 'DECIMAL' });
    expect(await importCsv(other, csv)).toMatchObject({ created: 3, rejected: [], warnings: [] });
    expect(await valuesOf('shirt', other)).toEqual(given);
    expect(await valuesOf('shirt-l', other)).toEqual({ length: '74' });
  });

  it('change by SKU alone: an empty cell deletes the value, a file without the column leaves it', async () => {
    await importCsv(db, file);
    // Other programs change the case of headings.
    await importCsv(db, 'SKU,meta: app.Material,META: APP.LENGTH\nshirt,Linen,\nshirt-m,,');
    expect(await valuesOf('shirt')).toEqual({ material: 'Linen', washable: 'true' });
    expect(await valuesOf('shirt-m')).toEqual({});
    expect(await valuesOf('shirt-l')).toEqual({ length: '74' });
    expect(await importCsv(db, 'SKU,Meta: app.material\nshirt,')).toMatchObject({ updated: 1 });
    expect(await valuesOf('shirt')).toEqual({ washable: 'true' });
  });

  it('cost only the invalid value, with a warning that names the line', async () => {
    const report = await importCsv(
      db,
      file.replace('TRUE', 'perhaps').replace(',74,', ',101,').replace('shirt,Size,M,,', 'shirt,Size,M,Wool,'),
    );
    expect(report).toMatchObject({ created: 3, rejected: [] });
    expect(report.warnings).toEqual([
      { line: 2, reason: 'Meta: app.washable: Enter true or false. The value was skipped.' },
      { line: 3, reason: 'Meta: app.material: not defined for variations, so the value was skipped.' },
      { line: 4, reason: 'Meta: app.length: Enter 100 or less. The value was skipped.' },
    ]);
    expect(await valuesOf('shirt')).toEqual({ material: 'Cotton, =1+1' });
  });

  it('are checked by a dry run, which writes none', async () => {
    const rows = [
      record({
        line: 2,
        name: 'Cap',
        sku: 'cap',
        regularPriceMinor: 900,
        extra: { 'Meta: app.washable': 'no', 'Meta: app.material': 'Wool' },
      }),
    ];
    const report = await tryRecords(db, () => rows, { now: importNow });
    expect(report).toMatchObject({
      created: 1,
      warnings: [{ line: 2, reason: 'Meta: app.washable: Enter true or false. The value was skipped.' }],
    });
    expect(await db.prisma.metafield.count()).toBe(0);
  });

  it('stay as they are if a file has no columns for them, and stay uninterpreted without a definition', async () => {
    await importCsv(db, file);
    await importCsv(db, 'SKU,Regular price,Meta: app.unknown\nshirt-m,21,x');
    expect(await valuesOf('shirt-m')).toEqual({ length: '70.5' });
    expect((await productBySku(db, 'shirt-m')).extra).toEqual({ 'Meta: app.unknown': 'x' });
  });
});
