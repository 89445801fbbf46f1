import { inBatches, upkeepBatch } from '../../../platform/database/inBatches.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DeliveryStatus } from '../../../generated/prisma/enums.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import type { Integration, IntegrationDelivery } from '../../../generated/prisma/client.ts';

/** The newest come first. */
export const deliveryOrder: SortOrder = { name: 'deliveries', isInstant: false };

/** So long the log tells of messages. */
const keptDays = 30;

/** Which messages to list. */
export interface DeliveryFilter {
  integrationId?: number | null;
  status?: DeliveryStatus | null;
}

/** A page of the delivery log. */
export async function listDeliveries(
  { prisma }: Db,
  { integrationId, status }: DeliveryFilter,
  { cursor, backward, limit }: PageRequest,
): Promise<Page<IntegrationDelivery>> {
  const rows = await prisma.integrationDelivery.findMany({
    where: {
      ...(integrationId != null && { integrationId }),
      ...(status != null && { status }),
      ...(cursor && { id: backward ? { gt: cursor.id } : { lt: cursor.id } }),
    },
    orderBy: { id: backward ? 'asc' : 'desc' },
    take: limit + 1,
  });
  return cutPage(rows, { limit, backward, cursor, skip: 0 });
}

/** Forgets messages of long ago, and with them whom they were about. */
export function removeOldDeliveries({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "IntegrationDelivery" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "IntegrationDelivery" WHERE "createdAt" < ${before}::timestamptz AND "status" <> 'WAITING'
        ORDER BY "id" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}

/** All integrations. */
export function listIntegrations({ prisma }: Db): Promise<Integration[]> {
  return prisma.integration.findMany({ orderBy: { id: 'asc' } });
}
