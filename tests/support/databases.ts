import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDb, type Db } from '../../server/platform/database/db.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { embeddedPool } from '../../server/platform/database/embeddedPool.ts';
import { migrate, schemaFiles } from '../../server/platform/database/migrations.ts';

// Databases for tests. Each is a copy of a migrated template: copying takes milliseconds on PostgreSQL, migrating takes seconds.

const run = promisify(execFile);

export type DatabaseKind = 'postgres' | 'embedded';

/** A separate database for a shop in another process, with that shop's data directory. */
export interface TestDatabase {
  dataDir: string;
  /** Environment variables that connect the server to the database. */
  env: Record<string, string>;
  /** Opens the database for the test itself; the embedded one only while no server uses it. */
  open(): Promise<Db>;
  /** Copies the database and the data directory, while neither is in use. */
  copy(): Promise<TestDatabase>;
  remove(): Promise<void>;
}

/** Returns the kind used by tests by default: PostgreSQL if DATABASE_URL is set. */
export const usualKind = (): DatabaseKind => (process.env.DATABASE_URL ? 'postgres' : 'embedded');

const postgresUrl = () => process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Returns whether PostgreSQL is reachable at DATABASE_URL, or at this machine's default address. */
export function hasPostgres(): Promise<boolean> {
  const { hostname, port } = new URL(postgresUrl());
  return new Promise((resolve) => {
    const socket = connect(Number(port || 5432), hostname);
    socket.once('connect', () => resolve(socket.end() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  const { migrationsDir } = schemaFiles();
  for (const name of readdirSync(migrationsDir).toSorted()) {
    const file = path.join(migrationsDir, name, 'migration.sql');
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Returns the file of a migrated embedded database, created once for each state of the migrations. */
export async function embeddedTemplate(): Promise<string> {
  const file = path.resolve(`node_modules/.cache/souk-test-${migrationsFingerprint()}.tar`);
  if (existsSync(file)) return file;
  const database = await startEmbedded({});
  const pool = embeddedPool(database);
  await migrate(pool);
  await pool.end();
  const dump = await database.dumpDataDir('none');
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  return work(client).finally(() => client.end());
}

function postgresAddress(name: string): string {
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Drops copies left behind by previous runs: their names end with the id of a process that is gone. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string; pid: string }>(
    `select datname, (regexp_match(datname, '^souk_test_\\w+_p(\\d+)_\\d+$'))[1] as pid from pg_database where datname ~ '^souk_test_\\w+_p\\d+_\\d+$'`,
  );
  for (const { datname, pid } of rows) if (!isAlive(Number(pid))) await client.query(`drop database if exists ${datname} with (force)`);
}

/** Returns the name of a migrated PostgreSQL database without connections, created once for each state of the migrations. */
export async function postgresTemplate(): Promise<string> {
  const name = `souk_test_${migrationsFingerprint()}`;
  return asAdmin(async (client) => {
    await dropLeftovers(client);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    // The template is created under a temporary name first, because one whose migration was interrupted must not be used.
    const part = `${name}_p${process.pid}_0`;
    await client.query(`create database ${part}`);
    await run(process.execPath, ['--import', 'tsx', 'tests/support/migrateDatabase.ts', postgresAddress(part)]);
    await client.query(`alter database ${part} rename to ${name}`);
    return name;
  });
}

let copies = 0;

/** @returns the name of a new copy of a PostgreSQL database without connections */
async function copyPostgres(template: string): Promise<string> {
  copies += 1;
  const name = `souk_test_copy_p${process.pid}_${copies}`;
  await asAdmin(async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // Test data needn't survive a crash of the machine.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

/** Returns the URL of a new, migrated PostgreSQL database. */
export async function postgresCopyUrl(template: string): Promise<string> {
  return postgresAddress(await copyPostgres(template));
}

function postgresDatabase(name: string, dataDir: string): TestDatabase {
  const url = postgresAddress(name);
  return {
    dataDir,
    env: { DATABASE_URL: url, DATA_DIR: dataDir, SOUK_SEED: 'false' },
    open: () => openDb({ url, poolSize: 4 }),
    async copy() {
      const directory = newDataDir();
      cpSync(dataDir, directory, { recursive: true });
      return postgresDatabase(await copyPostgres(name), directory);
    },
    async remove() {
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function embeddedDatabase(dataDir: string): TestDatabase {
  return {
    dataDir,
    env: { DATA_DIR: dataDir, SOUK_SEED: 'false' },
    async open() {
      const database = path.join(dataDir, 'database');
      const image = existsSync(database) ? undefined : new Blob([await readFile(await embeddedTemplate())]);
      return openDb({ dataDir: database, image });
    },
    async copy() {
      const directory = newDataDir();
      cpSync(dataDir, directory, { recursive: true });
      return embeddedDatabase(directory);
    },
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
}

const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'souk-test-'));

/** Returns a new, migrated database. The embedded one is created with the first `open` or the first server. */
export async function testDatabase(kind: DatabaseKind = usualKind()): Promise<TestDatabase> {
  if (kind === 'embedded') return embeddedDatabase(newDataDir());
  return postgresDatabase(await copyPostgres(await postgresTemplate()), newDataDir());
}

/** Returns the database that belongs to environment variables of a shop, such as one that the global setup has copied. */
export function databaseOf(env: Readonly<Record<string, string>>): TestDatabase {
  const { DATABASE_URL = '', DATA_DIR = '' } = env;
  return DATABASE_URL === '' ? embeddedDatabase(DATA_DIR) : postgresDatabase(new URL(DATABASE_URL).pathname.slice(1), DATA_DIR);
}
