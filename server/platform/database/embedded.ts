import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

// The embedded default is fsync off; a shop must not lose a confirmed order in a power failure.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'pg_trgm.word_similarity_threshold=0.45',
  '-c',
  'random_page_cost=1.1',
];

// Initialising a database takes seconds; starting from a copy of an empty one takes about one second.
const emptyCopy = path.resolve('node_modules/.cache/souk-empty-database.tar');

async function emptyDatabase(): Promise<Blob> {
  if (!existsSync(emptyCopy)) {
    const fresh = await PGlite.create();
    const dump = await fresh.dumpDataDir('none');
    await fresh.close();
    await mkdir(path.dirname(emptyCopy), { recursive: true });
    // Written to a temporary file and renamed, so that no process reads half a file.
    const part = `${emptyCopy}.${process.pid}`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, emptyCopy);
  }
  return new Blob([await readFile(emptyCopy)]);
}

/** Starts the embedded database in `dataDir`, or in memory without one, from `image` or empty. */
export async function startEmbedded(options: { dataDir?: string; image?: Blob }): Promise<PGlite> {
  const exists = options.dataDir !== undefined && existsSync(path.join(options.dataDir, 'PG_VERSION'));
  const database = new PGlite({
    dataDir: options.dataDir,
    loadDataDir: exists ? undefined : (options.image ?? (await emptyDatabase())),
    extensions: { pg_trgm, unaccent },
    startParams,
  });
  await database.waitReady;
  return database;
}
