import { checkAvailability, pollIntervalSeconds, countBoughtTogether } from '../../engagement/marketplace/marketplace.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { JobTools } from './shopJobs.ts';

const maintenanceRules = { maxAttempts: 1, pauseSeconds: 1, longestSeconds: 900, atOnce: 1 };

const hour = 3_600;

/** The marketplaces' background jobs. */
export function marketplaceJobs({ db, catalog, log, availabilityDir }: JobTools): Record<string, JobDefinition> {
  return {
    availability: {
      ...maintenanceRules,
      everySeconds: pollIntervalSeconds,
      async run(_payload, { now, signal }) {
        const { runs, failed } = await checkAvailability({ db, catalog, now, signal, directory: availabilityDir ?? null });
        if (failed > 0) log.warn({ runs, failed }, 'Some external shops did not respond to the availability check');
      },
    },
    'bought-together': {
      ...maintenanceRules,
      everySeconds: 6 * hour,
      async run(_payload, { now }) {
        if (await countBoughtTogether({ db, catalog, now })) log.info({}, 'Recalculated frequently bought together products');
      },
    },
  };
}
