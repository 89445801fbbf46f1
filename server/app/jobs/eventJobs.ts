import { eventListeners } from '../../platform/events/domainEvents.ts';
import { handleEvents, removeOldEvents } from '../../platform/events/handleEvents.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { JobTools } from './shopJobs.ts';

/** Jobs that call the listeners of shop.config.ts. Without listeners there are no events to look for. */
export function eventJobs({ db, log }: Pick<JobTools, 'db' | 'log'>): Record<string, JobDefinition> {
  const maintenance: JobDefinition = {
    tries: 1,
    pauseSeconds: 1,
    longestSeconds: 300,
    atOnce: 1,
    everySeconds: 60 * 60,
    async run(_payload, { now }) {
      await removeOldEvents(db, now);
    },
  };
  if (eventListeners.participants.length === 0) return { 'old-events': maintenance };
  return {
    'old-events': maintenance,
    'domain-events': {
      tries: 1,
      pauseSeconds: 1,
      longestSeconds: 120,
      // While a slow listener is still running, the next run skips it and calls the others.
      atOnce: 3,
      everySeconds: 5,
      run: (_payload, run) => handleEvents({ db, log }, run),
    },
  };
}
