import { timeLimit } from '../limits/timeLimit.ts';
import { inSpan } from '../tracing/tracing.ts';
import { LaterError } from './errors.ts';
import type { JobDefinition, JobLog } from './job.ts';
import type { Queue, ClaimedJob } from './queue.ts';

/** A job that is postponed for longer than this has failed. */
const longestWaitMs = 3 * 24 * 60 * 60 * 1_000;

/** Dependencies of an attempt. */
export interface AttemptTools {
  queue: Queue;
  log: JobLog;
  now: () => Date;
  /** Aborted when the process shuts down and no longer waits. */
  giveUp: AbortSignal;
}

/**
 * Runs one attempt of a job and reports the outcome to the queue.
 * @returns why the job was postponed; null when it has succeeded or failed
 * @throws Error when the queue can't be updated; then the job is delivered again
 */
export async function attempt(
  taken: ClaimedJob,
  job: JobDefinition,
  { queue, log, now, giveUp }: AttemptTools,
): Promise<LaterError | null> {
  try {
    const attributes = { 'souk.job.id': taken.id, 'souk.job.attempt': taken.attempt };
    const later = await inSpan(`job ${taken.name}`, { kind: 'CONSUMER', attributes }, () =>
      // Postponing isn't an error of the job.
      withinItsTime(taken, job, now(), giveUp).then(
        () => null,
        (error: unknown) => {
          if (error instanceof LaterError) return error;
          throw error;
        },
      ),
    );
    if (later) throw later;
  } catch (error) {
    return failed(taken, error, { queue, log, now, giveUp });
  }
  await queue.finish(taken);
  return null;
}

/** Limits a job's time, so that a job that never ends doesn't block others: it is abandoned after the limit. */
async function withinItsTime(taken: ClaimedJob, job: JobDefinition, now: Date, giveUp: AbortSignal): Promise<void> {
  giveUp.throwIfAborted();
  const limit = timeLimit(job.longestSeconds * 1_000, giveUp);
  const { signal } = limit;
  const isOver = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`Timed out after ${job.longestSeconds} s`)), { once: true });
  });
  try {
    await Promise.race([job.run(taken.payload, { now, signal }), isOver]);
  } finally {
    limit.clear();
  }
}

async function failed(taken: ClaimedJob, err: unknown, { queue, log, now, giveUp }: AttemptTools): Promise<LaterError | null> {
  const { name, id, attempt: tries, since, payload } = taken;
  const facts = { err, job: name, id, payload, attempt: tries };
  if (giveUp.aborted) {
    await queue.putBack(taken, now());
    return new LaterError('The process is shutting down', 0);
  }
  if (err instanceof LaterError && now().getTime() - since.getTime() < longestWaitMs) {
    log.warn({ ...facts, err: undefined, reason: err.message }, `Job postponed for ${err.seconds} s`);
    await queue.putBack(taken, new Date(now().getTime() + err.seconds * 1_000));
    return err;
  }
  await queue.fail(taken, err);
  if (taken.isLastAttempt) log.error(facts, 'Job failed on its last attempt and was parked');
  else log.warn(facts, 'Job failed and will be retried');
  return null;
}
