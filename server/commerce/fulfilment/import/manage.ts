import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { ShipmentImport, ShipmentImportRow } from '../../../generated/prisma/client.ts';
import type { ShipmentImportOutcome, ShipmentImportStatus } from '../../../generated/prisma/enums.ts';
import type { Db } from '../../../platform/database/db.ts';
import { NotFoundError, ShopError } from '../../../platform/errors/errors.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Shop } from '../../../platform/operation/shop.ts';

// Confirms, stops and resumes imports of tracking numbers, and reads their results.

/** The import is in a state that doesn't allow the operation. */
export class ShipmentImportStateError extends ShopError {
  readonly code = 'SHIPMENT_IMPORT_STATE';

  constructor(message: string) {
    super(message, ['input', 'importId']);
  }
}

type Caller = Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'apiKey' | 'visitor'>;

interface Change {
  verb: 'start' | 'stop' | 'resume';
  from: readonly ShipmentImportStatus[];
  refusal: string;
  data: Partial<ShipmentImport>;
}

async function change(shop: Caller, id: number, { verb, from, refusal, data }: Change): Promise<void> {
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.shipmentImport.updateMany({ where: { id, status: { in: [...from] } }, data });
    if (count === 0) {
      if ((await tx.shipmentImport.findUnique({ where: { id }, select: { id: true } })) === null)
        throw new NotFoundError('ShipmentImport', 'This import doesn’t exist.', ['input', 'importId']);
      throw new ShipmentImportStateError(refusal);
    }
    await recordAudit(tx, shop, actor, { action: `shipment.import-${verb}`, targetType: 'ShipmentImport', targetIds: [id] });
    if (verb !== 'stop') await enqueue(tx, { name: 'shipment-import', payload: { importId: id } });
  });
}

const going = { status: 'RUNNING', finishedAt: null, faults: 0, reference: '' } as const;

/**
 * Ships the READY rows of a checked file, in the background.
 * @throws NotFoundError, ShipmentImportStateError when it was started before
 */
export function startShipmentImport(shop: Caller, id: number, notifies: boolean): Promise<void> {
  const refusal = 'This file has already been imported. To import it again, upload it again.';
  return change(shop, id, { verb: 'start', from: ['CHECKED'], refusal, data: { ...going, notifies } });
}

/**
 * Stops an import after its current parcel.
 * @throws NotFoundError, ShipmentImportStateError
 */
export function stopShipmentImport(shop: Caller, id: number): Promise<void> {
  const data = { status: 'STOPPED', finishedAt: shop.now } as const;
  return change(shop, id, { verb: 'stop', from: ['RUNNING'], refusal: 'This job isn’t running.', data });
}

/**
 * Resumes an import that was stopped or has failed.
 * @throws NotFoundError, ShipmentImportStateError
 */
export function resumeShipmentImport(shop: Caller, id: number): Promise<void> {
  return change(shop, id, { verb: 'resume', from: ['STOPPED', 'FAILED'], refusal: 'Nothing to resume.', data: going });
}

/** An import with its progress; null if not found. */
export function readShipmentImport({ prisma }: Db, id: number): Promise<ShipmentImport | null> {
  return prisma.shipmentImport.findUnique({ where: { id } });
}

/** Imports requested since an instant, newest first. */
export function recentShipmentImports({ prisma }: Db, since: Date, take: number): Promise<ShipmentImport[]> {
  return prisma.shipmentImport.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take });
}

/** Rows of an import in the order of the file, such as those with one outcome. */
export function shipmentImportRows(
  { prisma }: Db,
  { importId, outcomes, take, skip = 0 }: { importId: number; outcomes?: readonly ShipmentImportOutcome[]; take: number; skip?: number },
): Promise<ShipmentImportRow[]> {
  const where = { importId, ...(outcomes && { outcome: { in: [...outcomes] } }) };
  return prisma.shipmentImportRow.findMany({ where, orderBy: { line: 'asc' }, take, skip });
}

/** Number of rows with each outcome that occurs. */
export async function shipmentImportCounts({ prisma }: Db, importId: number): Promise<{ outcome: ShipmentImportOutcome; count: number }[]> {
  const groups = await prisma.shipmentImportRow.groupBy({
    by: ['outcome'],
    where: { importId },
    _count: true,
    orderBy: { outcome: 'asc' },
  });
  return groups.map(({ outcome, _count }) => ({ outcome, count: _count }));
}

/** Imports that a run must resume. */
export async function unfinishedShipmentImports({ prisma }: Db): Promise<number[]> {
  const rows = await prisma.shipmentImport.findMany({ where: { status: 'RUNNING' }, select: { id: true }, orderBy: { id: 'asc' } });
  return rows.map(({ id }) => id);
}

const retentionMs = 30 * 24 * 60 * 60 * 1_000;

/** Deletes imports that were uploaded 30 days ago, since tracking numbers lead to customers' addresses. */
export async function removeOldShipmentImports({ prisma }: Db, now: Date): Promise<void> {
  const where = { requestedAt: { lt: new Date(now.getTime() - retentionMs) }, status: { not: 'RUNNING' as const } };
  await prisma.shipmentImport.deleteMany({ where });
}
