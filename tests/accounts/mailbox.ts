import type { Db } from '../../server/platform/database/db.ts';
import { accountJobs } from '../../server/app/jobs/accountJobs.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import { testNow } from '../support/shopDriver.ts';

export interface MailMoment {
  now?: Date;
  /** Stands in for the mail server; may reject. */
  send?: (mail: Mail) => Promise<void>;
  /** Whether the job stays in the outbox, so that it runs once more. */
  keeps?: boolean;
  warn?: (facts: object) => void;
}

const nobody = () => undefined;

/**
 * Processes the accounts' jobs in the outbox as the server does.
 * @returns the sent emails
 */
export async function sendAccountMails(db: Db, { now = testNow, send, keeps = false, warn = nobody }: MailMoment = {}): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      await send?.(mail);
      sent.push(mail);
    },
  };
  const log = { info: nobody, warn, error: nobody };
  const job = accountJobs({ db, mailer, publicUrl: 'https://shop.example', log })['account-mail'];
  const waiting = await db.prisma.outbox.findMany({ where: { name: 'account-mail' }, orderBy: { id: 'asc' } });
  for (const { id, payload } of waiting) {
    await job.run(payload, { now, signal: new AbortController().signal });
    if (!keeps) await db.prisma.outbox.delete({ where: { id } });
  }
  return sent;
}

/** Returns the token of an email's link. */
export function tokenIn(mail: Mail | undefined): string {
  return /\?token=([\w-]{22})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}
