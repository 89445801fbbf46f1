import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { ShopError } from '../errors/errors.ts';
import { says } from './__generated__/messages.ts';

// Rate limits. Attempts are counted in the database, so that every instance knows of them, and before the attempt itself, so that
// concurrent attempts don't all pass as the first one.

/** A waiting time in its largest unit. */
export interface Wait {
  unit: 'second' | 'minute' | 'hour';
  count: number;
}

/** Returns a waiting time as messages write it, such as 12 minutes, rounded up. */
export function waitOf(seconds: number): Wait {
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}

/** The rate limit is exceeded. */
export class ThrottledError extends ShopError {
  readonly code = 'THROTTLED';
  /** Whole seconds until the next attempt is allowed. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(says((t) => t.tooManyAttempts(waitOf(retryAfterSeconds))));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Attempt {
  /** What is attempted, such as coupon. */
  scope: string;
  /** Who attempts it, such as an address; only its hash is stored. */
  subject: string;
  now: Date;
  windowMs: number;
  /** Maximum number of attempts per window. */
  max: number;
}

/** Returns the hash that is stored for a subject. */
export function subjectHash({ scope, subject }: Pick<Attempt, 'scope' | 'subject'>): string {
  return createHash('sha256').update(`${scope} ${subject}`).digest('hex');
}

/**
 * Counts an attempt. Don't call it within a transaction that the attempt may roll back.
 * @returns null; if the limit is exceeded, the whole seconds until the next attempt is allowed
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
 * Counts an attempt, and throws if the limit is exceeded.
 * @throws ThrottledError when the limit is exceeded
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<void> {
  const retryAfterSeconds = await tallyAttempt(db, attempt);
  if (retryAfterSeconds !== null) throw new ThrottledError(retryAfterSeconds);
}

/** Takes back a counted attempt, where only failures count. */
export async function forgiveAttempt(db: Db, attempt: Pick<Attempt, 'scope' | 'subject'>): Promise<void> {
  await db.prisma.throttle.updateMany({
    where: { scope: attempt.scope, subject: subjectHash(attempt), count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** Longer than any window. */
const longestWindowMs = 2 * 24 * 60 * 60 * 1_000;

/** Deletes attempts whose window has long passed. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.prisma.throttle.deleteMany({ where: { startedAt: { lt: new Date(now.getTime() - longestWindowMs) } } });
}
