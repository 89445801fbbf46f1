import type { Db, Tx } from '../../platform/database/db.ts';
import type { SubscriberStatus } from '../../generated/prisma/enums.ts';

/** Number of subscribers by status, from counters maintained by a trigger: a million rows needn't be counted. */
export async function statusCounts(db: Tx | Db['prisma']): Promise<Record<SubscriberStatus, number>> {
  const counts = { PENDING: 0, CONFIRMED: 0, UNSUBSCRIBED: 0 };
  for (const { status, count } of await db.subscriberCount.findMany()) counts[status] = count;
  return counts;
}

/** Total number of subscribers. */
export async function countAll(db: Tx | Db['prisma']): Promise<number> {
  const counts = await statusCounts(db);
  return counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED;
}
