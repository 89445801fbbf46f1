import type { Db } from '../database/db.ts';
import { eventListeners } from './domainEvents.ts';

/** Returns the age in seconds of the oldest event that has no place in the order yet, or that a listener has not handled; 0 if there is none. */
export async function oldestUndelivered({ pool }: Db): Promise<number> {
  const listeners = eventListeners.participants.map(({ id, events }) => ({ id, events }));
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(e."occurredAt")), 0)::float8 as "seconds" from (
       select "occurredAt" from "DomainEvent" where "position" is null
       union all
       select e."occurredAt" from jsonb_to_recordset($1::jsonb) l("id" text, "events" jsonb)
         join "EventCursor" c on c."listenerId" = l."id"
         join "DomainEvent" e on e."position" > c."position" and l."events" ? e."type"
     ) e`,
    [JSON.stringify(listeners)],
  );
  return rows[0]?.seconds ?? 0;
}
