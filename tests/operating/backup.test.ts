import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BackupError, verifyArchive, writeArchive } from '../../server/app/backup/archive.ts';
import { backUp } from '../../server/app/backup/backup.ts';
import { restore } from '../../server/app/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { DatabaseInUseError } from '../../server/platform/database/lockFile.ts';
import { migrate, schemaFiles } from '../../server/platform/database/migrations.ts';
import { hasPostgres, testDatabase, usualKind } from '../support/databases.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { makeStocked } from '../support/products.ts';

/** A folder that is deleted after the test. */
function folder(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'souk-backup-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A shop's settings and files. */
function place(env: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'test', ...env });
  return { config, files: localFiles()(config.filesDir), env: process.env };
}

type Place = ReturnType<typeof place>;

/** Fills a shop with orders, stock and files. */
async function fill(db: Db, { files }: Place): Promise<void> {
  await makeStocked(db, 7, { name: 'Kettle ☕' });
  for (const [index, totalMinor] of [1_250, 99, 4_000].entries())
    await db.prisma.order.create({
      data: plainOrder({ subtotalMinor: totalMinor, totalMinor, cartVersion: index + 10, note: `'; \\. ${'ü'.repeat(index)}` }),
    });
  await files.put('media/1/master.jpg', Buffer.from('first picture'), { type: 'image/jpeg' });
  await files.put(`media/2/${'long-name-'.repeat(12)}.webp`, Buffer.alloc(200_000, 7), { type: 'image/webp' });
  await files.put('empty.csv', Buffer.alloc(0), { type: 'text/csv' });
}

/** Rows of every table, sums, and hashes of all files. */
async function contents(db: Db, { files }: Place) {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as "name" from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) {
    // The hash covers every column of every row.
    const { rows } = await db.pool.query(
      `select count(*)::int as "count", md5(string_agg(t::text, '|' order by t::text)) as "hash" from ${name} t`,
    );
    counts[name] = rows[0];
  }
  const { rows: sums } = await db.pool.query(
    `select (select sum("totalMinor") from "Order") as "orders", (select sum("stock") from "Product") as "stock",
       (select last_value from "Order_id_seq") as "sequence"`,
  );
  const hashes: Record<string, string> = {};
  for await (const { key } of files.list('')) {
    const stored = await files.get(key);
    hashes[key] = createHash('sha256')
      .update(stored ? await buffer(stored.body) : '')
      .digest('hex');
  }
  return { counts, sums, hashes };
}

function run(command: string, env: Record<string, string>, ...args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `server/cli/${command}.ts`, ...args], { env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof BackupError || error instanceof DatabaseInUseError ? error.message : `unexpected: ${String(error)}`,
  );

