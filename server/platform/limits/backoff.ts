import type { Db } from '../database/db.ts';
import { subjectHash, ThrottledError, type Attempt } from './throttle.ts';

// Rate limit with growing pauses after failed attempts. As with plain limits (throttle.ts), an attempt is counted before it is made, in one
// statement, so that concurrent attempts respect the limit. `forgiveTries` resets the count after a success.

/** How pauses grow. */
export interface Backoff {
  /** Number of attempts without a pause. */
  free: number;
  /** After the free attempts, the pause is one second; it doubles each time after this number of attempts. */
  doublesEvery: number;
  longestSeconds: number;
}

/** Attempts are reset if the last one was this long ago. */
const resetAfterMs = 24 * 60 * 60 * 1_000;

/** @returns the pause after the attempt of this number, in seconds */
export function pauseSeconds(count: number, { free, doublesEvery, longestSeconds }: Backoff): number {
  if (count < free) return 0;
  return Math.min(2 ** Math.min(40, Math.floor((count - free) / doublesEvery)), longestSeconds);
}

interface TryRow {
  count: number;
  startedAt: Date;
}

/**
 * Counts an attempt unless it comes too early. Don't call it within a transaction that the attempt may roll back.
 * @throws ThrottledError when the attempt comes too early; then it is not counted
 */
export async function countAttempt(
  db: Db,
  { scope, subject, now }: Pick<Attempt, 'scope' | 'subject' | 'now'>,
  backoff: Backoff,
): Promise<void> {
  const hash = subjectHash({ scope, subject });
  const forgotten = new Date(now.getTime() - resetAfterMs);
  const { free, doublesEvery, longestSeconds } = backoff;
  // Computes the same pauses as `pauseSeconds`.
  const [taken] = await db.prisma.$queryRaw<{ count: number }[]>`
    INSERT INTO "Throttle" AS t ("scope", "subject", "startedAt", "count") VALUES (${scope}, ${hash}, ${now}::timestamptz, 1)
    ON CONFLICT ("scope", "subject") DO UPDATE SET
      "count" = CASE WHEN t."startedAt" <= ${forgotten}::timestamptz THEN 1 ELSE least(t."count" + 1, 1000000) END, "startedAt" = excluded."startedAt"
    WHERE t."count" < ${free}::int OR t."startedAt" <= ${forgotten}::timestamptz
      OR t."startedAt" + make_interval(secs => least(${longestSeconds}::int, 2 ^ least(40, (t."count" - ${free}::int) / ${doublesEvery}::int)))
        <= ${now}::timestamptz
    RETURNING "count"`;
  if (taken) return;
  const row: TryRow | null = await db.prisma.throttle.findUnique({
    where: { scope_subject: { scope, subject: hash } },
    select: { count: true, startedAt: true },
  });
  const since = row ? (now.getTime() - row.startedAt.getTime()) / 1_000 : 0;
  throw new ThrottledError(Math.max(1, Math.ceil((row ? pauseSeconds(row.count, backoff) : 1) - since)));
}

/** Resets the attempts after a success. */
export async function resetAttempts(db: Db, { scope, subject }: Pick<Attempt, 'scope' | 'subject'>): Promise<void> {
  await db.prisma.throttle.deleteMany({ where: { scope, subject: subjectHash({ scope, subject }) } });
}
