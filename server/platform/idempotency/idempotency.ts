import { randomUUID } from 'node:crypto';
import type { SecretBox } from '../crypto/secrets.ts';
import type { Db } from '../database/db.ts';

// Requests that must not be done twice: the first one with a key claims it, and its answer is replayed to the others for a day. Answers can
// hold personal data, so they are encrypted and removed after that time.

const keptMs = 24 * 60 * 60 * 1_000;

/** A server that has not answered after this time was killed; mutations are aborted long before. */
const leaseMs = 10 * 60 * 1_000;

const purpose = 'idempotent answer';

/** What a request must do. */
export type Claim =
  | { state: 'RUN'; store: (answer: string) => Promise<void>; release: () => Promise<void> }
  | { state: 'REPLAY'; answer: string }
  | { state: 'RUNNING' }
  | { state: 'CONFLICT' };

export interface ClaimedRequest {
  /** Hash of the caller and the key. */
  id: string;
  /** Hash of what is requested. */
  requestHash: string;
}

interface Tools {
  db: Db;
  keys: SecretBox;
  now: Date;
}

/** Claims a key for a request, or finds out what has become of the request that claimed it before. */
export async function claimRequest({ db, keys, now }: Tools, { id, requestHash }: ClaimedRequest): Promise<Claim> {
  const leaseToken = randomUUID();
  const [claimed] = await db.prisma.$queryRaw<object[]>`
    INSERT INTO "IdempotentRequest" AS r ("id", "requestHash", "createdAt", "leaseUntil", "leaseToken")
    VALUES (${id}, ${requestHash}, ${now}::timestamptz, ${new Date(now.getTime() + leaseMs)}::timestamptz, ${leaseToken})
    ON CONFLICT ("id") DO UPDATE SET "requestHash" = excluded."requestHash", "createdAt" = excluded."createdAt",
      "leaseUntil" = excluded."leaseUntil", "leaseToken" = excluded."leaseToken", "answer" = NULL
    WHERE r."createdAt" < ${new Date(now.getTime() - keptMs)}::timestamptz
      OR (r."answer" IS NULL AND r."leaseUntil" < excluded."createdAt" AND r."requestHash" = excluded."requestHash")
    RETURNING r."id"`;
  if (claimed) {
    const where = { id, leaseToken };
    return {
      state: 'RUN',
      store: async (answer) =>
        void (await db.prisma.idempotentRequest.updateMany({ where, data: { answer: keys.seal(answer, `${purpose} ${id}`) } })),
      release: async () => void (await db.prisma.idempotentRequest.deleteMany({ where: { ...where, answer: null } })),
    };
  }
  const found = await db.prisma.idempotentRequest.findUnique({ where: { id } });
  // Released between the two statements, because it has failed.
  if (!found) return { state: 'RUNNING' };
  if (found.requestHash !== requestHash) return { state: 'CONFLICT' };
  return found.answer === null ? { state: 'RUNNING' } : { state: 'REPLAY', answer: keys.open(found.answer, `${purpose} ${id}`) };
}

/**
 * Removes requests whose answer is no longer replayed.
 * @returns their number
 */
export async function removeOldRequests(db: Db, now: Date): Promise<number> {
  const { count } = await db.prisma.idempotentRequest.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - keptMs) } } });
  return count;
}
