import type { Db } from '../database/db.ts';
import { subjectHash, ThrottledError, type Attempt } from './throttle.ts';

// Tries that get slower the more of them fail. As with plain limits (throttle.ts) a try is counted before it is made, in one
// statement, so that of many at the same moment only those go on whose turn it is. What succeeds is forgotten by `forgiveTries`.

/** How tries get slower. */
export interface Backoff {
  /** So many tries without a pause. */
  free: number;
  /** The pause after them is a second; it doubles after so many more tries each. */
  doublesEvery: number;
  longestSeconds: number;
}

/** Tries whose last one was so long ago are forgotten. */
const forgottenAfterMs = 24 * 60 * 60 * 1_000;

/** @returns how long after the try of this number the next one has to wait */
export function pauseSeconds(count: number, { free, doublesEvery, longestSeconds }: Backoff): number {
  if (count < free) return 0;
  return Math.min(2 ** Math.min(40, Math.floor((count - free) / doublesEvery)), longestSeconds);
}

interface TryRow {
  count: number;
  startedAt: Date;
}

/**
 * Counts a try whose turn it is. Not to be called within a transaction that the try may undo.
 * @throws ThrottledError when it comes too early; then it is not counted
 */
export async function takeTurn(
  db: Db,
  { scope, subject, now }: Pick<Attempt, 'scope' | 'subject' | 'now'>,
  backoff: Backoff,
): Promise<void> {
  const hash = subjectHash({ scope, subject });
  const forgotten = new Date(now.getTime() - forgottenAfterMs);
  const { free, doublesEvery, longestSeconds } = backoff;
  // The same pauses as `pauseSeconds` says.
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

/** Forgets the tries of somebody who has succeeded. */
export async function forgiveTries(db: Db, { scope, subject }: Pick<Attempt, 'scope' | 'subject'>): Promise<void> {
  await db.prisma.throttle.deleteMany({ where: { scope, subject: subjectHash({ scope, subject }) } });
}
