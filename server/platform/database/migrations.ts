import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { engineAdapterFactory } from './engineAdapter.ts';
import { createSchemaEngine, type SchemaFile, type MigrationsList, type SchemaEngine } from './schemaEngine.ts';
import { clearMarks, settleUnfinished, withMark } from './unfinished.ts';

const filters = { externalTables: [], externalEnums: [] };
const lockfile = 'migration_lock.toml';

/** The database and the code don't match; the message says how to fix it. */
export class MigrationStateError extends Error {}

/** Location of the schema and its migrations; the same for every database. */
export interface SchemaFiles {
  /** Directory with one file per module. */
  schemaDir: string;
  migrationsDir: string;
}

/** Returns the schema files of a checkout with this root directory. */
export function schemaFiles(root = process.cwd()): SchemaFiles {
  return { schemaDir: path.join(root, 'prisma/schema'), migrationsDir: path.join(root, 'prisma/migrations') };
}

async function readMigrations(directory: string): Promise<MigrationsList> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const lock = path.join(directory, lockfile);
  return {
    baseDir: directory,
    lockfile: { path: lockfile, content: existsSync(lock) ? await readFile(lock, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: await readFile(path.join(directory, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

async function makeShadow() {
  const [{ startEmbedded }, { embeddedPool }] = await Promise.all([import('./embedded.ts'), import('./embeddedPool.ts')]);
  const database = await startEmbedded({});
  const pool = embeddedPool(database);
  return {
    pool,
    close: async () => {
      await pool.end();
      await database.close();
    },
  };
}

async function readSchema(directory: string): Promise<SchemaFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.prisma')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ path: `prisma/schema/${name}`, content: await readFile(path.join(directory, name), 'utf8') })),
  );
}

type UseEngine<T> = (engine: SchemaEngine, schema: SchemaFile[]) => Promise<T>;

async function withEngine<T>(pool: pg.Pool, files: SchemaFiles, use: UseEngine<T>, prepare?: (script: string) => string): Promise<T> {
  const schema = await readSchema(files.schemaDir);
  const engine = await createSchemaEngine(engineAdapterFactory(pool, makeShadow, prepare), schema);
  try {
    return await use(engine, schema);
  } finally {
    engine.free();
  }
}

async function recordedMigrations(pool: pg.Pool): Promise<{ name: string; checksum: string; finished: boolean }[]> {
  const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('public._prisma_migrations') is not null as found`);
  if (!rows[0]?.found) return [];
  const recorded = await pool.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null order by migration_name`,
  );
  return recorded.rows;
}

/** Returns the names of the migrations of this program. */
export async function knownMigrations({ migrationsDir }: SchemaFiles = schemaFiles()): Promise<string[]> {
  return (await readMigrations(migrationsDir)).migrationDirectories.map((entry) => entry.path);
}

/** Returns the names of the migrations that were applied to a database completely. */
export async function appliedMigrations(pool: pg.Pool): Promise<string[]> {
  return (await recordedMigrations(pool)).filter(({ finished }) => finished).map(({ name }) => name);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

/**
 * Compares the migrations of this program with those recorded in the database.
 * @throws MigrationStateError when the database is newer than the code, or a migration was edited
 */
async function compare(pool: pg.Pool, { migrationsDir }: SchemaFiles) {
  const list = await readMigrations(migrationsDir);
  const known = new Map(list.migrationDirectories.map((entry) => [entry.path, entry.migrationFile.content.value]));
  const recorded = await recordedMigrations(pool);
  for (const { name, checksum } of recorded) {
    const script = known.get(name);
    if (script === undefined) {
      const [first = ''] = [...known.keys()];
      if (name < first)
        throw new MigrationStateError(
          `The database was created by a version older than migration "${first}" and cannot be migrated. Start with a new database, then export products and subscribers from the old one and import them.`,
        );
      throw new MigrationStateError(
        `The database is newer than this program: it has migration "${name}", which is not in ${migrationsDir}. Start the version that created it, or restore a backup.`,
      );
    }
    if ((await sha256(script)) !== checksum) {
      throw new MigrationStateError(
        `Migration "${name}" was edited after it was applied. Restore its migration.sql and add a new migration instead.`,
      );
    }
  }
  return { list, known, recorded };
}

/**
 * Returns the names of the migrations that the next start applies.
 * @throws MigrationStateError when the database is newer than the code, or a migration was edited
 */
export async function pendingMigrations(pool: pg.Pool, files: SchemaFiles = schemaFiles()): Promise<string[]> {
  const { known, recorded } = await compare(pool, files);
  const applied = new Set(recorded.filter(({ finished }) => finished).map(({ name }) => name));
  return [...known.keys()].filter((name) => !applied.has(name));
}

/**
 * Migrates the database to the state of the code. Safe to call from several processes at once, since the engine holds a lock. A migration
 * that was interrupted or has failed is applied again, or detected as applied: each one is applied completely or not at all.
 * @returns names of the migrations applied now
 * @throws MigrationStateError when the database is newer than the code, a migration was edited, or one can't be applied
 */
export async function migrate(pool: pg.Pool, files: SchemaFiles = schemaFiles()): Promise<string[]> {
  const { list, known, recorded } = await compare(pool, files);
  if (recorded.length === known.size && recorded.every((migration) => migration.finished)) return [];
  if (recorded.some((migration) => !migration.finished)) await settleUnfinished(pool);
  const scripts = new Set(known.values());
  const apply: UseEngine<string[]> = async (engine) => {
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: list, filters });
      await clearMarks(pool);
      return appliedMigrationNames;
    } catch (error) {
      throw new MigrationStateError(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
  return withEngine(pool, files, apply, (script) => (scripts.has(script) ? withMark(script) : script));
}

/** Returns SQL that would bring the migrations' state to that of prisma/schema; null if they agree. */
export async function schemaDrift(files: SchemaFiles = schemaFiles()): Promise<string | null> {
  const shadow = await makeShadow();
  try {
    return await withEngine(shadow.pool, files, async (engine, schema) => {
      const list = await readMigrations(files.migrationsDir);
      const result = await engine.diff({
        from: { tag: 'migrations', ...list },
        to: { tag: 'schemaDatamodel', files: schema },
        script: true,
        exitCode: true,
        filters,
      });
      return result.exitCode === 0 ? null : (result.stdout ?? '');
    });
  } finally {
    await shadow.close();
  }
}

/**
 * Writes the difference between the migrations and prisma/schema as a new migration.
 * @returns its directory; null if there is no difference
 */
export async function createMigration(name: string, now: Date, files: SchemaFiles = schemaFiles()): Promise<string | null> {
  const script = await schemaDrift(files);
  if (script === null) return null;
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const directory = path.join(files.migrationsDir, `${stamp}_${name}`);
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'migration.sql'), script);
  return directory;
}
