import { parse } from 'csv-parse/sync';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldCatalogueFiles } from '../../server/catalogue/transfer/admin/reading.ts';
import { rejectedPath } from '../../server/catalogue/products/admin/paths.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { catalogueRows, fixture } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { openImportDriver, type ImportDriver } from './importDriver.ts';

// Product files, from the upload endpoint to the report.

let db: Db;
let shop: TestApp;
let importDriver: ImportDriver;
let filesBefore: string[];

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await freshDb();
  importDriver = await openImportDriver(db, shop);
  filesBefore = importedFiles();
});

const importDir = () => path.join(shop.filesDir, 'imports');
const importedFiles = () => (existsSync(importDir()) ? readdirSync(importDir()) : []);
const drafts = () => readdirSync(path.join(shop.filesDir, '.drafts'));
const lines = (...rows: string[]) => rows.join('\n');

/** A file with `rows` products, three of them invalid: without a name, with an invalid price, with an SKU that already exists. */
function largeFile(rows: number): string {
  const row = (line: number) => {
    if (line === 100) return `BULK-${line},,9.99,1`;
    if (line === 2_000) return `BULK-${line},Thing ${line},cheap,1`;
    if (line === rows - 10) return `BULK-5,Thing ${line},9.99,1`;
    return `BULK-${line},Thing ${line},${(line % 90) + 1}.50,${line % 7}`;
  };
  return lines('SKU,Name,Regular price,Stock', ...Array.from({ length: rows }, (_, index) => row(index + 2)));
}

describe('an uploaded file', () => {
  it('is previewed with its columns and first rows, and imports nothing', async () => {
    const id = await importDriver.sent(
      lines('SKU;Title;Price;Colour;Name tag', 'A-1;Lamp;12,50;red;x', "A-2;'=Cup;3;blue;y"),
      'C:\\files\\list.csv',
    );
    const { status, columns } = await importDriver.state(id);
    expect(status).toBe('RECEIVED');
    expect(columns.map(({ target, isInterpreted }) => [target, isInterpreted])).toEqual([
      ['SKU', true],
      ['Name', true],
      ['Regular price', true],
      ['Colour', false],
      ['Name tag', false],
    ]);
    expect(columns[1]?.samples).toEqual(['Lamp', "'=Cup"]);
    expect(await db.prisma.product.count()).toBe(0);
    expect(await db.prisma.catalogueImport.findUniqueOrThrow({ where: { id } })).toMatchObject({ fileName: 'list.csv' });
    expect(await db.prisma.auditEntry.count({ where: { action: 'catalogue.import-file', targetIds: { has: id } } })).toBe(1);
  });

  it.each([
    ['empty', '', /The file is empty\./],
    ['only a header row', 'SKU,Name\n', /header row but no rows/],
    ['Latin-1', Buffer.from('SKU,Name\nA-1,K\u00e4se\n', 'latin1'), /isn’t UTF-8.*Save it as “CSV UTF-8”/],
    ['UTF-16', Buffer.from('\ufeffSKU,Name\nA-1,Lamp\n', 'utf16le'), /UTF-16/],
    ['an Excel file', Buffer.from('504b030414000600', 'hex'), /Excel/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /image/],
    ['a web page', '<!doctype html><p>Sign in</p>', /web page/],
    ['JSON', '[{"name": "Lamp"}]', /JSON/],
    ['Shopify’s inventory export', 'Handle,Title,SKU,COO,Berlin\nmug,Mug,MUG,,5\n', /inventory export/],
    ['prose', 'Dear all\nplease find below\n', /isn’t a product table/],
  ])('that is %s is rejected with a message and not stored', async (_what, payload, message) => {
    const answer = await importDriver.upload(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(message);
    expect([importedFiles(), drafts()]).toEqual([filesBefore, []]);
    expect(await db.prisma.catalogueImport.count()).toBe(0);
  });

  it('with a cell that is shown shortened is received, also if the cut is within a character', async () => {
    const id = await importDriver.sent(lines('SKU,Name', `A-1,${'x'.repeat(199)}😀 lamp`));
    expect((await importDriver.state(id)).status).toBe('RECEIVED');
  });

  it('above 64 MB is rejected with the limit', async () => {
    const answer = await importDriver.upload(Buffer.alloc(64 * 1024 * 1024 + 1, 'x,y\n'));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'A file can be at most 64 MB. Split it and import the parts one by one.',
    ]);
    expect([importedFiles(), drafts()]).toEqual([filesBefore, []]);
  });

  it('is rejected without the catalogue permission and from other sites', async () => {
    const other = await openImportDriver(db, shop, ['ORDERS']);
    expect((await other.upload('SKU,Name\nA,B\n')).statusCode).toBe(403);
    expect((await other.download(`${rejectedPath}?import=1`)).statusCode).toBe(403);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await importDriver.upload('SKU,Name\nA,B\n', 'a.csv', foreign)).statusCode).toBe(403);
  });
});

