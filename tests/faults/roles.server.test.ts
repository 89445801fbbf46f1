import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { hasPostgres, testDatabase, type TestDatabase } from '../support/databases.ts';
import { httpShopper } from '../support/httpShopper.ts';
import { makeStocked } from '../support/products.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// Needs PostgreSQL, because the embedded database belongs to one process.
describe.skipIf(!(await hasPostgres()))('[I62] a process that answers requests and one that runs jobs', () => {
  let database: TestDatabase;
  let db: Db;
  let dataDir: string;
  const servers: ServerProcess[] = [];

  /** Starts a process with its own directory, which receives the emails that it sends. */
  async function start(role: 'web' | 'worker') {
    const DATA_DIR = path.join(dataDir, role);
    const server = await startServer({ ...database.env, SECRETS_KEY: 'x'.repeat(32), SOUK_ROLE: role, DATA_DIR });
    servers.push(server);
    const mails = () => (existsSync(path.join(DATA_DIR, 'mail')) ? readdirSync(path.join(DATA_DIR, 'mail')) : []);
    return { ...server, mails };
  }

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'souk-roles-'));
    database = await testDatabase('postgres');
    db = await database.open();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await db.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('an order placed with one is confirmed by the other, also when that starts later', async () => {
    const web = await start('web');
    const shopper = httpShopper(web.url);
    const { id } = await makeStocked(db, 1);
    const placed = await shopper.order('web-and-worker-order', { cartVersion: await shopper.add(id, 1) });
    expect(placed.number).not.toBeNull();
    expect(await db.prisma.domainEvent.count({ where: { type: 'orderPlaced', position: null } })).toBe(1);

    const worker = await start('worker');
    await expect.poll(() => worker.mails().length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(web.mails()).toEqual([]);
    for (const url of ['/shop/', '/graphql', '/admin/']) expect((await fetch(worker.url + url)).status).toBe(404);
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(200);
  });

  test('neither starts on the embedded database', async () => {
    for (const SOUK_ROLE of ['web', 'worker'])
      await expect(startServer({ SOUK_ROLE, DATA_DIR: dataDir })).rejects.toThrow(/require DATABASE_URL/);
  });
});
