import { detached } from '../tracing/tracing.ts';
import type { Db } from '../database/db.ts';
import type { JobLog } from '../jobs/job.ts';
import { timeLimit } from '../limits/timeLimit.ts';
import { anyChangeTag, everythingTag, type Cdn } from './cdn.ts';

// Purges what committed changes of the catalogue outdate from the content delivery network. The changes are read from the revisions, so none
// is missed when a message or a process is lost. Each is purged twice: a response that was made before the change may arrive at the network
// after the first time.

/** Every instance knows of a change after this time, and has sent what it was rendering. */
const secondPassMs = 5_000;
/** A burst of changes is one purge. */
const pauseMs = 1_000;
/** How often changes without a message, such as those of commands, are looked for. */
const pollMs = 5_000;
/** More tags than this are purged as everything. */
const maxPurgedTags = 300;
const leaseMs = 60_000;
const longestCallMs = 10_000;
const longestRetryMs = 300_000;

export interface PurgeTools {
  db: Db;
  cdn: Cdn;
  log: Pick<JobLog, 'warn'>;
}

/** What this process has purged since its start: revisions up to `purged`. */
export interface PurgeMemory {
  purged: number;
}

interface Cursor {
  confirmed: number;
  seen: number;
  seenAt: Date;
  attempts: number;
  /** Until when nobody else claims it. */
  waitUntil: Date;
}

async function claim({ prisma }: Db, now: Date): Promise<Cursor | null> {
  await prisma.$executeRaw`
    INSERT INTO "CdnPurge" ("confirmed", "seen", "seenAt", "waitUntil")
    SELECT "revision", "revision", ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz FROM "CatalogState"
    ON CONFLICT DO NOTHING`;
  const waitUntil = new Date(now.getTime() + leaseMs);
  const [cursor] = await prisma.cdnPurge.updateManyAndReturn({ where: { id: 1, waitUntil: { lte: now } }, data: { waitUntil } });
  return cursor ?? null;
}

/** The tags of the changes after one revision, up to another. */
async function changedTags({ prisma }: Db, after: number, until: number): Promise<string[]> {
  const rows = await prisma.catalogChange.findMany({ where: { revision: { gt: after, lte: until } } });
  if (rows.length < until - after) return [everythingTag];
  const tags = new Set(rows.flatMap(({ tags: changed }) => changed));
  return tags.size > maxPurgedTags ? [everythingTag] : [...tags, anyChangeTag];
}

async function purge(cdn: Cdn, tags: readonly string[], signal: AbortSignal): Promise<void> {
  for (let from = 0; from < tags.length; from += cdn.maxTags) {
    const limit = timeLimit(longestCallMs, signal);
    try {
      await cdn.purge(tags.slice(from, from + cdn.maxTags), limit.signal);
    } finally {
      limit.clear();
    }
  }
}

/**
 * Purges new changes, and those that are due for the second time. Several processes may do so at once.
 * @returns whether anything was purged
 */
export async function purgeChanges({ db, cdn, log }: PurgeTools, memory: PurgeMemory, now: Date, signal: AbortSignal): Promise<boolean> {
  const { revision: newest } = await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } });
  const cursor = await claim(db, now);
  if (!cursor) return false;
  const { confirmed, seen, seenAt, attempts, waitUntil } = cursor;
  // Changes nothing if the purge took so long that another process has taken over.
  const release = (data: Partial<Cursor> & { waitUntil: Date }) => db.prisma.cdnPurge.updateMany({ where: { id: 1, waitUntil }, data });
  const isSecond = seen > confirmed && now.getTime() - seenAt.getTime() >= secondPassMs;
  const isNews = newest > Math.max(confirmed, memory.purged);
  if (!isSecond && !isNews) {
    await release({ waitUntil: now });
    return false;
  }
  try {
    await purge(cdn, await changedTags(db, confirmed, newest), signal);
  } catch (err) {
    const failed = attempts + 1;
    const pause = Math.min(longestRetryMs, pauseMs * 2 ** Math.min(20, failed));
    if (!signal.aborted) log.warn({ err, attempts: failed }, 'Could not purge the content delivery network; retrying');
    await release({ waitUntil: signal.aborted ? now : new Date(now.getTime() + pause), attempts: failed });
    return false;
  }
  memory.purged = newest;
  const isFirst = isSecond || seen === confirmed;
  await release({ waitUntil: now, attempts: 0, ...(isSecond && { confirmed: seen }), ...(isFirst && { seen: newest, seenAt: now }) });
  return true;
}

/**
 * Purges changes as long as the process runs.
 * @param onChange calls a function after each change of the catalogue; returns a function that ends this
 * @param onFault called when the database can't be read
 */
export function startPurges(
  tools: PurgeTools,
  onChange: (listener: () => void) => () => void,
  onFault: (fault: unknown) => void,
): { stop(): Promise<void> } {
  const closing = new AbortController();
  const memory = { purged: 0 };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAsked = false;

  function schedule(ms: number): void {
    if (closing.signal.aborted) return;
    clearTimeout(timer);
    timer = detached(() => setTimeout(begin, ms));
    timer.unref();
  }
  function begin(): void {
    isAsked = false;
    running = purgeChanges(tools, memory, new Date(), closing.signal)
      .then(() => undefined, onFault)
      .then(() => {
        running = null;
        schedule(isAsked ? pauseMs : pollMs);
      });
  }
  const unsubscribe = onChange(() => {
    // The first change of a burst is purged at once, the others together after a pause.
    if (running) isAsked = true;
    else if (!isAsked) {
      isAsked = true;
      schedule(0);
    }
  });
  begin();
  return {
    async stop() {
      closing.abort();
      unsubscribe();
      clearTimeout(timer);
      await running;
    },
  };
}
