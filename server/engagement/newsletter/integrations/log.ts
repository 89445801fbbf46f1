import { inBatches, maintenanceBatch } from '../../../platform/database/inBatches.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DeliveryStatus } from '../../../generated/prisma/enums.ts';
import { allOf, type List } from '../../../platform/graphql/list.ts';
import { Prisma, type Integration } from '../../../generated/prisma/client.ts';

const { sql } = Prisma;

/** Days until messages are deleted from the log. */
const retentionDays = 30;

/** Filter of the delivery log. */
export interface DeliveryFilter {
  integrationId?: number | null;
  status?: DeliveryStatus | null;
}

/** The delivery log, newest first. */
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

/** Deletes old messages, including the subscriber data in them. */
export function removeOldDeliveries({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1_000);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "IntegrationDelivery" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "IntegrationDelivery" WHERE "createdAt" < ${before}::timestamptz AND "status" <> 'WAITING'
        ORDER BY "id" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}

/** All integrations, by ID. */
export function listIntegrations({ prisma }: Db): Promise<Integration[]> {
  return prisma.integration.findMany({ orderBy: { id: 'asc' } });
}
