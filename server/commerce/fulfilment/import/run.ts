import { entryOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { ShipmentImport, ShipmentImportRow } from '../../../generated/prisma/client.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import { parseInput, ShopError } from '../../../platform/errors/errors.ts';
import { clockSince } from '../../../platform/jobs/clock.ts';
import { maxFaults, withFaultReports } from '../../../platform/jobs/faults.ts';
import { lockOrderToShip, ordersToShip } from '../../orders/orders.ts';
import { createInput } from '../input.ts';
import { createLocked } from '../shipments.ts';
import { comparable, judge, openOrders, type Judged } from './assess.ts';
import { carrierOf, orderNumberOf } from './columns.ts';

// Ships the rows of a confirmed file, parcel by parcel. Each parcel is one transaction that also records what became of its rows: a killed
// process loses nothing and repeats nothing. Rows are judged again with their order locked, so that a file that is imported twice, even at
// the same time, ships everything once.

/** A parcel that the shop refuses, with its rows. */
class Refused extends Error {
  constructor(
    readonly rows: readonly ShipmentImportRow[],
    cause: ShopError,
  ) {
    super(cause.message, { cause });
  }
}

/** Records what became of rows. */
async function settle(tx: Tx, importId: number, rows: readonly ShipmentImportRow[], judgements: readonly Judged[]): Promise<void> {
  for (const [index, { line }] of rows.entries()) {
    const { outcome, problem } = judgements[index] ?? { outcome: 'INVALID', problem: '' };
    const where = { importId_line: { importId, line } };
    await tx.shipmentImportRow.update({ where, data: { outcome, problem }, select: { line: true } });
  }
  const shipped = judgements.filter(({ outcome }) => outcome === 'SHIPPED').length;
  const data = { done: { increment: rows.length }, shipped: { increment: shipped } };
  await tx.shipmentImport.update({ where: { id: importId }, data, select: { id: true } });
}

async function finish(tx: Tx, { id, accountId, apiKeyId, requestId, shipped, total }: ShipmentImport, now: Date): Promise<void> {
  await tx.shipmentImport.update({ where: { id }, data: { status: 'DONE', finishedAt: now }, select: { id: true } });
  const act = { action: 'shipment.import-done', targetType: 'ShipmentImport', targetIds: [id], details: { rows: total, shipped } };
  await recordAudit(tx, { now }, { accountId, apiKeyId, requestId, address: '' }, act);
}

/** The rows that make up the next parcel: those with the same order and tracking number. */
async function nextParcel(tx: Tx, importId: number): Promise<ShipmentImportRow[]> {
  const where = { importId, outcome: 'READY' as const };
  const first = await tx.shipmentImportRow.findFirst({ where, orderBy: { line: 'asc' } });
  if (!first) return [];
  const rows = await tx.shipmentImportRow.findMany({ where: { ...where, orderNumber: first.orderNumber }, orderBy: { line: 'asc' } });
  return rows.filter(({ trackingNumber }) => comparable(trackingNumber) === comparable(first.trackingNumber));
}

async function ship(tx: Tx, running: ShipmentImport, rows: readonly ShipmentImportRow[], now: Date): Promise<Judged[]> {
  const number = orderNumberOf(rows[0]?.orderNumber ?? '') ?? 0;
  const [found] = await ordersToShip(tx, [number]);
  if (found) await lockOrderToShip(tx, found.id);
  // Read again, now that no other transaction changes the order.
  const orders = await openOrders(tx, rows);
  const open = orders.get(number);
  const before = new Map(open?.left);
  const judgements = rows.map((row) => judge(row, orders));
  const ready = rows.filter((_row, index) => judgements[index]?.outcome === 'READY');
  const [first] = ready;
  if (!open || !first) return judgements;
  const chosen = [...before].map(([lineId, units]) => ({ lineId, quantity: units - (open.left.get(lineId) ?? 0) }));
  const details = parseInput(createInput, {
    orderId: open.order.id,
    lines: ready.some(({ sku }) => sku === '') ? null : chosen.filter(({ quantity }) => quantity > 0),
    carrier: carrierOf(first.carrier) ?? '',
    trackingNumber: first.trackingNumber,
    notifyCustomer: running.notifies,
    idempotencyKey: `import-${running.id}-${first.line}`,
  });
  const { id, accountId, apiKeyId, requestId } = running;
  const partOf = await entryOf(tx, 'ShipmentImport', id, ['shipment.import-start', 'shipment.import-resume']);
  await createLocked(tx, details, { now, actor: { accountId, apiKeyId, requestId, address: '', partOf } });
  return judgements.map((judged): Judged => (judged.outcome === 'READY' ? { outcome: 'SHIPPED', problem: '' } : judged));
}

/** @returns whether there is more to do */
async function step(tx: Tx, id: number, now: Date): Promise<boolean> {
  await tx.$executeRaw`SELECT 1 FROM "ShipmentImport" WHERE "id" = ${id}::int FOR UPDATE`;
  const running = await tx.shipmentImport.findUnique({ where: { id } });
  if (running?.status !== 'RUNNING') return false;
  const rows = await nextParcel(tx, id);
  if (rows.length === 0) {
    await finish(tx, running, now);
    return false;
  }
  try {
    await settle(tx, id, rows, await ship(tx, running, rows, now));
  } catch (error) {
    if (error instanceof ShopError && !(error instanceof TryAgainError)) throw new Refused(rows, error);
    throw error;
  }
  return true;
}

async function runStep(db: Db, id: number, now: Date): Promise<boolean> {
  try {
    return await withRetry(() => db.prisma.$transaction((tx) => step(tx, id, now)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { rows, message } = error;
    const judgements = rows.map((): Judged => ({ outcome: 'INVALID', problem: message }));
    await db.prisma.$transaction((tx) => settle(tx, id, rows, judgements));
    return true;
  }
}

/**
 * Resumes an import until it is done, stopped or failed, or the process closes. Safe to call again at any time.
 * @throws the fault
 */
export function runShipmentImport(db: Db, id: number, { now, signal }: { now: Date; signal?: AbortSignal }): Promise<void> {
  const clock = clockSince(now);
  const run = async () => {
    while (await runStep(db, id, clock())) signal?.throwIfAborted();
  };
  return withFaultReports(run, {
    ...(signal && { signal }),
    note: (reference) => db.prisma.$executeRaw`
      UPDATE "ShipmentImport" SET "faults" = "faults" + 1, "reference" = ${reference},
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"ShipmentImportStatus" ELSE "status" END,
        "finishedAt" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${now}::timestamptz ELSE NULL END
      WHERE "id" = ${id}::int AND "status" = 'RUNNING'`,
  });
}
