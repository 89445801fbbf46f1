import { removeOldEvents, feedWebhook } from '../../engagement/analytics/analytics.ts';
import { forgetOldAttribution } from '../../engagement/attribution/attribution.ts';
import { foldChanges, foldMonths } from '../../backoffice/reports/reports.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { JobTools } from './shopJobs.ts';

/** Jobs that keep report sums up to date, send measured events, and delete them when they expire. */
export function reportJobs({ db, log }: Pick<JobTools, 'db' | 'log'>) {
  return {
    'report-sums': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 3_600,
      atOnce: 1,
      everySeconds: 30,
      async run(_payload, { now, signal }) {
        const days = await foldChanges(db, signal);
        await foldMonths(db, now, signal);
        if (days > 31) log.info({ days }, 'Rebuilt report totals');
      },
    },
    'analytics-webhook': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 600,
      atOnce: 1,
      everySeconds: 30,
      run: async (_payload, { now, signal }) => void (await feedWebhook(db, now, { signal })),
    },
    'old-analytics': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 3_600,
      atOnce: 1,
      everySeconds: 60 * 60,
      async run(_payload, { now, signal }) {
        const gone = await removeOldEvents(db, now, signal);
        if (gone.events + gone.visits > 0) log.info(gone, 'Removed old analytics data');
      },
    },
    'old-attribution': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 3_600,
      atOnce: 1,
      everySeconds: 6 * 60 * 60,
      async run(_payload, { now, signal }) {
        const gone = await forgetOldAttribution(db, now, signal);
        if (gone.orders + gone.arrivals > 0) log.info(gone, 'Removed old attribution identifiers');
      },
    },
  } satisfies Record<string, JobDefinition>;
}