describe('the column mapping', () => {
  it('maps, stores or skips columns as chosen, and is validated', async () => {
    const id = await importDriver.sent(lines('Nr,Bezeichnung,Preis,Farbe,Secret', 'A-1,Lampe,"12,50",rot,hush'));
    const start = (mapping: string[], isDryRun = false) => importDriver.decide('start', { id, mapping, isDryRun });
    expect(await start(['', '', 'Regular price', 'Farbe', ''])).toMatchObject({
      __typename: 'InvalidInputError',
      message: 'Choose a column for SKU, ID or name, which identify products.',
    });
    expect(await start(['', 'Name', '', 'Farbe', ''])).toMatchObject({ message: 'Choose a column for SKU, ID or price.' });
    const twice = await start(['SKU', 'Name', 'Name', 'Nonsense', '']);
    expect(twice.issues?.map((issue) => issue.path.slice(1).join('.'))).toEqual(['mapping.2', 'mapping.3']);
    expect((await start(['SKU', 'Name'])).issues?.[0]?.message).toMatch(/has 5 columns/);
    await start(['SKU', 'Name', 'Regular price', 'Farbe', '']);
    await importDriver.work(id);
    expect(await importDriver.state(id)).toMatchObject({ status: 'DONE', created: 1 });
    expect(await db.prisma.product.findUniqueOrThrow({ where: { sku: 'A-1' } })).toMatchObject({
      name: 'Lampe',
      regularPriceMinor: 1_250,
      extra: { Farbe: 'rot' },
    });
    expect(await start(['SKU', 'Name', '', '', ''])).toMatchObject({ code: 'IMPORT_STATE' });
  });
});

describe('a dry run', () => {
  it('of a WooCommerce file reports the counts of the import and changes nothing', async () => {
    const id = await importDriver.sent(await readFile(fixture));
    const before = await catalogueRows(db);
    const dryRun = await importDriver.run(id, true);
    expect(dryRun).toMatchObject({ status: 'CHECKED', isDryRun: true, progress: 1_000 });
    expect(await catalogueRows(db)).toEqual(before);
    const done = await importDriver.run(id, false);
    const counts = ({ rows, created, updated, unchanged, rejectedCount, warningCount }: typeof done) => [
      rows,
      created,
      updated,
      unchanged,
      rejectedCount,
      warningCount,
    ];
    expect(counts(dryRun)).toEqual(counts(done));
    expect(done).toMatchObject({ status: 'DONE', updated: 0, unchanged: 0 });
    const again = await importDriver.run(await importDriver.sent(await readFile(fixture)), true);
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: done.created });
  });

  it('resolves parents, SKUs and links across distant rows', async () => {
    const fillers = Array.from({ length: 600 }, (_, index) => `F-${index},simple,Filler ${index},,1,,,`);
    const id = await importDriver.sent(
      lines(
        'SKU,Type,Name,Parent,Regular price,Cross-sells,Attribute 1 name,Attribute 1 value(s)',
        'V-1,variation,Shirt red,SHIRT,10,,Colour,Red',
        ...fillers,
        'SHIRT,variable,Shirt,,,F-3,Colour,Red',
        'F-1,simple,Again,,1,,,',
        'V-2,variation,Orphan,NOBODY,10,,Colour,Red',
        'C-1,simple,Cup,,1,"F-2, GHOST",,',
      ),
    );
    const dryRun = await importDriver.run(id, true);
    expect(dryRun).toMatchObject({ created: 603, rejectedCount: 2, warningCount: 1 });
    const done = await importDriver.run(id, false);
    expect(done).toMatchObject({ created: 603, rejectedCount: 2, warningCount: 1 });
    expect(dryRun.problems.map(({ line, isWarning }) => [line, isWarning])).toEqual(
      done.problems.map(({ line, isWarning }) => [line, isWarning]),
    );
    expect(dryRun.problems.map(({ reason }) => reason)).toContain('The SKU "F-1" is already on line 4.');
  });

  it('warns about cells that look like formulas and treats them as text', async () => {
    const { problems, created } = await importDriver.run(
      await importDriver.sent(lines('SKU,Name,Regular price', 'A-1,=1+1,2', 'A-2,Cup,=A1*2')),
      true,
    );
    expect(created).toBe(1);
    expect(problems).toEqual([
      { line: 2, isWarning: true, reason: 'Name: "=1+1" looks like a formula. It is imported as text and not calculated.' },
      { line: 3, isWarning: false, reason: expect.stringMatching(/^Regular price: /) },
    ]);
  });
});

