import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { databaseOf, testDatabase, usualKind, type TestDatabase } from './databases.ts';
import { firstState, restoreFirstState, untilIdle, type FirstState } from './emptyShop.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

// A shop with settings different from the demo shop's, for browser tests: the test writes its database, then the built server opens it.

/** A built shop and its data directory. Without a mail server, emails are written to files there (mailbox.ts of accounts). */
export interface PreparedShop extends ServerProcess {
  dataDir: string;
  /** Environment variables for another server on the same data. */
  env: Record<string, string>;
  /** Opens the shop's database; the embedded one only after the server has ended. */
  openDb(): Promise<Db>;
  /** Reads the database once the shop has finished what was requested. The embedded one needs the server to end first. */
  read<T>(look: (db: Db) => Promise<T>): Promise<T>;
}

/** Few requests don't repay the optimizing compiler: without it, a start and the first pages take an eighth less CPU time. */
const unoptimized = ['--no-opt', 'dist/server/main.js'];

interface RunningShop {
  server: ServerProcess;
  database: TestDatabase;
  env: Record<string, string>;
  /** Null if the shop can't be emptied for the next file. */
  first: FirstState | null;
  /** Stops the server and removes the database. */
  end(): Promise<number | null>;
}

/** Shops of this worker that no test uses at present. */
const idleShops: RunningShop[] = [];

/** Shops that the end of the worker must end, reused ones above all. */
const alive = new Set<Pick<RunningShop, 'server' | 'database'>>();

function endAll(): void {
  for (const { server, database } of alive) {
    server.process.kill('SIGKILL');
    rmSync(database.dataDir, { recursive: true, force: true });
  }
  alive.clear();
}
process.once('exit', endAll);
// Vitest ends its workers with this signal, which otherwise ends a process without the event above.
process.once('SIGTERM', () => {
  endAll();
  process.exit();
});

/** Returns the server's revision of the catalogue, which is the ETag of a feed. */
async function knownRevision({ url }: ServerProcess): Promise<number> {
  const { headers } = await fetch(`${url}/feeds/google.xml`, { method: 'HEAD' });
  return Number(/\d+/.exec(headers.get('etag') ?? '')?.[0] ?? 0);
}

/** Stores the shop's initial data. */
async function fill(database: TestDatabase, prepare: (db: Db) => Promise<unknown>, before?: (db: Db) => Promise<unknown>): Promise<number> {
  const db = await database.open();
  try {
    await before?.(db);
    await bumpRevision(db.pool);
    await prepare(db);
    await bumpRevision(db.pool);
    return (await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } })).revision;
  } finally {
    await db.close();
  }
}

/** Returns an idle shop without data; null if there is none that can be emptied. */
async function emptiedShop(): Promise<RunningShop | null> {
  const shop = idleShops.pop();
  if (!shop?.first) return null;
  const db = await shop.database.open();
  const failure = await restoreFirstState(db.pool, shop.first).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'an unknown failure'),
  );
  await db.close();
  if (failure !== null) {
    console.log(`A shop is started instead of emptied: ${failure}`);
    await shop.end();
    return null;
  }
  rmSync(path.join(shop.database.dataDir, 'mail'), { recursive: true, force: true });
  return shop;
}

/** Fills an emptied shop while its server runs. */
async function refill({ server, database }: RunningShop, prepare: (db: Db) => Promise<unknown>): Promise<void> {
  const revision = await fill(database, prepare);
  // The server polls for revisions.
  const deadline = Date.now() + 60_000;
  while ((await knownRevision(server)) < revision) {
    if (Date.now() > deadline) throw new Error('The shop did not notice its new data.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startShop(
  database: TestDatabase,
  prepare: (db: Db) => Promise<unknown>,
  env: Record<string, string>,
  isReusable: boolean,
): Promise<RunningShop> {
  try {
    let first: FirstState | null = null;
    await fill(database, prepare, async (db) => {
      if (isReusable) first = await firstState(db.pool);
    });
    const whole = { ...database.env, ...env };
    const server = await startServer(whole, isReusable ? undefined : unoptimized);
    const shop = { server, database };
    alive.add(shop);
    return {
      server,
      database,
      env: whole,
      first,
      async end() {
        const exitCode = await server.stop();
        alive.delete(shop);
        await database.remove();
        return exitCode;
      },
    };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/**
 * Returns a built shop with a separate database, without the demo catalogue. Call its `stop` in afterAll or onTestFinished: it ends the
 * shop, or, on PostgreSQL, leaves the server to the next file, which empties the database. Open its pages with
 * `openPage({ baseURL: shop.url })`.
 * @param prepare creates the shop's initial data, such as settings and products (products.ts)
 * @param env additional environment variables; their server is used by this file only
 */
export async function preparedShop(prepare: (db: Db) => Promise<unknown>, env: Record<string, string> = {}): Promise<PreparedShop> {
  const isReusable = usualKind() === 'postgres' && Object.keys(env).length === 0;
  const idle = isReusable ? await emptiedShop() : null;
  if (idle) await refill(idle, prepare);
  const shop = idle ?? (await startShop(await testDatabase(), prepare, env, isReusable));
  const { server, database } = shop;
  const isRunning = () => server.process.exitCode === null && server.process.signalCode === null;
  return {
    ...server,
    dataDir: database.dataDir,
    env: shop.env,
    openDb: () => database.open(),
    async read(look) {
      if (usualKind() === 'embedded') await server.stop();
      const db = await database.open();
      try {
        if (usualKind() === 'postgres') await untilIdle(db.pool);
        return await look(db);
      } finally {
        await db.close();
      }
    },
    async stop() {
      if (!isReusable || !isRunning()) return shop.end();
      idleShops.push(shop);
      return 0;
    },
  };
}

/**
 * Starts a shop with a copy of the demo catalogue, for the one file of the project e2e that also writes to its database.
 * @param prepare creates data in addition to the catalogue
 */
export async function preparedDemoShop(prepare: (db: Db) => Promise<unknown>): Promise<{ url: string; stop(): Promise<unknown> }> {
  const { server, end } = await startShop(databaseOf(inject('demoCopy')), prepare, { SOUK_SEED: 'true' }, false);
  return { url: server.url, stop: end };
}

let accounts = 0;

/**
 * Creates an account and a visitor who is signed in to it.
 * @returns the visitor's token, for `setVisitorCookie` or for a visitor of shopDriver.ts
 */
export async function signedInToken(db: Db, role: Role = 'ADMINISTRATOR'): Promise<string> {
  accounts += 1;
  const { id: accountId } = await db.prisma.account.create({ data: { email: `somebody-${process.pid}-${accounts}@example.com`, role } });
  let token = '';
  const id = await visitorIdentity(db, undefined, new Date(), (fresh) => (token = fresh)).orCreate();
  await db.prisma.visitor.update({ where: { id }, data: { accountId } });
  return token;
}

/** Gives a browser this visitor's cookies. */
export async function setVisitorCookie(context: BrowserContext, shopUrl: string, token: string): Promise<void> {
  await context.addCookies([
    { name: 'sid', value: token, url: shopUrl, httpOnly: true, sameSite: 'Lax' },
    { name: 'known_visitor', value: '1', url: shopUrl, sameSite: 'Lax' },
  ]);
}
