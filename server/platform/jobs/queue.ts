import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Db } from '../database/db.ts';
import { on, openBoss, schema, withConnection } from './boss.ts';

// We use pg-boss as a store and ask it for work ourselves: its own workers report what they have done without anybody listening, so
// that a database that is away for a moment would end the process.

/** How the jobs of one name are treated. */
export interface JobRules {
  /** How often one is tried before it is parked. */
  tries: number;
  /** The pause after the first failure; each further one is about twice as long. */
  pauseSeconds: number;
  /** A job that has not ended by then is taken to be lost with its process, and given to another. */
  longestSeconds: number;
  /** How many of them one process does at the same time. */
  atOnce: number;
}

/** A job in hand. */
export interface TakenJob {
  id: string;
  name: string;
  payload: unknown;
  /** When its cause happened. */
  since: Date;
  /** The how-manieth try this is, from 1. */
  attempt: number;
  isLastTry: boolean;
}

/** A job to put into the queue. */
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

/** Work that waits in the database. Several processes may share it. */
export class Queue {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #rules: ReadonlyMap<string, JobRules>;

  private constructor(pool: pg.Pool, boss: PgBoss, rules: ReadonlyMap<string, JobRules>) {
    this.#pool = pool;
    this.#boss = boss;
    this.#rules = rules;
  }

  /** Opens the queue, with its tables on the first time. @param rules of each job that this program knows, by name */
  static async open(db: Db, rules: ReadonlyMap<string, JobRules>): Promise<Queue> {
    return new Queue(db.pool, await openBoss(db.pool, [...rules.keys()]), rules);
  }

  /** Names of the jobs that may be begun now, and whether the outbox has any: one short statement. */
  async look(): Promise<{ outbox: boolean; due: string[] }> {
    const { rows } = await this.#pool.query<{ outbox: boolean; due: string[] }>(
      `select exists (select from "Outbox" where "name" = any($1)) as "outbox",
         array(select distinct name from ${schema}.job where name = any($1) and state < 'active' and start_after < now()) as "due"`,
      [[...this.#rules.keys()]],
    );
    return rows[0] ?? { outbox: false, due: [] };
  }

  /** Moves the outbox into the queue. What this program does not know stays there, for a newer one. @returns how many */
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
      retryLimit: rules.tries - 1,
      retryDelay: rules.pauseSeconds,
      retryBackoff: true,
      expireInSeconds: rules.longestSeconds,
    };
  }

  /** Puts a job of the schedule into the queue, once for each span of time, whichever process asks. */
  async schedule(name: string, everySeconds: number, now: Date): Promise<void> {
    const data: Stored = { payload: null, since: now.toISOString() };
    await this.#boss.send(name, data, { ...this.#options(name), singletonSeconds: everySeconds });
  }

  /** Takes the next job of this name that is due; nobody else gets it until it has ended or its longest time is over. */
  async take(name: string): Promise<TakenJob | null> {
    const [job] = await this.#boss.fetch<Stored>(name, { includeMetadata: true });
    if (!job) return null;
    const { id, data, retryCount, retryLimit } = job;
    const since = new Date(data.since);
    return { id, name, payload: data.payload, since, attempt: retryCount + 1, isLastTry: retryCount >= retryLimit };
  }

  async finish({ name, id }: TakenJob): Promise<void> {
    await this.#boss.complete(name, id);
  }

  /** Notes a failed try: the job comes again after a pause, or is parked after its last. */
  async fail({ name, id }: TakenJob, reason: unknown): Promise<void> {
    const { message, stack } = reason instanceof Error ? reason : new Error(String(reason));
    await this.#boss.fail(name, id, { message, stack });
  }

  /** Puts a job back as new: the try does not count. */
  async putBack({ name, id, payload, since }: TakenJob, startAfter: Date): Promise<void> {
    await withConnection(this.#pool, async (client) => {
      const db = on(client);
      await client.query('begin');
      await this.#boss.complete(name, id, { putBack: true }, { db });
      await this.#insert([{ name, payload, since, startAfter }], db);
      await client.query('commit');
    });
  }

  /** Gives jobs of lost processes to others, and clears away what was done long ago. */
  async maintain(): Promise<void> {
    await this.#boss.maintain();
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}
