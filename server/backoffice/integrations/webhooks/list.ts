import { Prisma } from '../../../generated/prisma/client.ts';
import type { DeliveryStatus } from '../../../generated/prisma/enums.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inBatches, maintenanceBatch } from '../../../platform/database/inBatches.ts';
import { allOf, type List } from '../../../platform/graphql/list.ts';

const { sql } = Prisma;

/** Days until messages are deleted from the log. */
const retentionDays = 30;

/** The webhooks of the shop, newest first. */
export const webhookList: List<object, 'NEWEST'> = {
  name: 'WEBHOOKS',
  from: sql`"Webhook" w`,
  id: sql`w."id"`,
  sorts: { NEWEST: { value: sql`w."id"`, isDescending: true, isUnique: true } },
  where: () => sql`true`,
};

/** Which messages are in the log; absent values leave everything in. */
export interface DeliveryFilter {
  webhookId?: number | null;
  status?: DeliveryStatus | null;
}

/** The delivery log, newest first. */
export const webhookDeliveryList: List<DeliveryFilter, 'NEWEST'> = {
  name: 'WEBHOOK_DELIVERIES',
  from: sql`"WebhookDelivery" d`,
  id: sql`d."id"`,
  sorts: { NEWEST: { value: sql`d."id"`, isDescending: true, isUnique: true } },
  where: (_shop, { webhookId, status }) =>
    allOf(
      webhookId == null ? null : sql`d."webhookId" = ${webhookId}::int`,
      status == null ? null : sql`d."status" = ${status}::"DeliveryStatus"`,
    ),
};

/** Deletes old messages, except those that are still being delivered. */
export function removeOldDeliveries({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1_000);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "WebhookDelivery" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "WebhookDelivery" WHERE "createdAt" < ${before.toISOString()}::timestamptz AND "status" <> 'WAITING'
        ORDER BY "createdAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
