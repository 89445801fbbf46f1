import { beforeEach, describe, expect, it } from 'vitest';
import { runBulkEdit } from '../../server/catalogue/products/admin/bulk/bulkRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { runDeletion } from '../../server/engagement/newsletter/deletionRun.ts';
import { runImport } from '../../server/engagement/newsletter/import/importRun.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { freshKey } from '../products/adminDriver.ts';
import { day, later } from '../offers/offerShop.ts';
import { makeSubscriber } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { recentJobs, verb } from './jobDriver.ts';

// A job that repeatedly meets server errors ends as failed, with a reference to the log. Staff can resume or undo it.

let db: Db;
let boss: Staff;

beforeEach(async () => {
  db = await freshDb();
  boss = await openStaff(db, 'ADMINISTRATOR');
});

/** Makes the database reject rows that meet `condition` while `job` runs. */
async function refusing(table: string, condition: string, job: () => Promise<void>): Promise<void> {
  await db.prisma.$executeRawUnsafe(`ALTER TABLE "${table}" ADD CONSTRAINT "fault of a test" CHECK (NOT (${condition})) NOT VALID`);
  try {
    await job();
  } finally {
    await db.prisma.$executeRawUnsafe(`ALTER TABLE "${table}" DROP CONSTRAINT "fault of a test"`);
  }
}

/**
 * Retries as often as the job runner.
 * @returns the last error's message
 */
async function tries(run: () => Promise<void>): Promise<string> {
  let message = '';
  for (let attempt = 0; attempt < 3; attempt += 1) await run().catch((error: unknown) => (message = String(error)));
  return message;
}

async function startEdit(productIds: number[]): Promise<number> {
  const { result } = await boss.who.query<{ result: { bulkEdit: { databaseId: number } } }>(
    'mutation ($input: StartBulkEditInput!) { result: startBulkEdit(input: $input) { ... on StartBulkEditPayload { bulkEdit { databaseId } } } }',
    { input: { target: { productIds }, change: { tags: { mode: 'ADD', tags: ['sale'] } }, idempotencyKey: freshKey() } },
  );
  return result.bulkEdit.databaseId;
}

describe('a failing bulk product change', () => {
  it('stops with an error reference, can be resumed, and can be undone weeks later', async () => {
    const { id } = await makeProduct(db, { name: 'Pot' });
    const edit = await startEdit([id]);
    const run = async (now = testNow) => runBulkEdit({ db, catalog: await sharedRevision(db) }, edit, { now });
    const tags = async () => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).tags;
    await refusing('Product', `'sale' = ANY("tags")`, async () => {
      const lastError = await tries(run);
      const [job] = await recentJobs(boss.who);
      expect(job).toMatchObject({ kind: 'BULK_EDIT', status: 'FAILED', canResume: true, canStop: false, changed: 0 });
      expect(job?.reference).toMatch(/^[0-9a-f]{8}$/);
      expect(lastError).toContain(job?.reference);
      // There are no further retries.
      await run();
    });
    expect((await verb(boss.who, 'resume', { kind: 'BULK_EDIT', id: edit })).job?.status).toBe('RUNNING');
    await run();
    expect(await tags()).toEqual(['sale']);
    const later20 = await openStaff(db, 'STAFF', ['CATALOGUE'], { now: later(20 * day) });
    expect((await verb(later20.who, 'undo', { kind: 'BULK_EDIT', id: edit })).job?.status).toBe('UNDOING');
    await refusing('Product', `NOT ('sale' = ANY("tags"))`, async () => {
      await tries(run);
      expect((await recentJobs(later20.who))[0]).toMatchObject({ status: 'FAILED', canResume: true, canUndo: false });
    });
    expect((await verb(later20.who, 'resume', { kind: 'BULK_EDIT', id: edit })).job?.status).toBe('UNDOING');
    await run(later(20 * day));
    expect([await tags(), (await recentJobs(later20.who))[0]?.status]).toEqual([[], 'UNDONE']);
  });
});

describe('[F105] a failing deletion of all subscribers', () => {
  it('can be undone by staff, but resumed only by an administrator', async () => {
    await makeSubscriber(db, { email: 'kim@example.com', status: 'CONFIRMED' });
    const { result } = await boss.who.query<{ result: { deletion: { databaseId: number } } }>(
      'mutation { result: deleteAllSubscribers(input: {}) { ... on DeleteAllSubscribersPayload { deletion { databaseId } } } }',
    );
    const { databaseId } = result.deletion;
    const run = () => runDeletion(db, databaseId, { now: testNow });
    await refusing('DeletedSubscriber', 'true', async () => void (await tries(run)));
    const helper = (await openStaff(db, 'STAFF', ['SUBSCRIBERS'])).who;
    const ref = { kind: 'SUBSCRIBER_DELETION', id: databaseId };
    expect((await recentJobs(helper))[0]).toMatchObject({ status: 'FAILED', topic: 'ALL', canResume: true, canUndo: true });
    expect((await verb(helper, 'resume', ref)).code).toBe('FORBIDDEN');
    expect((await verb(boss.who, 'resume', ref)).job?.status).toBe('RUNNING');
    await run();
    expect(await db.prisma.subscriber.count()).toBe(0);
    expect((await verb(helper, 'undo', ref)).job?.status).toBe('UNDOING');
    await run();
    expect(await db.prisma.subscriber.count()).toBe(1);
  });
});

describe('a failing subscriber import', () => {
  it('keeps its rows and can be resumed', async () => {
    const { id } = await db.prisma.subscriberImport.create({
      data: { requestedAt: testNow, requestId: 'test', consentNote: 'List of the fair', status: 'RUNNING', total: 1 },
    });
    await db.prisma.subscriberImportRow.create({
      data: { importId: id, line: 2, email: 'new@example.com', name: '', status: 'confirmed', confirmedAt: '' },
    });
    const run = () => runImport(db, id, { now: testNow });
    await refusing('Subscriber', `"email" = 'new@example.com'`, async () => void (await tries(run)));
    const [job] = await recentJobs(boss.who);
    expect(job).toMatchObject({ kind: 'SUBSCRIBER_IMPORT', status: 'FAILED', canResume: true, canUndo: false, total: 1, done: 0 });
    expect(job?.failure).toContain(`reference ${job?.reference}`);
    await verb(boss.who, 'resume', { kind: 'SUBSCRIBER_IMPORT', id });
    await run();
    expect((await recentJobs(boss.who))[0]).toMatchObject({ status: 'DONE', changed: 1 });
    expect((await verb(boss.who, 'undo', { kind: 'SUBSCRIBER_IMPORT', id })).code).toBe('JOB_STATE');
  });
});
