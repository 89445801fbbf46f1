import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../database/db.ts';
import { LaterError } from '../jobs/errors.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

// A mail goes out once, though jobs may run twice, at the same time and on several machines. Nothing is held in the database
// while the mail server talks: a row claims the mail for some minutes. Only a process that dies between the server's "taken" and our
// note of it lets a mail out twice, with the same Message-ID, by which mail programs know it again.

/** Longer than a conversation with the mail server may take. */
const claimMs = 3 * 60 * 1_000;
/** How often the note is tried while the database is away for a moment. */
const notePausesMs = [0, 250, 1_000, 4_000];

/** What a mail is sent with. */
export interface Sending {
  now: Date;
  signal: AbortSignal;
  /** Runs in the transaction that notes the mail as sent. */
  onSent?: (tx: Tx) => Promise<void>;
}

/**
 * Sends a mail unless it has gone out before.
 * @returns whether it went out now
 * @throws LaterError when somebody else is sending it, or the mail server is away
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
  await note(db, mail.key, now, onSent);
  return true;
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

/** Lets others send it at once. A failure here only makes them wait for the claim to end. */
async function release(db: Db, key: string, now: Date, until: Date): Promise<void> {
  await db.prisma.sentMail
    .updateMany({ where: { key, sentAt: null, claimedUntil: until }, data: { claimedUntil: now } })
    .catch(() => undefined);
}

async function note(db: Db, key: string, now: Date, onSent: Sending['onSent']): Promise<void> {
  const gone = { where: { key, sentAt: null }, data: { sentAt: now } };
  for (const pauseMs of notePausesMs) {
    await sleep(pauseMs);
    try {
      return await db.prisma.$transaction(async (tx) => {
        const { count } = await tx.sentMail.updateMany(gone);
        if (count === 1) await onSent?.(tx);
      });
    } catch {
      // Tried again, and at last without what the caller adds: a mail that goes out again and again is worse.
    }
  }
  await db.prisma.sentMail.updateMany(gone);
}
