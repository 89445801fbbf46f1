import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../platform/database/db.ts';
import { logFailure } from '../../platform/database/overload.ts';
import type { JobDefinition, JobLog } from '../../platform/jobs/job.ts';
import { Queue } from '../../platform/jobs/queue.ts';
import { Runner } from '../../platform/jobs/runner.ts';

/** Pause between attempts to open a queue whose database is unavailable. */
const openPauseMs = 5_000;

/** Handle for stopping the running jobs. */
export interface RunningJobs {
  /** Takes at most five seconds. */
  stop(): Promise<void>;
}

/** Starts running jobs as soon as the queue can be opened. The shop is open meanwhile; its new jobs wait in the outbox. */
export function startJobs({ db, jobs, log }: { db: Db; jobs: ReadonlyMap<string, JobDefinition>; log: JobLog }): RunningJobs {
  const closing = new AbortController();
  let runner: Runner | undefined;

  async function open(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const queue = await Queue.open(db, jobs);
        if (closing.signal.aborted) return;
        runner = new Runner({ queue, jobs, log });
        runner.start();
        return;
      } catch (err) {
        if (closing.signal.aborted) return;
        logFailure(log, err, 'Could not open the job queue; retrying');
        await sleep(openPauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  const opening = open();
  return {
    async stop() {
      closing.abort();
      await opening;
      await runner?.stop();
    },
  };
}
