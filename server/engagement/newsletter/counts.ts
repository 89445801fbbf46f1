import type { Db, Tx } from '../../platform/database/db.ts';
import type { SubscriberStatus } from '../../generated/prisma/enums.ts';

/** How many subscribers there are of each status, from rows that a trigger keeps: a million need not be counted. */
export async function statusCounts(db: Tx | Db['prisma']): Promise<Record<SubscriberStatus, number>> {
  const counts = { PENDING: 0, CONFIRMED: 0, UNSUBSCRIBED: 0 };
  for (const { status, count } of await db.subscriberCount.findMany()) counts[status] = count;
  return counts;
}

/** How many there are in all. */
export async function countAll(db: Tx | Db['prisma']): Promise<number> {
  const counts = await statusCounts(db);
  return counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED;
}
