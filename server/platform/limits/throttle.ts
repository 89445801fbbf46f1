import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { ShopError } from '../errors/errors.ts';

// How often somebody may try something. Tries are counted in the database, so that every instance knows of them, and before the
// try itself, so that many at the same moment are not all the first one.

const some = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

/** How long to wait, as people say it, such as "12 minutes": never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return some(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? some(minutes, 'minute') : some(Math.ceil(minutes / 60), 'hour');
}

/** It was tried too often. */
export class ThrottledError extends ShopError {
  readonly code = 'THROTTLED';
  /** After so many whole seconds it may be tried again. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Try again in ${waitWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Attempt {
  /** What is tried, such as coupon. */
  scope: string;
  /** Who tries, such as an address; only its hash is stored. */
  subject: string;
  now: Date;
  windowMs: number;
  /** So many tries a window are allowed. */
  max: number;
}

/** What is stored of who tries. */
export function subjectHash({ scope, subject }: Pick<Attempt, 'scope' | 'subject'>): string {
  return createHash('sha256').update(`${scope} ${subject}`).digest('hex');
}

/**
 * Counts a try. Not to be called within a transaction that the try may undo.
 * @returns null; when it is one too many, after how many whole seconds it may be tried again
 */
export async function tallyAttempt(db: Db, attempt: Attempt): Promise<number | null> {
  const { scope, now, windowMs, max } = attempt;
  const over = new Date(now.getTime() - windowMs);
  const [row] = await db.prisma.$queryRaw<{ count: number; startedAt: Date }[]>`
    INSERT INTO "Throttle" AS t ("scope", "subject", "startedAt", "count") VALUES (${scope}, ${subjectHash(attempt)}, ${now}::timestamptz, 1)
    ON CONFLICT ("scope", "subject") DO UPDATE SET
      "count" = CASE WHEN t."startedAt" <= ${over}::timestamptz THEN 1 ELSE least(t."count" + 1, 1000000) END,
      "startedAt" = CASE WHEN t."startedAt" <= ${over}::timestamptz THEN excluded."startedAt" ELSE t."startedAt" END
    RETURNING "count", "startedAt"`;
  if (!row || row.count <= max) return null;
  return Math.max(1, Math.ceil((row.startedAt.getTime() + windowMs - now.getTime()) / 1_000));
}

/**
 * The same for what is refused when it is tried too often.
 * @throws ThrottledError when it is one too many
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  const retryAfterSeconds = await tallyAttempt(db, attempt);
  if (retryAfterSeconds !== null) throw new ThrottledError(retryAfterSeconds);
}

/** Takes a counted try back, where only the failed ones are to count. */
export async function forgiveAttempt(db: Db, attempt: Pick<Attempt, 'scope' | 'subject'>): Promise<void> {
  await db.prisma.throttle.updateMany({
    where: { scope: attempt.scope, subject: subjectHash(attempt), count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** No window is as long as this. */
const longestWindowMs = 2 * 24 * 60 * 60 * 1_000;

/** Forgets tries whose window is long over. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.prisma.throttle.deleteMany({ where: { startedAt: { lt: new Date(now.getTime() - longestWindowMs) } } });
}
