import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { storedKeys } from '../../server/platform/storage/storage.ts';
import type { Visitor } from '../support/shopDriver.ts';
import type { MadeKey } from './apiKeys.ts';
import { bearer, bulkExportDriver, productsQuery, type ReportedExport } from './bulkExportDriver.ts';

// Who can download the file of a bulk export, and exports of staff.

let db: Db;
let shop: TestApp;
let driver: ReturnType<typeof bulkExportDriver>;
let boss: Visitor;
let key: MadeKey;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  driver = bulkExportDriver(db, shop);
});
beforeEach(async () => {
  await freshDb();
  await shop.files.delete(await storedKeys(shop.files, 'bulk-exports/'));
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  key = await driver.key(boss, ['CATALOGUE_READ']);
});
afterAll(() => shop.app.close());

const makeProducts = (count: number) =>
  db.prisma.product.createMany({
    data: Array.from({ length: count }, (_, index) => ({ name: `Thing “${index}” 😀\n`, slug: `thing-${index}`, sku: `T-${index}` })),
  });

/** Starts an export, which must be accepted. */
async function started(query?: string, variables?: unknown, by = key): Promise<ReportedExport> {
  const { bulkExport, ...refusal } = await driver.start(by, query, variables);
  expect(refusal).toEqual({ __typename: 'StartBulkExportPayload' });
  if (!bulkExport) throw new Error('No export');
  return bulkExport;
}

describe('[I51] the file of a bulk export', () => {
  it('is refused to other keys, and to its key after it has lost a scope', async () => {
    const made = await started();
    const url = `/admin/bulk-exports/${made.databaseId}.jsonl`;
    expect((await driver.download(url, bearer(key))).json()).toMatchObject({ code: 'NOT_FOUND' });
    await driver.run(made.databaseId);
    const other = await driver.key(boss, ['CATALOGUE_READ', 'ORDERS_READ']);
    expect((await driver.download(url, bearer(other))).statusCode).toBe(404);
    expect(await driver.read(other, made.id)).toBeNull();
    expect((await driver.download(url, {})).statusCode).toBe(404);
    expect((await driver.download('/admin/bulk-exports/x.jsonl', bearer(key))).statusCode).toBe(404);
    expect((await driver.download(url, bearer(key))).statusCode).toBe(200);
    await db.prisma.apiKey.update({ where: { id: key.databaseId }, data: { scopes: ['ORDERS_READ'] } });
    expect((await driver.download(url, bearer(key))).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of staff needs their session, re-authentication and permissions', async () => {
    const now = new Date();
    const staff = await openStaff(db, 'STAFF', ['CATALOGUE'], { now });
    const session = { cookie: `admin=${staff.who.adminToken()}`, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
    const start = () =>
      shop.app.inject({
        method: 'POST',
        url: '/admin/graphql',
        headers: { host: 'localhost:4000', 'content-type': 'application/json', ...session },
        payload: { query: driver.startDocument, variables: { input: { query: productsQuery } } },
      });
    const stepUp = (steppedUpAt: Date | null) =>
      db.prisma.adminSession.updateMany({ where: { accountId: staff.accountId }, data: { steppedUpAt } });
    const result = async () => (await start()).json<{ data: { result: { code?: string; bulkExport?: ReportedExport } } }>().data.result;
    await stepUp(null);
    expect(await result()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await stepUp(now);
    const { databaseId = 0 } = (await result()).bulkExport ?? {};
    await driver.run(databaseId);
    const url = `/admin/bulk-exports/${databaseId}.jsonl`;
    expect((await driver.download(url, session)).statusCode).toBe(200);
    expect((await driver.download(url, bearer(key))).statusCode).toBe(404);
    expect((await driver.download(url, { ...session, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    await stepUp(null);
    expect((await driver.download(url, session)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await stepUp(now);
    await db.prisma.account.update({ where: { id: staff.accountId }, data: { rights: ['ORDERS'] } });
    expect((await driver.download(url, session)).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('ends with the permissions of its member of staff', async () => {
    await makeProducts(150);
    const staff = await openStaff(db, 'STAFF', ['CATALOGUE'], { now: new Date() });
    const { data } = await staff.who.gql(driver.startDocument, { input: { query: productsQuery } });
    const { databaseId = 0 } = (data?.result as { bulkExport?: ReportedExport } | undefined)?.bulkExport ?? {};
    await driver.run(databaseId, () => db.prisma.account.update({ where: { id: staff.accountId }, data: { rights: [] } }));
    expect(await db.prisma.bulkExport.findFirst()).toMatchObject({ status: 'FAILED', objectCount: 100 });
  });
});
