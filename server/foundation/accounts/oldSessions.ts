import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { adminMinutes, sessionDays } from './sessionRules.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Numbers of deleted rows. */
export interface OldSessions {
  sessions: number;
  adminSessions: number;
  requests: number;
}

/** Deletes ended sessions and expired links. */
export async function removeOldSessions({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<OldSessions> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const sessions = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Visitor" WHERE "id" = ANY(ARRAY(
        SELECT v."id" FROM "Visitor" v
        WHERE v."homeId" IS NOT NULL
          AND (v."seenAt" < ${before(sessionDays.idle * dayMs)}::timestamptz OR v."createdAt" < ${before(sessionDays.longest * dayMs)}::timestamptz)
        LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  const { count: adminSessions } = await prisma.adminSession.deleteMany({
    where: { OR: [{ seenAt: { lt: before(adminMinutes.idle * 60_000) } }, { createdAt: { lt: before(adminMinutes.longest * 60_000) } }] },
  });
  await prisma.spentLink.deleteMany({ where: { expiresAt: { lt: now } } });
  const { count: requests } = await prisma.accountRequest.deleteMany({ where: { expiresAt: { lt: now } } });
  return { sessions, adminSessions, requests };
}
