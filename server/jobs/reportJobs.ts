import { foldChanges } from '../reports/fold.ts';
import type { JobDefinition } from './job.ts';
import type { JobTools } from './shopJobs.ts';

/** Keeps the sums of reports up to date. */
export function reportJobs({ db, log }: Pick<JobTools, 'db' | 'log'>) {
  return {
    'report-sums': {
      tries: 1,
      pauseSeconds: 1,
      longestSeconds: 3_600,
      atOnce: 1,
      everySeconds: 30,
      async run(_payload, { signal }) {
        const days = await foldChanges(db, signal);
        if (days > 31) log.info({ days }, 'The sums of reports were made anew');
      },
    },
  } satisfies Record<string, JobDefinition>;
}
