import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { addError } from '../../scripts/lib/errorsReporter.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { testDatabase, type TestDatabase } from './databases.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

// Built shops with the demo catalogue for all browser tests: seeded once and copied for each worker, so that concurrent tests share neither
// stock nor attempt limits.

declare module 'vitest' {
  interface ProvidedContext {
    shopUrls: string[];
    /** Environment variables of another copy, for a file that writes to the demo shop's database (preparedDemoShop). */
    demoCopy: Record<string, string>;
  }
}

/** Number of workers of the project e2e (vitest.config.ts). */
const shops = 2;

/** Seeds a new database with the demo shop, using the built server. */
async function seed(database: TestDatabase): Promise<void> {
  const db = await database.open();
  await db.close();
  const server = await startServer({ ...database.env, SOUK_SEED: 'true' });
  await server.stop();
}

/** Increases all stock, because a hundred tests buy the first products of a list and must not affect each other. */
async function fillShelves(database: TestDatabase): Promise<void> {
  const db = await database.open();
  try {
    await db.pool.query('update "Product" set "stock" = "stock" + 1000 where "managesStock" and "stock" > coalesce("lowStockAmount", 0)');
    await bumpRevision(db.pool);
  } finally {
    await db.close();
  }
}

/** Lets a copy use the pictures of the first shop, each of which takes up to a second to scale; both have the same ones. */
function sharingPictures(copy: TestDatabase, first: TestDatabase): TestDatabase {
  const [own, shared] = [copy, first].map(({ dataDir }) => path.join(dataDir, 'files/media')) as [string, string];
  rmSync(own, { recursive: true, force: true });
  symlinkSync(shared, own);
  return copy;
}

/** What the shop logs when the test card's bank is silent on purpose ("Response times out", tests/payments/payment). */
const silentBank = /The payment provider did not respond.*No response within \d+ ms/;

/** Returns the lines of a shop's log that report an unexpected fault. */
function faultsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":(50|60)/.test(line) && !silentBank.test(line));
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await testDatabase();
  await seed(first);
  await fillShelves(first);
  const databases = [first];
  while (databases.length < shops) databases.push(sharingPictures(await first.copy(), first));
  const spare = await first.copy();
  project.provide('demoCopy', spare.env);
  const servers: ServerProcess[] = await Promise.all(
    databases.map(({ env }) => startServer({ ...env, SOUK_SEED: 'true', STYLE_GUIDE: 'true', GRAPHIQL: 'true' })),
  );
  project.provide(
    'shopUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([...databases, spare].map((database) => database.remove()));
    const faults = servers.flatMap((server) => faultsIn(server.output()));
    if (faults.length === 0) return;
    addError('The shop logged faults during the browser tests', faults.join('\n'));
    throw new Error(`The shop logged faults during the browser tests:\n${faults.join('\n')}`);
  };
}