/** Creates an empty database whose owner has no other rights. */
async function emptyPostgres(): Promise<{ url: string; admin: pg.Client }> {
  const admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await admin.connect();
  const name = `souk_restore_${process.pid}`;
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`drop role if exists ${name}`);
  await admin.query(`create role ${name} login password 'it''s @ secret'`);
  await admin.query(`create database ${name} owner ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.username = name;
  url.password = encodeURIComponent("it's @ secret");
  url.pathname = `/${name}`;
  return { url: url.href, admin };
}

describe.runIf(usualKind() === 'postgres' && (await hasPostgres()))('[I39] backup and restore of PostgreSQL', () => {
  it('restores the same shop into an empty database, and over another one with --force', { timeout: 240_000 }, async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const source = place(database.env);
    const archive = path.join(folder(), 'shop.tar');
    const db = await database.open();
    await fill(db, source);
    const before = await contents(db, source);
    // While the shop runs.
    expect(await run('backup', database.env, archive)).toEqual({
      status: 0,
      output: expect.stringMatching(/^Backed up the database \(\d+ migrations\) and 3 files to .*, \d+\.\d MB\.\n$/) as string,
    });
    await db.close();
    expect(statSync(archive).mode & 0o077).toBe(0);
    expect(readdirSync(path.dirname(archive))).toEqual(['shop.tar']);
    expect(await run('backup', database.env, archive)).toMatchObject({ status: 1, output: expect.stringContaining('exists') as string });

    const { url } = await emptyPostgres();
    const env = { DATABASE_URL: url, DATA_DIR: folder() };
    expect(await run('restore', env, archive)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^Restored the database and 3 files from /) as string,
    });
    const target = place(env);
    const open = () => openDb({ url, poolSize: 2 });
    let restored = await open();
    expect(await contents(restored, target)).toEqual(before);

    // A second time, over changed data: refused while the shop runs, and without --force.
    await restored.pool.query(`delete from "Order"; create table "OfANewerVersion" as select 1`);
    await target.files.put('media/3/master.jpg', Buffer.from('later'), { type: 'image/jpeg' });
    expect(await refusal(restore(target, archive, true))).toMatch(/^The database has other open connections \(\d\)\. Stop all/);
    await restored.close();
    expect(await refusal(restore(target, archive, false))).toContain('The database is not empty. Use --force');
    await restore(target, archive, true);
    restored = await open();
    expect(await contents(restored, target)).toEqual(before);
    await restored.close();
  });

  it('leaves the database as it was if the dump can’t be restored', async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const here = place(database.env);
    let db = await database.open();
    await fill(db, here);
    const archive = path.join(folder(), 'shop.tar');
    await backUp(here, archive, new Date());
    const before = await contents(db, here);
    await db.close();
    const broken = folder();
    // A pg_restore that stops in the middle.
    writeFileSync(path.join(broken, 'pg_restore'), '#!/bin/sh\necho "create table public.half (id int);"\necho "disk full" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const env = { ...process.env, PATH: `${broken}${path.delimiter}${process.env.PATH}` };
    expect(await refusal(restore({ ...here, env }, archive, true))).toBe('pg_restore failed: disk full');
    expect(await refusal(restore({ ...here, env: { PATH: broken } }, archive, true))).toMatch(/^\w+ is not installed|^pg_restore failed/);
    db = await database.open();
    expect(await contents(db, here)).toEqual(before);
    await db.close();
  });
});

describe('[I39] backup and restore of the embedded database', () => {
  it('restores the same shop, and applies migrations that came after the backup', { timeout: 240_000 }, async () => {
    const here = place({ DATA_DIR: folder() });
    const { schemaDir, migrationsDir } = schemaFiles();
    const newer = { schemaDir, migrationsDir: path.join(folder(), 'migrations') };
    cpSync(migrationsDir, newer.migrationsDir, { recursive: true });
    const newest = '20980101000000_newest';
    mkdirSync(path.join(newer.migrationsDir, newest));
    writeFileSync(path.join(newer.migrationsDir, newest, 'migration.sql'), 'create table "OfANewerVersion" ("id" int);');
    const open = () => openDb({ dataDir: here.config.databaseDir });
    const archive = path.join(folder(), 'shop.tar');
    let db = await open();
    await migrate(db.pool);
    await fill(db, here);
    const { sums, hashes } = await contents(db, here);
    await db.close();
    // Process 1 is alive on every system, and isn't this process.
    writeFileSync(`${here.config.databaseDir}.lock`, '1');
    expect(await refusal(backUp(here, archive, new Date()))).toContain('is in use by process 1');
    rmSync(`${here.config.databaseDir}.lock`);
    const { migrations, entries } = await backUp(here, archive, new Date());
    expect(Object.keys(entries).toSorted()).toEqual(['database.tar.gz', ...Object.keys(hashes).map((key) => `files/${key}`)].toSorted());

    rmSync(here.config.databaseDir, { recursive: true });
    rmSync(here.config.filesDir, { recursive: true });
    here.files = localFiles()(here.config.filesDir);
    expect(await restore(here, archive, false, newer)).toMatchObject({ files: 3, migrated: [newest] });
    db = await open();
    const restored = await contents(db, here);
    expect(restored).toMatchObject({ sums, hashes });
    await db.close();
    const second = path.join(folder(), 'shop.tar');
    expect((await backUp(here, second, new Date())).migrations).toEqual([...migrations, newest]);

    // Nothing is replaced unless it is said so.
    db = await open();
    await db.pool.query('update "Product" set "stock" = 0');
    await db.close();
    expect(await refusal(restore(here, second, false, newer))).toContain('The database is not empty. Use --force');
    writeFileSync(`${here.config.databaseDir}.lock`, '1');
    expect(await refusal(restore(here, second, true, newer))).toContain('is in use by process 1');
    rmSync(`${here.config.databaseDir}.lock`);
    await here.files.put('media/3/master.jpg', Buffer.from('later'), { type: 'image/jpeg' });
    expect((await restore(here, second, true, newer)).migrated).toEqual([]);
    db = await open();
    expect(await contents(db, here)).toEqual(restored);
    // A backup of a version that this program doesn't know yet.
    await db.pool.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', '', '20990101000000_later', now())`,
    );
    await db.close();
    const later = path.join(folder(), 'shop.tar');
    await backUp(here, later, new Date());
    expect(await refusal(restore(here, later, true, newer))).toContain(
      'which has the migration "20990101000000_later" that this version lacks',
    );
    expect(readdirSync(path.dirname(here.config.databaseDir)).toSorted()).toEqual(['database', 'files']);
  });
});

