import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate, MigrationStateError, schemaFiles, type SchemaFiles } from '../../server/platform/database/migrations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';

// A process may die at any moment of a migration. Whatever state it leaves, the next start continues by itself.

const name = '29990101000000_interrupted';
let db: Db;
let directory: string;
let files: SchemaFiles;

function writeMigration(script: string): void {
  mkdirSync(path.join(files.migrationsDir, name), { recursive: true });
  writeFileSync(path.join(files.migrationsDir, name, 'migration.sql'), script);
}

const note = async () => {
  const { rows } = await db.pool.query<{ finished: boolean; rolledBack: boolean; steps: number; logs: string | null }>(
    `select finished_at is not null as finished, rolled_back_at is not null as "rolledBack", applied_steps_count as steps, logs
     from _prisma_migrations where migration_name = $1 order by started_at`,
    [name],
  );
  return rows;
};

beforeAll(async () => {
  db = await freshDb();
});

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'souk-migrations-'));
  const { schemaDir, migrationsDir } = schemaFiles();
  files = { schemaDir, migrationsDir: path.join(directory, 'migrations') };
  cpSync(migrationsDir, files.migrationsDir, { recursive: true });
});

afterEach(async () => {
  await db.pool.query(`delete from _prisma_migrations where migration_name = $1`, [name]);
  await db.pool.query('drop table if exists "Interrupted"');
  rmSync(directory, { recursive: true });
});

test('a migration that crashed before committing is run by the next start', async () => {
  writeMigration('CREATE TABLE "Interrupted" ("id" INT PRIMARY KEY);');
  await migrate(db.pool, files);
  // Simulates a crash within the script: the migration is recorded, but the table is missing.
  await db.pool.query('drop table "Interrupted"');
  await db.pool.query(`update _prisma_migrations set finished_at = null, applied_steps_count = 0 where migration_name = $1`, [name]);
  expect(await migrate(db.pool, files)).toEqual([name]);
  expect((await db.pool.query('select count(*)::int as n from "Interrupted"')).rows).toEqual([{ n: 0 }]);
  expect((await note()).map(({ finished, rolledBack }) => ({ finished, rolledBack }))).toEqual([
    { finished: false, rolledBack: true },
    { finished: true, rolledBack: false },
  ]);
});

test('a migration that committed without being recorded isn’t run twice', async () => {
  writeMigration('CREATE TABLE "Interrupted" ("id" INT PRIMARY KEY);\nINSERT INTO "Interrupted" VALUES (1) -- the last line has no end');
  await migrate(db.pool, files);
  expect(await note()).toEqual([{ finished: true, rolledBack: false, steps: 1, logs: null }]);
  // Simulates a crash right after the script: the script's own marker is set.
  await db.pool.query(
    `update _prisma_migrations set finished_at = null, applied_steps_count = 0, logs = 'committed' where migration_name = $1`,
    [name],
  );
  expect(await migrate(db.pool, files)).toEqual([]);
  expect((await db.pool.query('select count(*)::int as n from "Interrupted"')).rows).toEqual([{ n: 1 }]);
  expect(await note()).toEqual([{ finished: true, rolledBack: false, steps: 1, logs: null }]);
});

test('the commit marker is part of the script’s own transaction', async () => {
  writeMigration('CREATE TABLE "Interrupted" ("id" INT PRIMARY KEY);\nSELECT 1 / 0;');
  await expect(migrate(db.pool, files)).rejects.toThrow(MigrationStateError);
  expect((await note())[0]?.logs).not.toBe('committed');
  expect((await db.pool.query(`select to_regclass('"Interrupted"') as found`)).rows).toEqual([{ found: null }]);
  // The cause has to be fixed in the database rather than in the script: the next start tries again, and reports the failure again.
  await expect(migrate(db.pool, files)).rejects.toThrow(/division by zero/);
});
