import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { readFile, stat, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import { openDb, type Db } from '../../platform/database/db.ts';
import { appliedMigrations } from '../../platform/database/migrations.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { writeArchive, type Manifest, type NewEntry } from './archive.ts';
import { dumpPostgres } from './postgresTools.ts';

/** The shop to back up or restore. */
export interface BackupShop {
  config: Config;
  files: FileStorage;
  /** Environment of PostgreSQL's programs. */
  env: NodeJS.ProcessEnv;
}

/** Name of the database's entry by its kind. */
export const databaseEntries = { postgres: 'database.dump', embedded: 'database.tar.gz' } as const;
export const filesPrefix = 'files/';

async function versionOf(db: Db): Promise<string> {
  const { rows } = await db.pool.query<{ version: string }>(`select current_setting('server_version') as "version"`);
  return rows[0]?.version ?? '';
}

/** The files, except those deleted since they were listed. */
async function* storedFiles(files: FileStorage): AsyncGenerator<NewEntry> {
  for await (const { key } of files.list('')) {
    const stored = await files.get(key);
    if (stored) yield { name: `${filesPrefix}${key}`, ...stored };
  }
}

/**
 * Writes the database and the shop's files to an archive. The database first: files are only added later, so no picture is missing.
 * @throws BackupError
 */
export async function backUp({ config, files, env }: BackupShop, file: string, now: Date): Promise<Manifest> {
  const db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: 1 });
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  // Beside the archive, where there is space for a file of this size.
  const draft = mkdtempSync(path.join(path.dirname(path.resolve(file)), '.souk-backup-'));
  const dump = path.join(draft, 'database.dump');
  try {
    const facts = {
      createdAt: now.toISOString(),
      version,
      database: db.kind,
      databaseVersion: await versionOf(db),
      migrations: await appliedMigrations(db.pool),
    };
    async function* entries(): AsyncGenerator<NewEntry> {
      const name = databaseEntries[db.kind];
      if (db.dump) {
        const image = await db.dump();
        yield { name, size: image.size, body: Readable.from(image.stream()) };
      } else {
        await dumpPostgres(config.databaseUrl ?? '', dump, env);
        yield { name, size: (await stat(dump)).size, body: createReadStream(dump) };
      }
      yield* storedFiles(files);
    }
    return await writeArchive(file, facts, entries());
  } finally {
    await db.close();
    if (existsSync(draft)) await rm(draft, { recursive: true });
  }
}
