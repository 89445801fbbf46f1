import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leftImports } from '../../server/catalogue/transfer/admin/reading.ts';
import { runCatalogueImport } from '../../server/catalogue/transfer/admin/importRun.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { openImportDriver, type ImportDriver } from './importDriver.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';

// Imports that were stopped, or whose process was killed, resume where they were: no row is counted or written twice.

const all = 1_800;

/** Variations come long before their parent; each half of the file has one invalid row. */
const file = [
  'SKU,Type,Name,Parent,Regular price,Stock,Attribute 1 name,Attribute 1 value(s)',
  'EARLY,variation,Early,SHIRT,10,5,Size,S',
  ...Array.from({ length: all - 3 }, (_, index) => `R-${index},simple,${index === 40 || index === 1_500 ? '' : `Row ${index}`},,5,10,,`),
  'SHIRT,variable,Shirt,,,,Size,S',
  'LATE,variation,Late,SHIRT,11,5,Size,M',
].join('\n');
const whole = { status: 'DONE', rows: all, created: all - 2, updated: 0, unchanged: 0, rejectedCount: 2 };

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
});

async function startedImport(): Promise<number> {
  const id = await importDriver.sent(file);
  const mapping = (await importDriver.state(id)).columns.map(({ target }) => target);
  await importDriver.decide('start', { id, mapping, isDryRun: false });
  return id;
}

test('a stopped import keeps its progress and resumes without rewriting finished rows', async () => {
  const id = await startedImport();
  expect((await importDriver.decide('stop', { id })).__typename).toBe('StopCatalogueImportPayload');
  await importDriver.work(id);
  expect(await importDriver.state(id)).toMatchObject({ status: 'STOPPED', rows: 501, created: 499, rejectedCount: 1 });
  expect(await db.prisma.product.count()).toBe(499);
  expect((await importDriver.decide('stop', { id })).code).toBe('IMPORT_STATE');
  // The product was sold and edited meanwhile.
  await db.prisma.product.update({ where: { sku: 'R-7' }, data: { stock: 3, name: 'Renamed' } });
  expect((await importDriver.decide('resume', { id })).__typename).toBe('ResumeCatalogueImportPayload');
  await importDriver.work(id);
  expect(await importDriver.state(id)).toMatchObject(whole);
  expect(await db.prisma.product.findUniqueOrThrow({ where: { sku: 'R-7' } })).toMatchObject({ stock: 3, name: 'Renamed' });
  const shirt = await db.prisma.product.findUniqueOrThrow({ where: { sku: 'SHIRT' }, include: { variations: true } });
  expect(shirt.variations.map(({ sku }) => sku).toSorted()).toEqual(['EARLY', 'LATE']);
  expect((await importDriver.decide('resume', { id })).code).toBe('IMPORT_STATE');
  await expectInvariants(db);
}, 60_000);

test('a stopped dry run returns the import to its uploaded state', async () => {
  const id = await importDriver.sent(file);
  const mapping = (await importDriver.state(id)).columns.map(({ target }) => target);
  await importDriver.decide('start', { id, mapping, isDryRun: true });
  await importDriver.decide('stop', { id });
  await importDriver.work(id);
  expect(await importDriver.state(id)).toMatchObject({ status: 'RECEIVED' });
  expect(await db.prisma.product.count()).toBe(0);
});

test('an import keeps running after a shutdown, and two concurrent workers don’t duplicate rows', async () => {
  const id = await startedImport();
  await expect(importDriver.work(id, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await importDriver.state(id)).toMatchObject({ status: 'RUNNING' });
  await Promise.all([importDriver.work(id), importDriver.work(id)]);
  expect(await importDriver.state(id)).toMatchObject(whole);
}, 60_000);

test('an import whose file is missing fails with a message', async () => {
  const id = await startedImport();
  await runCatalogueImport({ db, files: memoryFiles()(''), catalog: shop.catalog }, id, { now: new Date() });
  expect(await importDriver.state(id)).toMatchObject({ status: 'FAILED', failure: 'The file no longer exists. Upload it again.' });
});

/**
 * Resumes the import in a separate process, which is killed after `killAfter` batches.
 * @returns whether the import finished before
 */
async function workUntilKilled(dataDir: string, killAfter: number): Promise<boolean> {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'tests/support/importWorker.ts', dataDir, shop.filesDir], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = '';
  worker.stdout.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
    if (seen.split('step').length > killAfter) worker.kill('SIGKILL');
  });
  await once(worker, 'close');
  return seen.includes('done');
}

test('an import killed with SIGKILL resumes where it was and counts every row once', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-killed-import-'));
  const id = await startedImport();
  const row = await db.prisma.catalogueImport.findUniqueOrThrow({ where: { id } });
  const own = await openDb({ dataDir });
  await migrate(own.pool);
  await own.prisma.catalogueImport.create({ data: { ...row, sample: [], problems: [] } });
  await own.close();
  for (const killAfter of [1, 2]) {
    expect(await workUntilKilled(dataDir, killAfter)).toBe(false);
    const left = await openDb({ dataDir });
    const counts = await left.prisma.catalogueImport.findUniqueOrThrow({ where: { id } });
    expect(await left.prisma.product.count()).toBe(counts.created);
    // Simulates an expired lease, as after a time without progress.
    await left.pool.query(`update "CatalogueImport" set "leaseUntil" = now() - interval '1 second'`);
    expect(await leftImports(left)).toEqual([id]);
    await left.close();
  }
  expect(await workUntilKilled(dataDir, Infinity)).toBe(true);
  const ended = await openDb({ dataDir });
  expect(await ended.prisma.catalogueImport.findUniqueOrThrow({ where: { id } })).toMatchObject(whole);
  await expectInvariants(ended);
  await ended.close();
}, 180_000);
