import { z } from 'zod';
import { cancelAccountMail, readAccountMail, removeOldSessions, renderAccountMail } from '../../foundation/accounts/accounts.ts';
import { eraseLeftOrders } from '../../commerce/orders/orders.ts';
import { sendOnce } from '../../platform/mail/sendOnce.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { JobTools } from './shopJobs.ts';

const accountMail = z.object({ requestId: z.int(), isHeld: z.boolean().default(false) });

/** Jobs for account emails and for deleting expired account data. */
export function accountJobs({ db, mailer, publicUrl, log }: Pick<JobTools, 'db' | 'mailer' | 'publicUrl' | 'log'>) {
  return {
    'account-mail': {
      maxAttempts: 5,
      pauseSeconds: 30,
      longestSeconds: 120,
      atOnce: 3,
      async run(payload, { now, signal }) {
        const { requestId, isHeld } = accountMail.parse(payload);
        if (isHeld) {
          const kind = await cancelAccountMail(db, requestId);
          return log.warn({ requestId, kind }, 'Account email held back: too many emails to this address within an hour');
        }
        const mail = await readAccountMail(db, requestId, publicUrl, now);
        if (mail) await sendOnce(db, mailer, renderAccountMail(mail.facts), { now, signal, onSent: mail.onSent });
      },
    },
    'old-sessions': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 300,
      atOnce: 1,
      everySeconds: 60 * 60,
      async run(_payload, { now, signal }) {
        const gone = await removeOldSessions(db, now, signal);
        if (gone.sessions + gone.adminSessions + gone.requests > 0) log.info(gone, 'Removed expired sessions and links');
      },
    },
    'left-orders': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 60,
      atOnce: 1,
      everySeconds: 60 * 60,
      async run(_payload, { now }) {
        const orders = await eraseLeftOrders(db, now);
        if (orders > 0) log.info({ orders }, 'Anonymised guest orders left by erased accounts');
      },
    },
  } satisfies Record<string, JobDefinition>;
}
