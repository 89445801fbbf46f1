import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type ConsentEntry } from '../../generated/prisma/client.ts';

const maxEntries = 50;

/** The ledger entries of each subscriber, newest first, in one statement. */
export async function consentsOf(db: Db, subscriberIds: readonly number[]): Promise<Map<number, ConsentEntry[]>> {
  const rows = await readRows<ConsentEntry>(
    db,
    Prisma.sql`SELECT e.* FROM unnest(${subscriberIds}::int[]) AS s("id") CROSS JOIN LATERAL (
      SELECT * FROM "ConsentEntry" c WHERE c."subscriberId" = s."id" ORDER BY c."id" DESC LIMIT ${maxEntries}::int
    ) e`,
  );
  const bySubscriber = new Map<number, ConsentEntry[]>();
  for (const row of rows) {
    const id = row.subscriberId ?? 0;
    bySubscriber.set(id, [...(bySubscriber.get(id) ?? []), row]);
  }
  return bySubscriber;
}
