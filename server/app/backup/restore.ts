import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { openDb, type Db } from '../../platform/database/db.ts';
import { acquireLock } from '../../platform/database/lockFile.ts';
import { knownMigrations, migrate, schemaFiles, type SchemaFiles } from '../../platform/database/migrations.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { BackupError, readArchive, verifyArchive, type Manifest } from './archive.ts';
import { databaseEntries, filesPrefix, type BackupShop } from './backup.ts';
import { restorePostgres, stateOfPostgres } from './postgresTools.ts';

/** Media types of the shop's files, which the storage passes on. */
const types: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const typeOf = (key: string) => types[path.extname(key).slice(1)] ?? 'application/octet-stream';

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  files: number;
  /** Migrations that newer versions have added since the backup. */
  migrated: string[];
}

/** Checks that this program can restore the backup here. */
async function checkTarget({ config, files }: BackupShop, manifest: Manifest, force: boolean, schema: SchemaFiles): Promise<void> {
  const kind = config.databaseUrl ? 'postgres' : 'embedded';
  if (manifest.database !== kind)
    throw new BackupError(
      kind === 'postgres'
        ? 'This is a backup of an embedded database. Unset DATABASE_URL to restore it.'
        : 'This is a backup of a PostgreSQL database. Set DATABASE_URL to restore it.',
    );
  const known = new Set(await knownMigrations(schema));
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new BackupError(
      `This backup is from version ${manifest.version}, which has the migration "${newer}" that this version lacks. Restore it with that version.`,
    );
  const { hasTables, others } = config.databaseUrl
    ? await stateOfPostgres(config.databaseUrl)
    : { hasTables: existsSync(path.join(config.databaseDir, 'PG_VERSION')), others: 0 };
  if (others > 0) throw new BackupError(`The database has other open connections (${others}). Stop all the shop’s servers first.`);
  const hasFiles = !(await files.list('')[Symbol.asyncIterator]().next()).done;
  if ((hasTables || hasFiles) && !force)
    throw new BackupError(
      `The ${hasTables ? 'database' : 'file storage'} is not empty. Use --force to replace the database and the files with those in the backup.`,
    );
}

/** Replaces the embedded database. The previous one stays in place until the new one has opened. */
async function restoreEmbedded({ databaseDir }: Config, dump: Readable): Promise<Db> {
  const image = new Blob([await buffer(dump)]);
  const previous = `${databaseDir}.before-restore-${Date.now()}`;
  const unlock = acquireLock(databaseDir);
  const hadOne = existsSync(databaseDir);
  if (hadOne) await rename(databaseDir, previous);
  unlock();
  try {
    const db = await openDb({ dataDir: databaseDir, image });
    await rm(previous, { recursive: true, force: true });
    return db;
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    if (hadOne) await rename(previous, databaseDir);
    throw error;
  }
}

async function restoreDatabase({ config, env }: BackupShop, dump: Readable): Promise<Db> {
  if (!config.databaseUrl) return restoreEmbedded(config, dump);
  await restorePostgres(config.databaseUrl, dump, env);
  return openDb({ url: config.databaseUrl, poolSize: 1 });
}

/** Deletes the files that the backup doesn't have: their keys may be used again. */
async function deleteOthers(files: FileStorage, { entries }: Manifest): Promise<void> {
  const others: string[] = [];
  for await (const { key } of files.list('')) if (!Object.hasOwn(entries, `${filesPrefix}${key}`)) others.push(key);
  await files.delete(others);
}

/**
 * Restores a backup: verifies all of it, replaces the database, then the files, and applies the migrations of newer versions.
 * @param force whether to replace a database or files that exist
 * @param schema the migrations of this version
 * @throws BackupError, DatabaseInUseError; until the database is replaced, nothing is changed
 */
export async function restore(shop: BackupShop, file: string, force: boolean, schema = schemaFiles()): Promise<Restored> {
  const manifest = await verifyArchive(file);
  await checkTarget(shop, manifest, force, schema);
  const { files } = shop;
  let restored = 0;
  let db: Db | undefined;
  try {
    await readArchive(file, async (name, body) => {
      if (name === databaseEntries[manifest.database]) db = await restoreDatabase(shop, body);
      else if (name.startsWith(filesPrefix)) {
        const key = name.slice(filesPrefix.length);
        await files.put(key, body, { type: typeOf(key) });
        restored += 1;
      } else body.resume();
    });
    if (!db) throw new BackupError(`${file} has no database.`);
    await deleteOthers(files, manifest);
    return { manifest, files: restored, migrated: await migrate(db.pool, schema) };
  } finally {
    await db?.close();
  }
}
