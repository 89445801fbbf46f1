import type { Readable } from 'node:stream';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { csvRecords } from '../../../platform/csv/csvRecords.ts';
import { FileError, fileText } from '../../../platform/csv/fileText.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { assess, type Judged, type RowCells } from './assess.ts';
import { carrierOf, cellOf, columnsOf, orderNumberOf, type Columns } from './columns.ts';

// Receives a file with tracking numbers, and says what will become of each row. Nothing is shipped before staff confirm.

/** Limits of a file. */
export const maxImportMegabytes = 2;
export const maxImportRows = 5_000;

const maxRecord = 20_000;
const maxFileName = 120;

type Row = RowCells & { fault: string };

const listed = 'The first line must be a header row that names the columns';

function columnsIn(header: readonly string[], carrier: string): Columns {
  const columns = columnsOf(header);
  if (!columns.has('orderNumber')) throw new FileError(`${listed}. The file needs a column with the order number, such as “Order number”.`);
  if (!columns.has('trackingNumber'))
    throw new FileError(`${listed}. The file needs a column with the tracking number, such as “Tracking number”.`);
  if (!columns.has('carrier') && carrier === '') throw new FileError('The file has no “Carrier” column. Select one carrier for all rows.');
  return columns;
}

async function readRows(file: Readable, carrier: string): Promise<Row[]> {
  const text = fileText(file.iterator({ destroyOnReturn: false }), maxImportMegabytes, () => undefined);
  const rows: Row[] = [];
  let columns: Columns | undefined;
  for await (const record of csvRecords(text, { maxRecord })) {
    if (!columns) {
      if ('fault' in record) throw new FileError(`${listed}. ${record.fault}`);
      columns = columnsIn(record.cells, carrier);
      continue;
    }
    if (rows.length === maxImportRows)
      throw new FileError(`A file can have at most ${maxImportRows} rows. Split it and upload the parts one by one.`);
    const { line } = record;
    const empty = { orderNumber: '', carrier: '', trackingNumber: '', sku: '', quantity: '' };
    if ('fault' in record) rows.push({ line, ...empty, fault: record.fault });
    else {
      const cell = (key: keyof typeof empty) => cellOf(record.cells, columns ?? new Map(), key);
      const cells = {
        // In one form, because rows of one order and tracking number make up one parcel.
        orderNumber: String(orderNumberOf(cell('orderNumber')) ?? cell('orderNumber')),
        trackingNumber: cell('trackingNumber'),
        sku: cell('sku'),
        quantity: cell('quantity'),
      };
      rows.push({ line, ...cells, carrier: cell('carrier') || carrier, fault: '' });
    }
  }
  if (!columns) throw new FileError('The file is empty.');
  if (rows.length === 0) throw new FileError('The file has a header row but no rows below it.');
  return rows;
}

const invalid = (message: string, field = 'file') => new InvalidInputError([{ path: [field], message }]);

/**
 * Receives a file and checks its rows; `startShipmentImport` ships them.
 * @param given `carrier` is that of rows without one, by code or name; '' for none
 * @returns the ID of the import
 * @throws InvalidInputError for a file that can't be used
 */
export async function receiveShipmentImport(shop: Shop, file: Readable, given: { fileName: string; carrier: string }): Promise<number> {
  const { db, now } = shop;
  if (given.carrier !== '' && carrierOf(given.carrier) === null) throw invalid('Select a carrier.', 'carrier');
  let rows: Row[];
  try {
    rows = await readRows(file, given.carrier);
  } catch (error) {
    // Drain the rest of the upload: the client reads no response before it has sent everything.
    file.on('error', () => undefined).resume();
    if (error instanceof FileError) throw invalid(error.message);
    throw invalid('The upload was incomplete. Upload the file again.');
  }
  const outcomes = await assess(db.prisma, rows);
  const actor = await actorOf(shop);
  const { accountId, apiKeyId = null, requestId } = actor;
  const fileName = given.fileName.replace(/\p{C}/gu, '').trim().slice(0, maxFileName) || 'file.csv';
  const judgedRows = rows.map(({ fault, ...row }, index) => {
    const judged: Judged = fault === '' ? (outcomes[index] ?? { outcome: 'INVALID', problem: '' }) : { outcome: 'INVALID', problem: fault };
    return { ...row, ...judged };
  });
  const ready = judgedRows.filter(({ outcome }) => outcome === 'READY').length;
  return db.prisma.$transaction(async (tx) => {
    const facts = { fileName, requestedAt: now, accountId, apiKeyId, requestId, total: rows.length, done: rows.length - ready };
    const { id } = await tx.shipmentImport.create({ data: facts, select: { id: true } });
    await tx.shipmentImportRow.createMany({ data: judgedRows.map((row) => ({ ...row, importId: id })) });
    const details = { rows: rows.length, ready };
    await recordAudit(tx, shop, actor, { action: 'shipment.import', targetType: 'ShipmentImport', targetIds: [id], details });
    return id;
  });
}