describe('[I39] a backup', () => {
  it('is refused before anything changes if it is damaged, incomplete or of another database', async () => {
    const here = place({ DATA_DIR: folder() });
    await here.files.put('media/1/master.jpg', Buffer.alloc(50_000, 'picture'), { type: 'image/jpeg' });
    const good = path.join(folder(), 'shop.tar');
    async function* entries() {
      yield { name: 'database.tar.gz', size: 5, body: Readable.from([Buffer.from('image')]) };
      const stored = await here.files.get('media/1/master.jpg');
      if (stored) yield { name: 'files/media/1/master.jpg', ...stored };
    }
    const facts = {
      createdAt: new Date().toISOString(),
      version: '1.0.0',
      database: 'embedded',
      databaseVersion: '',
      migrations: [],
    } as const;
    await writeArchive(good, { ...facts, migrations: [] }, entries());
    expect(await verifyArchive(good)).toMatchObject(facts);
    const bytes = readFileSync(good);
    const changed = Buffer.from(bytes);
    changed[30_000] = (changed[30_000] ?? 0) ^ 1;
    const bad = path.join(folder(), 'bad.tar');
    for (const [content, reason] of [
      [changed, 'its entry files/media/1/master.jpg is damaged'],
      [bytes.subarray(0, 20_000), 'it is damaged'],
      [bytes.subarray(0, 51_712), 'it has no manifest'],
      [Buffer.from('not an archive at all'.repeat(100)), 'it is damaged'],
      [Buffer.alloc(0), 'it has no manifest'],
    ] as const) {
      writeFileSync(bad, content);
      expect(await refusal(restore(here, bad, true))).toContain(reason);
    }
    const elsewhere = { ...here, config: { ...here.config, databaseUrl: 'postgres://localhost/none' } };
    expect(await refusal(restore(elsewhere, good, true))).toContain('Unset DATABASE_URL');
    // The database of this archive isn't one: what was there stays.
    mkdirSync(here.config.databaseDir, { recursive: true });
    writeFileSync(path.join(here.config.databaseDir, 'PG_VERSION'), 'previous');
    expect(await refusal(restore(here, good, true))).not.toBe('done');
    expect(readFileSync(path.join(here.config.databaseDir, 'PG_VERSION'), 'utf8')).toBe('previous');
    expect(await here.files.exists('media/1/master.jpg')).toBe(true);
    expect(existsSync(`${here.config.databaseDir}.lock`)).toBe(false);
  });
});
