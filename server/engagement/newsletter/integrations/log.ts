import { inBatches, upkeepBatch } from '../../../platform/database/inBatches.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DeliveryStatus } from '../../../generated/prisma/enums.ts';
import { allOf, type List } from '../../../platform/graphql/list.ts';
import { Prisma, type Integration } from '../../../generated/prisma/client.ts';

const { sql } = Prisma;

/** So long the log tells of messages. */
const keptDays = 30;

/** Which messages to list. */
export interface DeliveryFilter {
  integrationId?: number | null;
  status?: DeliveryStatus | null;
}

/** The delivery log, the newest first. */
export const deliveryLog = {
  name: 'DELIVERIES',
  from: sql`"IntegrationDelivery" d`,
  id: sql`d."id"`,
  columns: sql`d.*`,
  sorts: { NEWEST: { value: sql`d."id"`, isDescending: true, isUnique: true } },
  where: (_shop, { integrationId, status }) =>
    allOf(
      integrationId == null ? null : sql`d."integrationId" = ${integrationId}::int`,
      status == null ? null : sql`d."status" = ${status}::"DeliveryStatus"`,
    ),
} satisfies List<DeliveryFilter, string>;

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
