import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/database/embedded.ts';
import { embeddedPool } from '../../server/database/embeddedPool.ts';
import { migrate, schemaFiles } from '../../server/database/migrations.ts';

// Migrates one template before the test files start; each worker then begins with a copy of it.

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the migrated embedded database, or name of the migrated PostgreSQL template database. */
    dbTemplate: string;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const { migrationsDir } = schemaFiles();
  for (const name of readdirSync(migrationsDir).toSorted()) {
    const file = path.join(migrationsDir, name, 'migration.sql');
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The file of a migrated embedded database; made once for each state of the migrations. */
export async function embeddedTemplate(): Promise<string> {
  const file = path.resolve(`node_modules/.cache/souk-test-${fingerprint()}.tar`);
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

async function postgresTemplate(url: string): Promise<string> {
  const name = `souk_test_${fingerprint()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  // A template whose migration was interrupted must not be used: it is made under another name first.
  if (!rowCount) {
    const part = `${name}_${process.pid}`;
    await admin.query(`create database ${part}`);
    const target = new URL(url);
    target.pathname = `/${part}`;
    const pool = new pg.Pool({ connectionString: target.href });
    await migrate(pool);
    await pool.end();
    await admin.query(`alter database ${part} rename to ${name}`);
  }
  await admin.end();
  return name;
}

export async function setup(project: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL;
  project.provide('dbTemplate', url ? await postgresTemplate(url) : await embeddedTemplate());
}
