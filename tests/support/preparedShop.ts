import '../../server/app/participants.ts';
import { rmSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { databaseOf, testDatabase, usualKind, type TestDatabase } from './databases.ts';
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
const program = ['--no-opt', 'dist/server/main.js'];

/** Shops that the end of the worker must end, if a test didn't. */
const alive = new Set<{ server: ServerProcess; database: TestDatabase }>();

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

/** Waits until no connection of the shop to PostgreSQL does anything. */
async function untilIdle({ pool }: Db): Promise<void> {
  const busy = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> $1 limit 1';
  const deadline = Date.now() + 10_000;
  while ((await pool.query(busy, ['idle'])).rowCount !== 0) {
    if (Date.now() > deadline) throw new Error('The shop is still busy.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startShop(
  database: TestDatabase,
  prepare: (db: Db) => Promise<unknown>,
  given: Record<string, string>,
): Promise<PreparedShop> {
  try {
    const first = await database.open();
    try {
      await bumpRevision(first.pool);
      await prepare(first);
    } finally {
      await first.close();
    }
    const env = { ...database.env, ...given };
    const server = await startServer(env, program);
    const shop = { server, database };
    alive.add(shop);
    return {
      ...server,
      dataDir: database.dataDir,
      env,
      openDb: () => database.open(),
      async read(look) {
        if (usualKind() === 'embedded') await server.stop();
        const db = await database.open();
        try {
          if (usualKind() === 'postgres') await untilIdle(db);
          return await look(db);
        } finally {
          await db.close();
        }
      },
      async stop() {
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
 * Starts the built server on a separate database, without the demo catalogue. Call its `stop`, which removes everything, in afterAll or
 * onTestFinished. Open its pages with `openPage({ baseURL: shop.url })`.
 * @param prepare creates the shop's initial data, such as settings and products (products.ts)
 * @param env additional environment variables of the server
 */
export async function preparedShop(prepare: (db: Db) => Promise<unknown>, env: Record<string, string> = {}): Promise<PreparedShop> {
  return startShop(await testDatabase(), prepare, env);
}

/**
 * Starts a shop with a copy of the demo catalogue, for the one file of the project e2e that also writes to its database.
 * @param prepare creates data in addition to the catalogue
 */
export const preparedDemoShop = (prepare: (db: Db) => Promise<unknown>): Promise<PreparedShop> =>
  startShop(databaseOf(inject('demoCopy')), prepare, { SOUK_SEED: 'true' });

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
