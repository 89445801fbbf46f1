import { setTimeout as sleep } from 'node:timers/promises';
import { LaterError } from './errors.ts';
import type { JobRules, Queue, TakenJob } from './queue.ts';

/** What a job may use while it runs. */
export interface JobRun {
  /** The instant it began. */
  now: Date;
  /** Aborted when the process is closing: what is given up then is done by the next. */
  signal: AbortSignal;
}

/** One kind of work. It must be safe to do twice. */
export interface JobDefinition extends JobRules {
  /** Asked for every so many seconds, by whichever process comes first; otherwise it comes from the outbox. */
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

export interface RunnerOptions {
  queue: Queue;
  /** By name. */
  jobs: ReadonlyMap<string, JobDefinition>;
  log: JobLog;
  /** The clock. */
  now?: () => Date;
  /** How often it looks for work. */
  everyMs?: number;
  /** How long jobs under way may take when the process closes, before they are told to give up. */
  patienceMs?: number;
}

/** How long a mail may wait before it is begun. One look costs the embedded database about a millisecond and a half. */
const lookEveryMs = 2_000;
const maintainEveryMs = 60_000;
const longestPatienceMs = 3_000;
const lastPatienceMs = 2_000;
/** A job that is put off for longer than this has failed. */
const longestWaitMs = 3 * 24 * 60 * 60 * 1_000;

/** Does the shop's jobs in this process. */
export class Runner {
  readonly #options: Required<RunnerOptions>;
  readonly #giveUp = new AbortController();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #scheduled = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isStopping = false;
  #maintainedAt = -Infinity;
  #isAway = false;

  constructor(options: RunnerOptions) {
    this.#options = { now: () => new Date(), everyMs: lookEveryMs, patienceMs: longestPatienceMs, ...options };
  }

  /** Begins to look for work until it is stopped. */
  start(): void {
    this.#turn = this.#look();
    void this.#turn.then(() => {
      if (this.#isStopping) return;
      this.#timer = setTimeout(() => this.start(), this.#options.everyMs);
      this.#timer.unref();
    });
  }

  /** Looks once, and waits until all that was due is done. */
  async turn(): Promise<void> {
    await this.#look();
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  /** Takes nothing new, and waits some seconds for what is under way; what does not end goes back into the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const ended = this.#turn.then(() => Promise.all(this.#busy.values()));
    await Promise.race([ended, sleep(this.#options.patienceMs, undefined, { ref: false })]);
    this.#giveUp.abort();
    await Promise.race([ended, sleep(lastPatienceMs, undefined, { ref: false })]);
  }

  async #look(): Promise<void> {
    const { queue, jobs, log } = this.#options;
    try {
      await this.#schedule();
      const first = await queue.look();
      if (first.outbox) while (!this.#isStopping && (await queue.dispatch()) > 0);
      const { due } = first.outbox ? await queue.look() : first;
      for (const name of due) {
        const job = jobs.get(name);
        if (job && !this.#busy.has(name) && !this.#isStopping) this.#work(name, job);
      }
      await this.#maintain();
      if (this.#isAway) log.info({}, 'Jobs go on');
      this.#isAway = false;
    } catch (err) {
      // Said once, not every two seconds.
      if (!this.#isAway && !this.#isStopping) log.warn({ err }, 'Jobs cannot be looked for; they wait');
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
    if (performance.now() - this.#maintainedAt < maintainEveryMs || this.#isStopping) return;
    this.#maintainedAt = performance.now();
    await this.#options.queue.maintain();
  }

  #work(name: string, job: JobDefinition): void {
    const lanes = Array.from({ length: job.atOnce }, () => this.#lane(name, job));
    const all = Promise.all(lanes)
      .catch((err: unknown) => this.#options.log.warn({ err, job: name }, 'A job’s end could not be noted; it may be done once more'))
      .then(() => void this.#busy.delete(name));
    this.#busy.set(name, all);
  }

  async #lane(name: string, job: JobDefinition): Promise<void> {
    while (!this.#isStopping) {
      const taken = await this.#options.queue.take(name);
      if (!taken || !(await this.#do(taken, job))) return;
    }
  }

  /** @returns whether it makes sense to go on with the next of its kind */
  async #do(taken: TakenJob, job: JobDefinition): Promise<boolean> {
    const { queue, now } = this.#options;
    try {
      await job.run(taken.payload, { now: now(), signal: this.#giveUp.signal });
    } catch (error) {
      return this.#fail(taken, error);
    }
    await queue.finish(taken);
    return true;
  }

  async #fail(taken: TakenJob, err: unknown): Promise<boolean> {
    const { queue, log, now } = this.#options;
    const { name, id, attempt, since } = taken;
    const facts = { err, job: name, id, payload: taken.payload, attempt };
    if (this.#giveUp.signal.aborted) {
      await queue.putBack(taken, now());
      return false;
    }
    if (err instanceof LaterError && now().getTime() - since.getTime() < longestWaitMs) {
      log.warn(facts, `A job is put off for ${err.seconds} s`);
      await queue.putBack(taken, new Date(now().getTime() + err.seconds * 1_000));
      return false;
    }
    await queue.fail(taken, err);
    if (taken.isLastTry) log.error(facts, 'A job has failed at its last try and is parked');
    else log.warn(facts, 'A job has failed and will be tried again');
    return true;
  }
}
