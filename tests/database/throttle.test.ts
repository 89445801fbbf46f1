import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countAttempt, forgiveAttempt, ThrottledError } from '../../server/platform/limits/throttle.ts';
import { freshDb } from '../support/db.ts';
import { testNow } from '../support/shopDriver.ts';

// Rate limits counted in the database.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const rule = { scope: 'test', windowMs: 60_000, max: 3 };
const after = (ms: number) => new Date(testNow.getTime() + ms);
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** @returns null if the attempt was allowed, else the seconds to wait */
async function attempt(subject: string, ms = 0, scope = rule.scope): Promise<number | null> {
  try {
    await countAttempt(db, { ...rule, scope, subject, now: after(ms) });
    return null;
  } catch (error) {
    if (error instanceof ThrottledError) return error.retryAfterSeconds;
    throw error;
  }
}

describe('attempts', () => {
  it('are limited per window, and allowed again in the next one', async () => {
    expect(await attempt('a')).toBeNull();
    expect([await attempt('a', 10), await attempt('a', 20), await attempt('a', 30_000), await attempt('a', 59_999)]).toEqual([
      null,
      null,
      30,
      1,
    ]);
    expect(await attempt('a', 60_000)).toBeNull();
    expect(await db.prisma.throttle.findMany({ select: { count: true, startedAt: true } })).toEqual([
      { count: 1, startedAt: after(60_000) },
    ]);
  });

  it('are counted per subject and scope, without storing the subject', async () => {
    for (const _try of times(4, String)) await attempt('192.0.2.7');
    expect([await attempt('192.0.2.8'), await attempt('192.0.2.7', 0, 'other')]).toEqual([null, null]);
    expect(JSON.stringify(await db.prisma.throttle.findMany())).not.toContain('192.0.2');
  });

  it('are counted correctly when concurrent', async () => {
    const results = await Promise.all(times(50, () => attempt('a')));
    expect(results.filter((seconds) => seconds === null)).toHaveLength(3);
  });

  it('don’t count once forgiven', async () => {
    for (const _try of times(10, String)) {
      expect(await attempt('a')).toBeNull();
      await forgiveAttempt(db, { scope: rule.scope, subject: 'a' });
    }
    await forgiveAttempt(db, { scope: rule.scope, subject: 'a' });
    expect(await db.prisma.throttle.findMany({ select: { count: true } })).toEqual([{ count: 0 }]);
  });
});
