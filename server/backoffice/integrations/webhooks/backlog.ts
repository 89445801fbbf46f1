import type { Db } from '../../../platform/database/db.ts';

/** Messages of enabled webhooks that are not delivered yet. */
export interface WebhookBacklog {
  count: number;
  /** Age of the oldest one; 0 if there is none. */
  oldestSeconds: number;
}

/** Reads the backlog of all enabled webhooks. Parked messages are not part of it. */
export async function webhookBacklog({ pool }: Db): Promise<WebhookBacklog> {
  const { rows } = await pool.query<WebhookBacklog>(
    `select count(*)::int as "count", coalesce(extract(epoch from now() - min(d."createdAt")), 0)::float8 as "oldestSeconds"
     from "Webhook" w join "WebhookDelivery" d on d."webhookId" = w."id" and d."status" = 'WAITING' where w."isEnabled"`,
  );
  return rows[0] ?? { count: 0, oldestSeconds: 0 };
}
