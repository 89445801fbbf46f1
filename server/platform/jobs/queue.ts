import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Db } from '../database/db.ts';
import { on, openBoss, schema, withConnection } from './boss.ts';

// pg-boss is used as a store only, and this module fetches the jobs: pg-boss's own workers report outcomes in promises that nothing awaits,
// so that a briefly unavailable database would end the process.

/** Rules for the jobs of one name. */
export interface JobRules {
  /** Maximum number of attempts before the job is parked as failed. */
  maxAttempts: number;
  /** Pause after the first failure; roughly doubles with each further one. */
  pauseSeconds: number;
  /** A job that has not ended after this time is considered lost with its process, and is given to another. */
  longestSeconds: number;
  /** Maximum number of concurrent jobs of this kind per process. */
  atOnce: number;
}

/** A job that a worker has taken. */
export interface ClaimedJob {
  id: string;
  name: string;
  payload: unknown;
  /** Time of the event that caused the job. */
  since: Date;
  /** Number of this attempt, starting at 1. */
  attempt: number;
  isLastAttempt: boolean;
}

/** A job to add to the queue. */
export interface NewJob {
  name: string;
  payload: unknown;
  since: Date;
  startAfter?: Date;
}

interface Stored {
  payload: unknown;
  since: string;
}

const batch = 100;

/** The job queue in the database. Several processes may share it. */
export class Queue {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #rules: ReadonlyMap<string, JobRules>;

  private constructor(pool: pg.Pool, boss: PgBoss, rules: ReadonlyMap<string, JobRules>) {
    this.#pool = pool;
    this.#boss = boss;
    this.#rules = rules;
  }

  /**
   * Opens the queue, creating its tables on first start.
   * @param rules of each job that this program knows, by name
   */
  static async open(db: Db, rules: ReadonlyMap<string, JobRules>): Promise<Queue> {
    return new Queue(db.pool, await openBoss(db.pool, [...rules.keys()]), rules);
  }

  /** Returns the names of due jobs, and whether the outbox has any, in one short statement. */
  async look(): Promise<{ outbox: boolean; due: string[] }> {
    const { rows } = await this.#pool.query<{ outbox: boolean; due: string[] }>(
      `select exists (select from "Outbox" where "name" = any($1)) as "outbox",
         array(select distinct name from ${schema}.job where name = any($1) and state < 'active' and start_after < now()) as "due"`,
      [[...this.#rules.keys()]],
    );
    return rows[0] ?? { outbox: false, due: [] };
  }

  /**
   * Moves the outbox to the queue. Jobs unknown to this program stay in the outbox for a newer version.
   * @returns the number of moved jobs
   */
  async dispatch(): Promise<number> {
    return withConnection(this.#pool, async (client) => {
      await client.query('begin');
      const { rows } = await client.query<{ id: number; name: string; payload: unknown; createdAt: Date }>(
        `delete from "Outbox" where "id" in (
           select "id" from "Outbox" where "name" = any($1) order by "id" limit ${batch} for update skip locked
         ) returning "id", "name", "payload", "createdAt"`,
        [[...this.#rules.keys()]],
      );
      const jobs = rows.toSorted((a, b) => a.id - b.id).map(({ name, payload, createdAt }) => ({ name, payload, since: createdAt }));
      await this.#insert(jobs, on(client));
      await client.query('commit');
      return jobs.length;
    });
  }

  async #insert(jobs: readonly NewJob[], db: PgBoss.Db): Promise<void> {
    if (jobs.length === 0) return;
    await this.#boss.insert(
      jobs.map(({ name, payload, since, startAfter }) => ({
        ...this.#options(name),
        name,
        data: { payload, since: since.toISOString() } satisfies Stored,
        ...(startAfter && { startAfter: startAfter.toISOString() }),
      })),
      { db },
    );
  }

  #options(name: string) {
    const rules = this.#rules.get(name);
    if (!rules) throw new Error(`Unknown job: ${name}`);
    return {
      retryLimit: rules.maxAttempts - 1,
      retryDelay: rules.pauseSeconds,
      retryBackoff: true,
      expireInSeconds: rules.longestSeconds,
    };
  }

  /** Queues a scheduled job, once per interval for all processes. */
  async schedule(name: string, everySeconds: number, now: Date): Promise<void> {
    const data: Stored = { payload: null, since: now.toISOString() };
    await this.#boss.send(name, data, { ...this.#options(name), singletonSeconds: everySeconds });
  }

  /** Takes the next due job of this name; no other worker gets it until it has ended or its maximum time has passed. */
  async claim(name: string): Promise<ClaimedJob | null> {
    const [job] = await this.#boss.fetch<Stored>(name, { includeMetadata: true });
    if (!job) return null;
    const { id, data, retryCount, retryLimit } = job;
    const since = new Date(data.since);
    return { id, name, payload: data.payload, since, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit };
  }

  async finish({ name, id }: ClaimedJob): Promise<void> {
    await this.#boss.complete(name, id);
  }

  /** Records a failed attempt: the job is retried after a pause, or parked after its last attempt. */
  async fail({ name, id }: ClaimedJob, reason: unknown): Promise<void> {
    const { message, stack } = reason instanceof Error ? reason : new Error(String(reason));
    await this.#boss.fail(name, id, { message, stack });
  }

  /** Returns a job to the queue; the attempt doesn't count. */
  async putBack({ name, id, payload, since }: ClaimedJob, startAfter: Date): Promise<void> {
    await withConnection(this.#pool, async (client) => {
      const db = on(client);
      await client.query('begin');
      await this.#boss.complete(name, id, { putBack: true }, { db });
      await this.#insert([{ name, payload, since, startAfter }], db);
      await client.query('commit');
    });
  }

  /** Reassigns jobs of lost processes, and deletes old completed jobs. */
  async maintain(): Promise<void> {
    await this.#boss.maintain();
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}
