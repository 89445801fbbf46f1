import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bumpRevision } from '../../server/catalog/refresh.ts';
import { openDb } from '../../server/db.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

// Built shops with the demo catalogue for all browser tests, on the embedded database: one for each worker, so that tests that run
// at the same time neither buy each other's stock nor use up each other's tries.

declare module 'vitest' {
  interface ProvidedContext {
    shopUrls: string[];
  }
}

/** Who runs some browser tests over and over keeps a data directory with the demo shop at hand: one shop then opens in seconds. */
const seeded = process.env.SEEDED_DATA_DIR;

/** As many as the project e2e has workers (vitest.config.ts). */
const shops = seeded ? 1 : 2;

/** A data directory with the demo shop. */
async function seed(directory: string): Promise<void> {
  if (seeded) return cpSync(seeded, directory, { recursive: true });
  const server = await startServer({ DATA_DIR: directory });
  await server.stop();
}

/** Fills the shelves: a hundred tests buy the first products of a list, and none of them is to find what others left. */
async function fillShelves(directory: string): Promise<void> {
  const db = await openDb({ dataDir: path.join(directory, 'database') });
  try {
    await db.pool.query('update "Product" set "stock" = "stock" + 1000 where "managesStock" and "stock" > coalesce("lowStockAmount", 0)');
    await bumpRevision(db.pool);
  } finally {
    await db.close();
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = mkdtempSync(path.join(tmpdir(), 'souk-e2e-'));
  const directories = Array.from({ length: shops }, (_, shop) => path.join(parent, String(shop)));
  const [first = '', ...others] = directories;
  await seed(first);
  await fillShelves(first);
  for (const directory of others) cpSync(first, directory, { recursive: true });
  const servers: ServerProcess[] = await Promise.all(
    directories.map((directory) => startServer({ DATA_DIR: directory, STYLE_GUIDE: 'true' })),
  );
  project.provide(
    'shopUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(parent, { recursive: true, force: true });
    const faults = servers.map((server) => server.output()).filter((output) => /"level":(50|60)/.test(output));
    if (faults.length > 0) throw new Error(`The shop logged faults during the browser tests:\n${faults.join('\n')}`);
  };
}
