import type { JobRules } from './queue.ts';

/** What a job may use while it runs. */
export interface JobRun {
  /** The instant it began. */
  now: Date;
  /** Aborted when the process is closing: what is given up then is done by the next. */
  signal: AbortSignal;
}

/** One kind of work. It must be safe to do twice. */
export interface JobDefinition extends JobRules {
  /**
   * Asked for every so many seconds, by whichever process comes first; otherwise it comes from the outbox. At most six hours: the
   * queue remembers what was asked for no longer.
   */
  everySeconds?: number;
  /** @throws LaterError when it can do nothing now; anything else counts as a failed try */
  run(payload: unknown, run: JobRun): Promise<void>;
}

/** Where the runner tells what happened; pino's loggers are such. */
export interface JobLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Takes up work that a killed process has left. What goes wrong is logged, and keeps no other work from going on. */
export async function goOn(log: JobLog, { signal }: JobRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (signal.aborted) throw err;
    log.warn({ err }, 'Could not resume unfinished work');
  }
}
