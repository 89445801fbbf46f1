import type { Db } from '../database/db.ts';
import { schema } from './boss.ts';

/** Unfinished jobs of one name and state. */
export interface QueuedJobs {
  name: string;
  state: 'waiting' | 'active' | 'failed';
  count: number;
}

/** Unfinished jobs. */
export interface QueueStatus {
  jobs: QueuedJobs[];
  /** Jobs that no server has moved to the queue yet. */
  outbox: { count: number; oldestSeconds: number };
}

/** Reads the state of the queue. Jobs waiting for their start time or a retry are waiting; parked ones are failed. */
export async function queueStatus({ pool }: Db): Promise<QueueStatus> {
  const { rows: outbox } = await pool.query<{ count: number; oldestSeconds: number; isOpen: boolean }>(
    `select count(*)::int as "count", coalesce(extract(epoch from now() - min("createdAt")), 0)::float8 as "oldestSeconds",
       to_regclass('${schema}.job') is not null as "isOpen" from "Outbox"`,
  );
  const [{ count, oldestSeconds, isOpen } = { count: 0, oldestSeconds: 0, isOpen: false }] = outbox;
  // The first server creates the queue after it has opened.
  if (!isOpen) return { jobs: [], outbox: { count, oldestSeconds } };
  const { rows: jobs } = await pool.query<QueuedJobs>(
    `select name, case when state < 'active' then 'waiting' else state::text end as "state", count(*)::int as "count"
     from ${schema}.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  );
  return { jobs, outbox: { count, oldestSeconds } };
}
