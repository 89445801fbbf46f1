import { Prisma } from '../../generated/prisma/client.ts';
import type { Db } from '../database/db.ts';
import { inBatches, maintenanceBatch } from '../database/inBatches.ts';
import { clockSince } from '../jobs/clock.ts';
import type { JobLog, JobRun } from '../jobs/job.ts';
import { timeLimit } from '../limits/timeLimit.ts';
import { eventListeners, type DomainEvent, type EventListener } from './domainEvents.ts';

// Calls listeners after commit. Event ids are assigned before their transactions commit, so a later id may become visible first, and
// reading by id alone would skip the earlier one. Positions are therefore assigned here, to committed events, under an advisory lock: each
// run's events come after those of all earlier runs, and within a run they keep the order in which they were written. Two transactions that
// change the same row are ordered by its lock, and so are their events.

/** An arbitrary number that no other advisory lock of this program uses. */
const positionLock = 4_207_771_514;

/** A listener that takes longer has failed. */
const longestHandleMs = 30_000;
/** How long the process of a call may be silent before another process takes over; longer than a call may take. */
const leaseMs = 2 * longestHandleMs;
/** After this time a listener continues in the next run, which limits the length of a run. */
const longestRunMs = 20_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60 * 1_000;
const batchSize = 100;
/** Days that events are kept. */
export const eventDays = 30;

/** Dependencies of event handling. */
export interface EventTools {
  db: Db;
  log: JobLog;
}

/** Assigns positions to the committed events that have none yet. Several processes may do so at once. */
export async function positionEvents({ prisma }: Db): Promise<void> {
  const waiting = await prisma.domainEvent.findFirst({ where: { position: null }, select: { id: true } });
  if (!waiting) return;
  await prisma.$transaction(async (tx) => {
    // A separate statement, so that the next one sees what the previous holder of the lock has committed.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${positionLock}::bigint)`;
    // The cursors hold the highest position if all events have been deleted.
    await tx.$executeRaw`
      UPDATE "DomainEvent" e SET "position" = n."position" FROM (
        SELECT "id", row_number() OVER (ORDER BY "id") + greatest(
          (SELECT max("position") FROM "DomainEvent"), (SELECT max("position") FROM "EventCursor"), 0) AS "position"
        FROM "DomainEvent" WHERE "position" IS NULL
      ) n WHERE e."id" = n."id"`;
  });
}

/** A new listener starts with the events that have no position yet, since those were written for it. */
async function addCursors({ prisma }: Db, now: Date): Promise<void> {
  for (const { id } of eventListeners.participants) {
    await prisma.$executeRaw`
      INSERT INTO "EventCursor" ("listenerId", "position", "waitUntil")
      SELECT ${id}, coalesce(max("position"), 0), ${now.toISOString()}::timestamptz FROM "DomainEvent" ON CONFLICT DO NOTHING`;
  }
}

/** Calls every listener with the events that it has not handled. Several processes may do so at once. */
export async function handleEvents(tools: EventTools, { now, signal }: JobRun): Promise<void> {
  const { db } = tools;
  await addCursors(db, now);
  await positionEvents(db);
  const { _max: newest } = await db.prisma.domainEvent.aggregate({ _max: { position: true } });
  const head = newest.position ?? 0n;
  await Promise.all(eventListeners.participants.map((listener) => callListener(tools, listener, { now, signal, head })));
}

/**
 * Claims the listener unless another process holds it or it is pausing.
 * @returns its cursor, or null
 */
async function claim({ prisma }: Db, listenerId: string, now: Date) {
  const waitUntil = new Date(now.getTime() + leaseMs);
  const [cursor] = await prisma.eventCursor.updateManyAndReturn({ where: { listenerId, waitUntil: { lte: now } }, data: { waitUntil } });
  return cursor ?? null;
}

