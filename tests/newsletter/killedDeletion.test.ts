import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../server/platform/database/migrations.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { deleteAllSubscribers } from '../../server/engagement/newsletter/deletion.ts';
import { deletionBatch } from '../../server/engagement/newsletter/rules.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testNow } from '../support/shopDriver.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'souk-deletion-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const steps = 6;
const all = deletionBatch * steps - 100;

/**
 * Starts a process that deletes, and kills it without warning once it reports this many steps.
 * @returns whether it finished
 */
function deleteUntilKilled(dataDir: string, killAfter: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, ['--import', 'tsx', 'tests/support/deletionWorker.ts', dataDir], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    let errors = '';
    worker.stderr.on('data', (chunk) => (errors += String(chunk)));
    worker.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.split('step').length > killAfter) worker.kill('SIGKILL');
    });
    worker.on('exit', (code, signal) => {
      if (code !== 0 && signal !== 'SIGKILL') return reject(new Error(`The worker ended with ${code}: ${errors}`));
      resolve(output.includes('done'));
    });
  });
}

test('[F105] a deletion killed at any moment resumes, excludes later sign-ups, and its audit entries add up', async () => {
  const dataDir = path.join(directory, 'data');
  let db = await openDb({ dataDir });
  await migrate(db.pool);
  await db.pool.query(
    `insert into "Subscriber" ("email", "emailShown", "status", "key", "createdAt", "pendingSince")
     select 'p' || n || '@example.com', 'p' || n || '@example.com', 'CONFIRMED', 'k', now(), now() from generate_series(1, $1::int) n`,
    [all],
  );
  const nobody = { account: () => Promise.resolve(null) } as Parameters<typeof deleteAllSubscribers>[0]['visitor'];
  const shop = { db, now: testNow, address: '', requestId: 'test', admin: undefined, visitor: nobody };
  const { id } = await deleteAllSubscribers(shop, { expectedCount: all });
  await db.pool.query(
    `insert into "Subscriber" ("email", "emailShown", "status", "key", "createdAt", "pendingSince") values ('late@example.com', '', 'PENDING', 'k', now(), now())`,
  );
  await db.close();

  const seen: number[] = [];
  // The signal may arrive anywhere in the next step.
  for (const killAfter of [1, 2, Infinity]) {
    const isDone = await deleteUntilKilled(dataDir, killAfter);
    expect(isDone).toBe(killAfter === Infinity);
    db = await openDb({ dataDir });
    const deletion = await db.prisma.subscriberDeletion.findUniqueOrThrow({ where: { id } });
    const { _sum } = await db.prisma.auditEntry.aggregate({ where: { action: 'subscriber.delete' }, _sum: { targetCount: true } });
    const counts = [
      deletion.count,
      _sum.targetCount ?? 0,
      await db.prisma.deletedSubscriber.count(),
      all + 1 - (await db.prisma.subscriber.count()),
    ];
    expect(new Set(counts).size, `all of ${counts.join()}`).toBe(1);
    seen.push(deletion.count);
    await db.close();
  }
  db = await openDb({ dataDir });
  expect(await db.prisma.subscriberDeletion.findUnique({ where: { id } })).toMatchObject({ status: 'DONE', count: all });
  expect(await db.prisma.subscriber.findMany({ select: { email: true } })).toEqual([{ email: 'late@example.com' }]);
  await expectInvariants(db);
  await db.close();
  // Completed steps stay completed.
  expect(seen[0]).toBeGreaterThanOrEqual(deletionBatch);
  expect(seen[1]).toBeGreaterThanOrEqual((seen[0] ?? 0) + 2 * deletionBatch);
}, 300_000);
