import { z } from 'zod';
import { sendOnce } from '../../platform/mail/sendOnce.ts';
import {
  renderNewsletterMail,
  purgeDeletions,
  runDeletion,
  unfinishedDeletions,
  runImport,
  removeOldReports,
  unfinishedImports,
  deliver,
  removeOldDeliveries,
  readNewsletterMail,
  removeOldPending,
} from '../../engagement/newsletter/newsletter.ts';
import { goOn, type JobDefinition } from '../../platform/jobs/job.ts';
import type { NewsletterJob } from '../../platform/jobs/outbox.ts';
import type { JobTools } from './shopJobs.ts';

const newsletterMail = z.object({ subscriberId: z.int(), kind: z.enum(['confirm', 'welcome']), askedAt: z.iso.datetime() });
const delivery = z.object({ deliveryId: z.int() });
const deletion = z.object({ deletionId: z.int() });
const subscriberImport = z.object({ importId: z.int() });

/** An email that can't be sent within two days is dropped. */
const mailRules = { maxAttempts: 5, pauseSeconds: 60, longestSeconds: 120, atOnce: 3 };
/** Retried over some hours: after 30 s, 1, 2, 4 … minutes. */
const deliveryRules = { maxAttempts: 9, pauseSeconds: 30, longestSeconds: 60, atOnce: 4 };
/** Bulk jobs resume where they stopped: `subscriber-upkeep` finds those of a killed process. */
const bulkRules = { maxAttempts: 3, pauseSeconds: 5, longestSeconds: 3_600, atOnce: 1 };
const maintenanceRules = { maxAttempts: 1, pauseSeconds: 1, longestSeconds: 3_600, atOnce: 1 };

const minute = 60;

/** The newsletter's background jobs. */
export function newsletterJobs({
  db,
  keys,
  mailer,
  publicUrl,
  log,
}: JobTools): Record<NewsletterJob['name'] | 'subscriber-upkeep' | 'old-subscribers', JobDefinition> {
  return {
    'newsletter-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const facts = await readNewsletterMail(db, keys, newsletterMail.parse(payload), publicUrl);
        if (facts) await sendOnce(db, mailer, renderNewsletterMail(facts), { now, signal });
      },
    },
    'newsletter-delivery': {
      ...deliveryRules,
      run: (payload, { now, signal }) => deliver({ db, keys, now }, delivery.parse(payload).deliveryId, { signal }),
    },
    'subscriber-deletion': {
      ...bulkRules,
      run: (payload, { now, signal }) => runDeletion(db, deletion.parse(payload).deletionId, { now, signal }),
    },
    'subscriber-import': {
      ...bulkRules,
      run: (payload, { now, signal }) => runImport(db, subscriberImport.parse(payload).importId, { now, signal }),
    },
    'subscriber-upkeep': {
      ...maintenanceRules,
      everySeconds: minute,
      async run(_payload, run) {
        const { now, signal } = run;
        for (const id of await unfinishedDeletions(db)) await goOn(log, run, () => runDeletion(db, id, { now, signal }));
        for (const id of await unfinishedImports(db, now)) await goOn(log, run, () => runImport(db, id, { now, signal }));
        const purged = await purgeDeletions(db, now, signal);
        if (purged > 0) log.info({ subscribers: purged }, 'Purged deleted subscribers; the deletions can no longer be undone');
      },
    },
    'old-subscribers': {
      ...maintenanceRules,
      everySeconds: 60 * minute,
      async run(_payload, { now, signal }) {
        const forgotten = await removeOldPending(db, now, signal);
        await removeOldDeliveries(db, now, signal);
        await removeOldReports(db, now);
        if (forgotten > 0) log.info({ subscribers: forgotten }, 'Removed subscribers who never confirmed');
      },
    },
  };
}
