import type { JobRules } from './queue.ts';

/** What a job may use while it runs. */
export interface JobRun {
  /** Start time of the job. */
  now: Date;
  /** Aborted when the process shuts down; the next process then continues the work. */
  signal: AbortSignal;
}

/** A kind of job. Jobs must be idempotent. */
export interface JobDefinition extends JobRules {
  /**
   * Interval of a scheduled job, queued by the first process to reach it; jobs without an interval come from the outbox. At most six hours:
   * the queue doesn't remember scheduled jobs any longer.
   */
  everySeconds?: number;
  /** @throws LaterError when the job can't run now; any other error counts as a failed attempt */
  run(payload: unknown, run: JobRun): Promise<void>;
}

/** The runner's logger; compatible with pino. */
export interface JobLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Resumes work that a killed process has left. Errors are logged, and don't keep other work from continuing. */
export async function goOn(log: JobLog, { signal }: JobRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (signal.aborted) throw err;
    log.warn({ err }, 'Could not resume unfinished work');
  }
}
