import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from './attempt.ts';
import type { JobDefinition, JobLog } from './job.ts';
import type { Queue } from './queue.ts';

/** Options of a runner. */
export interface RunnerOptions {
  queue: Queue;
  /** Job definitions by name. */
  jobs: ReadonlyMap<string, JobDefinition>;
  log: JobLog;
  now?: () => Date;
  /** Polling interval. */
  everyMs?: number;
  /** How long running jobs may take during shutdown before they are aborted. */
  patienceMs?: number;
}

/** Maximum delay before an email job starts. One poll costs the embedded database about 1.5 ms. */
const pollIntervalMs = 2_000;
const maintenanceIntervalMs = 60_000;
const longestPatienceMs = 3_000;
const lastPatienceMs = 2_000;

/** Runs the shop's jobs in this process. */
export class Runner {
  readonly #options: Required<RunnerOptions>;
  readonly #giveUp = new AbortController();
  readonly #lanes = new Map<string, Set<Promise<void>>>();
  readonly #pausedUntil = new Map<string, number>();
  readonly #scheduled = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isStopping = false;
  #maintainedAt = -Infinity;
  #isAway = false;

  constructor(options: RunnerOptions) {
    this.#options = { now: () => new Date(), everyMs: pollIntervalMs, patienceMs: longestPatienceMs, ...options };
    // Every running job adds a listener, and a first start has a dozen jobs: the warning about a leak would be wrong.
    setMaxListeners(0, this.#giveUp.signal);
  }

  /** Polls for jobs until stopped. */
  start(): void {
    this.#turn = this.#look();
    void this.#turn.then(() => {
      if (this.#isStopping) return;
      this.#timer = setTimeout(() => this.start(), this.#options.everyMs);
      this.#timer.unref();
    });
  }

  /** Polls once, and waits until all due jobs are done. */
  async turn(): Promise<void> {
    await this.#look();
    await this.#allLanes();
  }

  /** Takes no new jobs, and waits some seconds for running ones; jobs that don't end return to the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const ended = this.#turn.then(() => this.#allLanes());
    await Promise.race([ended, sleep(this.#options.patienceMs, undefined, { ref: false })]);
    this.#giveUp.abort();
    await Promise.race([ended, sleep(lastPatienceMs, undefined, { ref: false })]);
  }

  async #allLanes(): Promise<void> {
    await Promise.all([...this.#lanes.values()].flatMap((lanes) => [...lanes]));
  }

  async #look(): Promise<void> {
    const { queue, jobs, log, now } = this.#options;
    try {
      await this.#schedule();
      const first = await queue.look();
      if (first.outbox) while (!this.#isStopping && (await queue.dispatch()) > 0);
      const { due } = first.outbox ? await queue.look() : first;
      for (const name of due) {
        const job = jobs.get(name);
        const isPaused = (this.#pausedUntil.get(name) ?? 0) > now().getTime();
        if (job && !isPaused && !this.#isStopping) this.#startLanes(name, job);
      }
      await this.#maintain();
      if (this.#isAway) log.info({}, 'Jobs resumed');
      this.#isAway = false;
    } catch (err) {
      // Logged once, not every two seconds.
      if (!this.#isAway && !this.#isStopping) log.warn({ err }, 'Could not fetch jobs; waiting');
      this.#isAway = true;
    }
  }

  async #schedule(): Promise<void> {
    const { queue, jobs, now } = this.#options;
    for (const [name, { everySeconds }] of jobs) {
      if (everySeconds === undefined || this.#isStopping) continue;
      const instant = now();
      const span = Math.floor(instant.getTime() / (everySeconds * 1_000));
      if (this.#scheduled.get(name) === span) continue;
      await queue.schedule(name, everySeconds, instant);
      this.#scheduled.set(name, span);
    }
  }

  async #maintain(): Promise<void> {
    if (performance.now() - this.#maintainedAt < maintenanceIntervalMs || this.#isStopping) return;
    this.#maintainedAt = performance.now();
    await this.#options.queue.maintain();
  }

  #startLanes(name: string, job: JobDefinition): void {
    const lanes = this.#lanes.get(name) ?? new Set();
    this.#lanes.set(name, lanes);
    while (lanes.size < job.atOnce) {
      const lane: Promise<void> = this.#lane(name, job)
        .catch((err: unknown) => this.#options.log.warn({ err, job: name }, 'Could not record the end of a job; it may run again'))
        .finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  }

  /** Runs jobs one after the other until there are none. */
  async #lane(name: string, job: JobDefinition): Promise<void> {
    const { queue, log, now } = this.#options;
    while (!this.#isStopping) {
      const taken = await queue.claim(name);
      if (!taken) return;
      const later = await attempt(taken, job, { queue, log, now, giveUp: this.#giveUp.signal });
      if (later?.concernsAll) this.#pausedUntil.set(name, now().getTime() + later.seconds * 1_000);
      if (later) return;
    }
  }
}
