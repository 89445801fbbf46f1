import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { Report } from './operations.ts';

/** Records in the audit log that a report was exported as a file. */
export async function recordReportExport(shop: Shop, { dimension, touch, period, rows }: Report): Promise<void> {
  const details = { dimension, touch, from: period.from, to: period.to };
  const act = { action: 'report.export', targetType: 'Report', targetCount: rows.length, details };
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), act);
}
