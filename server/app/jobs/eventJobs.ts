import { deliverWebhooks, removeOldDeliveries, type DeliveryTools } from '../../backoffice/integrations/integrations.ts';
import { handleEvents, removeOldEvents } from '../../platform/events/handleEvents.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';

/** Jobs that put events in order, call the listeners of shop.config.ts, and deliver webhooks. */
export function eventJobs(tools: DeliveryTools): Record<string, JobDefinition> {
  const { db, log } = tools;
  const maintenance: JobDefinition = {
    maxAttempts: 1,
    pauseSeconds: 1,
    longestSeconds: 300,
    atOnce: 1,
    everySeconds: 60 * 60,
    async run(_payload, { now, signal }) {
      await removeOldEvents(db, now, signal);
      await removeOldDeliveries(db, now, signal);
    },
  };
  return {
    'old-events': maintenance,
    'domain-events': {
      maxAttempts: 1,
      pauseSeconds: 1,
      longestSeconds: 120,
      // While a slow listener or receiver is still being called, the next run skips it and serves the others.
      atOnce: 3,
      everySeconds: 5,
      async run(_payload, run) {
        await Promise.all([handleEvents({ db, log }, run), deliverWebhooks(tools, run)]);
      },
    },
  };
}
