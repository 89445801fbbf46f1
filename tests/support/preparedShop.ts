import type { BrowserContext } from 'playwright-core';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Role } from '../../server/generated/prisma/client.ts';
import { testDatabase } from './databases.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

// A shop with other settings than the demo shop's, for browser tests: the test writes its database, then the built server opens it.

/** A built shop and where its data are: without a mail server its mails are files there (mailbox.ts of accounts). */
export interface PreparedShop extends ServerProcess {
  dataDir: string;
  /** What the environment of another server on the same data says. */
  env: Record<string, string>;
  /** Opens its database; the embedded one only after the server has ended. */
  openDb(): Promise<Db>;
}

/**
 * Starts the built server on a database of its own, without the demo catalogue. Its `stop` takes everything away again:
 * call it in afterAll or onTestFinished. Open its pages with `openPage({ baseURL: shop.url })`.
 * @param prepare writes what the shop starts with, such as settings and products (products.ts)
 * @param env more of the server's environment
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
    const server = await startServer(whole);
    // Whoever forgets to stop it, or fails before, leaves no process behind.
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
 * Writes an account and a visitor who is signed in to it.
 * @returns the visitor's token: for `becomeVisitor`, or for a visitor of shopDriver.ts
 */
export async function signedInToken(db: Db, role: Role = 'ADMINISTRATOR'): Promise<string> {
  accounts += 1;
  const { id: accountId } = await db.prisma.account.create({ data: { email: `somebody-${process.pid}-${accounts}@example.com`, role } });
  let token = '';
  const id = await visitorIdentity(db, undefined, new Date(), (fresh) => (token = fresh)).orCreate();
  await db.prisma.visitor.update({ where: { id }, data: { accountId } });
  return token;
}

/** Gives a browser the cookies of this visitor. */
export async function becomeVisitor(context: BrowserContext, shopUrl: string, token: string): Promise<void> {
  await context.addCookies([
    { name: 'sid', value: token, url: shopUrl, httpOnly: true, sameSite: 'Lax' },
    { name: 'known_visitor', value: '1', url: shopUrl, sameSite: 'Lax' },
  ]);
}
