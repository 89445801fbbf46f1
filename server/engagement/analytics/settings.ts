import { randomUUID } from 'node:crypto';
import type { AnalyticsSettings } from '../../generated/prisma/client.ts';
import type { Db } from '../../platform/database/db.ts';

/** What is reported, how long it is stored, and where it is sent. */
export async function analyticsSettings({ prisma }: Db): Promise<AnalyticsSettings> {
  const found = await prisma.analyticsSettings.findUnique({ where: { id: 1 } });
  if (found) return found;
  await prisma.analyticsSettings.createMany({ data: { id: 1, storeId: randomUUID() }, skipDuplicates: true });
  return prisma.analyticsSettings.findUniqueOrThrow({ where: { id: 1 } });
}
