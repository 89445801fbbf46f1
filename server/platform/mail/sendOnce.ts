import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../database/db.ts';
import { LaterError } from '../jobs/errors.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

// Sends each email once, although jobs may run twice, concurrently and on several machines. No transaction stays open during the SMTP
// session: a row claims the email for some minutes. An email is sent twice only if the process dies between the server's acceptance and the
// record of it; the second one has the same Message-ID, by which mail clients recognise it.

/** Longer than an SMTP session may take. */
const claimMs = 3 * 60 * 1_000;
/** Pauses between attempts to record the sending while the database is briefly unavailable. */
const recordRetryPausesMs = [0, 250, 1_000, 4_000];

/** Options for sending an email. */
export interface Sending {
  now: Date;
  signal: AbortSignal;
  /** Runs in the transaction that records the email as sent. */
  onSent?: (tx: Tx) => Promise<void>;
}

/**
 * Sends an email unless it has been sent before.
 * @returns whether it was sent now
 * @throws LaterError when another worker is sending it, or the mail server is unavailable
 */
export async function sendOnce(db: Db, mailer: Mailer, mail: Mail, { now, signal, onSent }: Sending): Promise<boolean> {
  const until = new Date(now.getTime() + claimMs);
  if (!(await claim(db, mail.key, now, until))) return false;
  try {
    await mailer.send(mail, signal);
  } catch (error) {
    await release(db, mail.key, now, until);
    throw error;
  }
  await recordSending(db, mail.key, now, onSent);
  return true;
}

/** Returns whether an email has been sent. */
export async function wasSent({ prisma }: Pick<Db, 'prisma'>, key: string): Promise<boolean> {
  return (await prisma.sentMail.count({ where: { key, sentAt: { not: null } } })) > 0;
}

async function claim(db: Db, key: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db.prisma.$executeRaw`
    INSERT INTO "SentMail" ("key", "claimedUntil") VALUES (${key}, ${until}::timestamptz)
    ON CONFLICT ("key") DO UPDATE SET "claimedUntil" = excluded."claimedUntil"
    WHERE "SentMail"."sentAt" IS NULL AND "SentMail"."claimedUntil" <= ${now}::timestamptz`;
  if (claimed === 1) return true;
  const row = await db.prisma.sentMail.findUnique({ where: { key } });
  if (row?.sentAt) return false;
  const waitMs = row ? row.claimedUntil.getTime() - now.getTime() : 0;
  throw new LaterError('Another process is sending this email', Math.max(1, Math.ceil(waitMs / 1_000)));
}

/** Releases the claim so that others can send the email at once. If this fails, they wait for the claim to expire. */
async function release(db: Db, key: string, now: Date, until: Date): Promise<void> {
  await db.prisma.sentMail
    .updateMany({ where: { key, sentAt: null, claimedUntil: until }, data: { claimedUntil: now } })
    .catch(() => undefined);
}

async function recordSending(db: Db, key: string, now: Date, onSent: Sending['onSent']): Promise<void> {
  const gone = { where: { key, sentAt: null }, data: { sentAt: now } };
  for (const pauseMs of recordRetryPausesMs) {
    await sleep(pauseMs);
    try {
      return await db.prisma.$transaction(async (tx) => {
        const { count } = await tx.sentMail.updateMany(gone);
        if (count === 1) await onSent?.(tx);
      });
    } catch {
      // Retried, and finally recorded without the caller's addition: an email that is sent again and again would be worse.
    }
  }
  await db.prisma.sentMail.updateMany(gone);
}