describe('an import', () => {
  it('accepts Excel’s sep= line, mixed line endings and misplaced quotes', async () => {
    const file = 'sep=;\r\nSKU;Name;Regular price\r\nA-1;Lamp, red;12,50\nA-2;"Cup" x;3\rA-3;Plate 9";4\r\n\nA-4;;5\nA-5;"Pot;6\n';
    const id = await importDriver.sent(file);
    expect((await importDriver.state(id)).columns.map(({ samples }) => samples.slice(0, 2))).toEqual([
      ['A-1', 'A-3'],
      ['Lamp, red', 'Plate 9"'],
      ['12,50', '4'],
    ]);
    const done = await importDriver.run(id, false);
    expect(done).toMatchObject({ status: 'DONE', created: 2, rejectedCount: 3 });
    expect(done.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '4 Misplaced quotes. Double any quote inside quoted text.',
      '7 The name is missing.',
      '8 Quoted text starts here and is never closed.',
    ]);
  });

  it('of 5,000 rows rejects three, which can be downloaded, fixed and imported again', async () => {
    const id = await importDriver.sent(largeFile(5_000));
    expect(await importDriver.run(id, true)).toMatchObject({ status: 'CHECKED', rows: 5_000, created: 4_997, rejectedCount: 3 });
    expect(await db.prisma.product.count()).toBe(0);
    const done = await importDriver.run(id, false);
    expect(done).toMatchObject({ status: 'DONE', rows: 5_000, created: 4_997, updated: 0, rejectedCount: 3, progress: 1_000 });
    expect(await db.prisma.product.count()).toBe(4_997);
    const file = await importDriver.download(`${rejectedPath}?import=${id}`);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="rejected-rows-${id}.csv"`);
    const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => [row['SKU'], row['Report: line'], row['Report: reason']])).toEqual([
      ['BULK-100', '100', 'The name is missing.'],
      ['BULK-2000', '2000', expect.stringMatching(/^Regular price: /)],
      ['BULK-5', '4990', 'The SKU "BULK-5" is already on line 5.'],
    ]);
    const fixed = file.body.replace('BULK-100,,', 'BULK-100,Named,').replace('cheap', '7.00').replace('BULK-5,', 'BULK-4990,');
    expect(await importDriver.run(await importDriver.sent(fixed), false)).toMatchObject({ created: 3, rejectedCount: 0 });
    const acts = await db.prisma.auditEntry.findMany({
      where: { targetType: 'CatalogueImport', targetIds: { has: id } },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual([
      'catalogue.import-file',
      'catalogue.import-check',
      'catalogue.import-run',
      'catalogue.import-end',
    ]);
    expect(acts.at(-1)?.details).toEqual({ status: 'DONE', created: 4_997, updated: 0, rejected: 3 });
  }, 120_000);

  it('can be deleted with its file; old imports and orphaned files are removed', async () => {
    const [dropped, old] = [await importDriver.sent('SKU,Name\nA,B\n'), await importDriver.sent('SKU,Name\nA,B\n')];
    expect((await importDriver.decide('delete', { id: dropped })).__typename).toBe('DeleteCatalogueImportPayload');
    expect((await importDriver.decide('delete', { id: dropped })).code).toBe('NOT_FOUND');
    const long = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    for (const name of importedFiles()) await utimes(path.join(importDir(), name), long, long);
    await removeOldCatalogueFiles(db, shop.files, new Date());
    const { storedName } = await db.prisma.catalogueImport.findUniqueOrThrow({ where: { id: old } });
    expect(existsSync(path.join(importDir(), storedName))).toBe(true);
    await removeOldCatalogueFiles(db, shop.files, new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
    expect([await db.prisma.catalogueImport.count(), existsSync(path.join(importDir(), storedName))]).toEqual([0, false]);
  });
});