async function callListener(
  { db, log }: EventTools,
  listener: EventListener,
  { now, signal, head }: JobRun & { head: bigint },
): Promise<void> {
  const clock = clockSince(now);
  const cursor = await claim(db, listener.id, now);
  if (!cursor) return;
  let { position } = cursor;
  /** Moves the cursor past an event, and extends the claim; false if another process has taken over. */
  const advance = async (to: bigint, waitUntil: Date) => {
    const where = { listenerId: listener.id, position };
    const { count } = await db.prisma.eventCursor.updateMany({ where, data: { position: to, waitUntil, attempts: 0, failure: '' } });
    position = to;
    return count === 1;
  };
  while (clock().getTime() - now.getTime() < longestRunMs && !signal.aborted) {
    const events = await db.prisma.domainEvent.findMany({
      where: { position: { gt: position, lte: head }, type: { in: [...listener.events] } },
      orderBy: { position: 'asc' },
      take: batchSize,
    });
    for (const { id, position: place, type, payload, occurredAt } of events) {
      if (place === null || signal.aborted || clock().getTime() - now.getTime() >= longestRunMs) break;
      try {
        // Only `emitEvents` and `emittedPart` write type and payload.
        const event = { id: String(id), type, payload, occurredAt } as unknown as DomainEvent;
        await withinItsTime((limit) => listener.handle(event, limit), signal);
      } catch (err) {
        // An interruption by the process's shutdown is not a failure; the event is delivered again.
        if (signal.aborted) break;
        const attempts = cursor.attempts + 1;
        const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, attempts - 1));
        log.warn({ err, listener: listener.id, event: String(id), type, attempts }, 'Event listener failed and will be retried');
        const failure = (err instanceof Error ? err.message : String(err)).slice(0, 300);
        const data = { attempts, failure, waitUntil: new Date(clock().getTime() + pause) };
        await db.prisma.eventCursor.updateMany({ where: { listenerId: listener.id, position }, data });
        return;
      }
      cursor.attempts = 0;
      if (!(await advance(place, new Date(clock().getTime() + leaseMs)))) return;
    }
    if (events.length < batchSize) {
      const isDone = events.every(({ position: place }) => place !== null && place <= position);
      await advance(isDone && head > position ? head : position, clock());
      return;
    }
  }
  await advance(position, clock());
}

/** Limits a call's time, so that a call that never ends doesn't block the listener forever. */
async function withinItsTime(call: (signal: AbortSignal) => Promise<void>, given: AbortSignal): Promise<void> {
  const limit = timeLimit(longestHandleMs, given);
  const isOver = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(new Error(`Timed out after ${longestHandleMs / 1_000} s`)), { once: true });
  });
  try {
    await Promise.race([call(limit.signal), isOver]);
  } finally {
    limit.clear();
  }
}

/** Cursor that no listener can have. Its position is that of the newest deleted event, so that positions never start again. */
const deletedCursor = ':deleted';

/**
 * Deletes events that are older than 30 days and handled by every listener.
 * @returns the number of deleted events
 */
export async function removeOldEvents({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const ids = eventListeners.participants.map(({ id }) => id);
  const { _min: last } = await prisma.eventCursor.aggregate({ where: { listenerId: { in: ids } }, _min: { position: true } });
  const before = new Date(now.getTime() - eventDays * 24 * 60 * 60 * 1_000);
  const handled = ids.length === 0 ? Prisma.empty : Prisma.sql`AND "position" <= ${last.position ?? 0n}::bigint`;
  return inBatches(async () => {
    const [gone] = await prisma.$queryRaw<{ count: number }[]>`
      WITH gone AS (
        DELETE FROM "DomainEvent" WHERE "id" = ANY(ARRAY(
          SELECT "id" FROM "DomainEvent" WHERE "occurredAt" < ${before.toISOString()}::timestamptz AND "position" IS NOT NULL ${handled}
          ORDER BY "occurredAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
        )) RETURNING "position"
      ), noted AS (
        INSERT INTO "EventCursor" AS c ("listenerId", "position", "waitUntil")
        SELECT ${deletedCursor}, max("position"), ${now.toISOString()}::timestamptz FROM gone HAVING count(*) > 0
        ON CONFLICT ("listenerId") DO UPDATE SET "position" = greatest(c."position", excluded."position")
      )
      SELECT count(*)::int AS "count" FROM gone`;
    return gone?.count ?? 0;
  }, signal);
}

/** Position of the newest event that was deleted; 0 if none was. */
export async function deletedUpTo({ prisma }: Db): Promise<bigint> {
  const cursor = await prisma.eventCursor.findUnique({ where: { listenerId: deletedCursor }, select: { position: true } });
  return cursor?.position ?? 0n;
}
