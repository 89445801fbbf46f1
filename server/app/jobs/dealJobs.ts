import { z } from 'zod';
import {
  confirmAgedVotes,
  correctCommentCounts,
  noticeDeals,
  readDealAlertMail,
  readDealMail,
  renderDealAlertMail,
  renderDealMail,
} from '../../engagement/offers/offers.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { sendOnce } from '../../platform/mail/sendOnce.ts';
import type { JobTools } from './shopJobs.ts';

const dealMail = z.object({ submissionId: z.int() });
const dealAlertMail = z.object({
  accountId: z.int(),
  at: z.iso.datetime(),
  deals: z.array(z.object({ offerId: z.int(), alertId: z.int() })),
  more: z.int(),
});

const mailRules = { maxAttempts: 5, pauseSeconds: 60, longestSeconds: 120, atOnce: 3 };
const maintenanceRules = { maxAttempts: 1, pauseSeconds: 1, longestSeconds: 300, atOnce: 1 };

/** Jobs of deals: their votes, and emails to those who submitted them or have alerts. */
export function dealJobs({ db, mailer, publicUrl, log }: JobTools): Record<string, JobDefinition> {
  return {
    'deal-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const facts = await readDealMail(db, dealMail.parse(payload), publicUrl);
        if (facts) await sendOnce(db, mailer, renderDealMail(facts), { now, signal });
      },
    },
    'deal-alert-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const facts = await readDealAlertMail(db, dealAlertMail.parse(payload), publicUrl, now);
        if (facts) await sendOnce(db, mailer, renderDealAlertMail(facts), { now, signal });
      },
    },
    'deal-alerts': {
      ...maintenanceRules,
      everySeconds: 60,
      async run(_payload, { now, signal }) {
        const mails = await noticeDeals(db, now, signal);
        if (mails > 0) log.info({ mails }, 'Queued emails about new deals');
      },
    },
    'aged-votes': {
      ...maintenanceRules,
      everySeconds: 60 * 60,
      async run(_payload, { now, signal }) {
        const offers = await confirmAgedVotes(db, now, signal);
        if (offers > 0) log.info({ offers }, 'Older votes now count in full');
        const corrected = await correctCommentCounts(db, signal);
        if (corrected > 0) log.info({ offers: corrected }, 'Counted comments of deals again');
      },
    },
  };
}
