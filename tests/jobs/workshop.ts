import { onTestFinished } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { shopJobs } from '../../server/app/jobs/shopJobs.ts';
import { testKeys, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { Queue } from '../../server/platform/jobs/queue.ts';
import type { JobDefinition, JobLog } from '../../server/platform/jobs/job.ts';
import { Runner } from '../../server/platform/jobs/runner.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';

// A job runner advanced by the test, so that nothing waits for a clock.

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  facts: { job?: string; err?: unknown; attempt?: number };
  text: string;
}

export interface Workshop {
  runner: Runner;
  queue: Queue;
  log: LogLine[];
}

const rules = { maxAttempts: 5, pauseSeconds: 30, longestSeconds: 120, atOnce: 1 };

/** Returns a job definition with the default rules. */
export function job(run: JobDefinition['run'], more: Partial<JobDefinition> = {}): JobDefinition {
  return { ...rules, ...more, run };
}

/** Opens a process that runs these jobs. Several can be opened on one database. */
export async function openWorkshop(db: Db, jobs: Record<string, JobDefinition>, now?: () => Date): Promise<Workshop> {
  const known = new Map(Object.entries(jobs));
  const log: LogLine[] = [];
  const say = (level: LogLine['level']) => (facts: object, text: string) => void log.push({ level, facts, text });
  const jobLog: JobLog = { info: say('info'), warn: say('warn'), error: say('error') };
  const queue = await Queue.open(db, known);
  const runner = new Runner({ queue, jobs: known, log: jobLog, everyMs: 20, patienceMs: 200, ...(now && { now }) });
  onTestFinished(() => runner.stop());
  return { runner, queue, log };
}

/** Returns the server's own jobs, with their emails sent as configured here. */
export async function theShopsJobs(
  db: Db,
  mailer: Mailer,
  log: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined },
) {
  const payments = testPayments(db, 100);
  return shopJobs({
    db,
    keys: testKeys,
    catalog: await sharedRevision(db),
    payments,
    mailer,
    files: memoryFiles()(''),
    publicUrl: 'https://shop.example',
    execute: () => Promise.reject(new Error('No API in this test')),
    log,
  });
}

/** Empties the queue, because `freshDb` only empties the shop's own tables. */
export async function emptyQueue(db: Db): Promise<void> {
  const { rows } = await db.pool.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`);
  if (rows[0]?.found) await db.pool.query('truncate pgboss.job, pgboss.archive');
}

/** Makes delayed jobs due now. */
export async function skipPauses(db: Db): Promise<void> {
  await db.pool.query(`update pgboss.job set start_after = now() - interval '1 second' where state < 'active'`);
}

export interface QueueRow {
  name: string;
  state: string;
  tries: number;
  /** Seconds until the job may start. */
  wait: number;
  data: { payload: unknown };
  output: { message?: string } | null;
}

/** Returns the queue's jobs, oldest first. */
export async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await db.pool.query<QueueRow>(
    `select name, state, retry_count + 1 as tries, extract(epoch from start_after - now())::float8 as wait, data, output
     from pgboss.job order by created_on, name`,
  );
  return rows;
}

/** Adds a job of any name to the outbox, as an operation does. */
export async function wanted(db: Db, name: string, payload: object = {}): Promise<void> {
  await db.prisma.outbox.create({ data: { name, payload } });
}
