import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { batchSize, importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { openCatalogueFile } from '../../server/catalogue/transfer/import/openFile.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { catalogueRows, generatedRecords, importNow, productBySku } from '../support/catalogue.ts';

// Large files, interrupted imports, and the import command.

let db: Db;
const directory = await mkdtemp(path.join(tmpdir(), 'souk-import-'));

beforeEach(async () => {
  db = await freshDb();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('an import holds at most one batch of records in memory, even if variations precede their parents', async () => {
  const total = batchSize * 3 + 20;
  let given = 0;
  let mostHeld = 0;
  let done = 0;
  function* source() {
    for (const item of generatedRecords(total)) {
      given += 1;
      mostHeld = Math.max(mostHeld, given - done);
      yield item;
    }
  }
  const report = await importRecords(db, source(), { now: importNow, onProgress: ({ rows }) => (done = rows) });
  expect(report).toMatchObject({ rows: total, created: total, rejectedCount: 0 });
  expect(mostHeld).toBeLessThanOrEqual(batchSize);
  // Both variations of the last family came before their parent.
  const family = await productBySku(db, `GEN-${total - 7}`);
  expect(await db.prisma.product.count({ where: { parentId: family.id } })).toBe(2);
  expect(family).toMatchObject({ type: 'VARIABLE', isListed: true });
});

test('an interrupted import commits whole batches, and a repeated import does the rest', async () => {
  const total = batchSize * 2 + 100;
  const stop = new AbortController();
  const first = await importRecords(db, generatedRecords(total), { now: importNow, signal: stop.signal, onProgress: () => stop.abort() });
  expect(first.isInterrupted).toBe(true);
  expect(first.rows).toBe(batchSize);
  // Variations that came before their parent in this batch are still pending.
  expect(await db.prisma.product.count()).toBe(first.created);
  const second = await importRecords(db, generatedRecords(total), { now: importNow });
  expect(second).toMatchObject({ isInterrupted: false, rejectedCount: 0 });
  expect(second.created + first.created).toBe(total);
  expect(second.unchanged).toBe(first.created);
  const before = await catalogueRows(db);
  expect(await importRecords(db, generatedRecords(total), { now: importNow })).toMatchObject({ unchanged: total });
  expect(await catalogueRows(db)).toEqual(before);
});

test('two concurrent imports share brands, categories and products', async () => {
  const run = () => importRecords(db, generatedRecords(120), { now: importNow });
  const reports = await Promise.all([run(), run()]);
  expect(reports.map(({ rejectedCount }) => rejectedCount)).toEqual([0, 0]);
  expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(120);
  expect(await db.prisma.brand.count()).toBe(40);
});

async function runCommand(script: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: path.join(directory, 'data'), DATABASE_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('the import and export commands print usage and a report, and exit with meaningful codes', async () => {
  expect(await runCommand('server/cli/import.ts')).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run import') });
  const file = path.join(directory, 'mixed.csv');
  await writeFile(file, 'SKU,Name,Regular price\na,Good,10\nb,Bad,ten\n');
  const mixed = await runCommand('server/cli/import.ts', file);
  expect(mixed.output).toContain('Line 3 rejected: Regular price: "ten" is not a number; use a format such as 45.90.');
  expect(mixed.output).toContain('Read 2 rows: 1 created, 0 updated, 0 unchanged, 1 rejected.');
  expect(mixed.code).toBe(2);
  const few = path.join(directory, 'few.csv');
  await writeFile(few, 'SKU,Preis,Farbe\na,12,rot\nnew,5,blau\n');
  const updated = await runCommand('server/cli/import.ts', few, '--update-only');
  expect(updated.output).toContain('Line 1: Unrecognised columns: “Farbe”. They are stored with the products and exported again');
  expect(updated.output).toContain('Read 2 rows: 0 created, 1 updated, 0 unchanged, 1 skipped, 0 rejected.');
  expect(updated.code).toBe(0);
  const exported = path.join(directory, 'out.csv');
  expect(await runCommand('server/cli/export.ts', exported)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 products written'),
  });
}, 120_000);

test('a JSON file defines its attributes, and malformed JSON is rejected', async () => {
  const file = path.join(directory, 'catalogue.json');
  const attributes = [{ name: 'Weight', kind: 'NUMBER', unit: 'kg', heading: 'Size and weight', isFacet: false }];
  const products = [
    { name: 'Kettle', sku: 'kettle', regularPriceMinor: 3900, attributes: [{ name: 'Weight', number: 1.1, unit: 'kg' }] },
    { name: '' },
  ];
  await writeFile(file, JSON.stringify({ attributes, products }));
  const { records, definitions } = await openCatalogueFile(file, 'UTC');
  const report = await importRecords(db, records, { definitions, now: importNow });
  expect(report).toMatchObject({ created: 1, rejected: [{ line: 2, reason: 'The name is missing.' }] });
  expect((await productBySku(db, 'kettle')).attributes[0]).toMatchObject({
    number: 1.1,
    attribute: { heading: 'Size and weight', isFacet: false },
  });
  await writeFile(file, '{ "products": [');
  await expect(openCatalogueFile(file, 'UTC')).rejects.toThrow('not valid JSON');
});
