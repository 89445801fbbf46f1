import type { BrowserContext } from 'playwright-core';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { testDatabase } from './databases.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

// A shop with settings different from the demo shop's, for browser tests: the test writes its database, then the built server opens it.

/** A built shop and its data directory. Without a mail server, emails are written to files there (mailbox.ts of accounts). */
export interface PreparedShop extends ServerProcess {
  dataDir: string;
  /** Environment variables for another server on the same data. */
  env: Record<string, string>;
  /** Opens the shop's database; the embedded one only after the server has ended. */
  openDb(): Promise<Db>;
}

/** Few requests don't repay the optimizing compiler: without it, a start and the first pages take an eighth less CPU time. */
const program = ['--no-opt', 'dist/server/main.js'];

/**
 * Starts the built server on a separate database, without the demo catalogue. Call its `stop`, which removes everything, in afterAll or
 * onTestFinished. Open its pages with `openPage({ baseURL: shop.url })`.
 * @param prepare creates the shop's initial data, such as settings and products (products.ts)
 * @param env additional environment variables of the server
 */
export async function preparedShop(prepare: (db: Db) => Promise<unknown>, env: Record<string, string> = {}): Promise<PreparedShop> {
  const database = await testDatabase();
  try {
    const db = await database.open();
    try {
      await bumpRevision(db.pool);
      await prepare(db);
    } finally {
      await db.close();
    }
    const whole = { ...database.env, ...env };
    const server = await startServer(whole, program);
    // Ends the server even if a test doesn't stop it, or fails before.
    const kill = () => server.process.kill('SIGKILL');
    process.once('exit', kill);
    return {
      ...server,
      dataDir: database.dataDir,
      env: whole,
      openDb: () => database.open(),
      async stop() {
        const exitCode = await server.stop();
        process.off('exit', kill);
        await database.remove();
        return exitCode;
      },
    };
  } catch (error) {
    await database.remove();
    throw error;
  }
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
