import type { Readable } from 'node:stream';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { csvRecords, type BrokenLine } from '../../../platform/csv/csvRecords.ts';
import { FileError, fileText, type FileEncoding } from '../../../platform/csv/fileText.ts';
import type { Db } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { networkPrefix } from '../../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { unguardedCell } from '../../../platform/csv/guardedCell.ts';
import { hasHidden, maxFileMegabytes } from '../rules.ts';
import { CannotUndoError } from '../errors.ts';
import { maxReported } from './rules.ts';
import { inDefaultLanguage, joined } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Receives an uploaded subscriber file (row 103): its rows are stored as they arrive, few in memory at a time; a job imports them.

const batch = 1_000;
const maxRows = 2_000_000;
const maxCell = 1_000;
const maxRecord = 100_000;
const maxNote = 200;

/** The columns by their names in files: our own, and those of the original. */
const names: Readonly<Record<string, 'email' | 'name' | 'status' | 'confirmedAt'>> = {
  email: 'email',
  'e-mail': 'email',
  'e-mail address': 'email',
  'email address': 'email',
  subscriberemail: 'email',
  name: 'name',
  subscribername: 'name',
  status: 'status',
  confirmed_at: 'confirmedAt',
};

const noColumns = says((t) => t.firstLineMustNameTheColumns);

type Columns = Map<number, 'email' | 'name' | 'status' | 'confirmedAt'>;

function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = new Map();
  header.forEach((cell, index) => {
    const column = names[cell.trim().toLowerCase()];
    if (column && ![...columns.values()].includes(column)) columns.set(index, column);
  });
  if (![...columns.values()].includes('email')) throw new FileError(noColumns);
  return columns;
}

function rowOf(importId: number, line: number, cells: readonly string[], columns: Columns) {
  const row = { importId, line, email: '', name: '', status: '', confirmedAt: '' };
  // The database can't store U+0000.
  for (const [index, column] of columns)
    row[column] = unguardedCell(cells[index] ?? '')
      .replaceAll('\0', ' ')
      .slice(0, maxCell);
  return row;
}

/** An unreadable row; its address is extracted so that staff can find the row. */
function brokenRow(importId: number, { line, fault, text }: BrokenLine) {
  const email = /[^\s"',;|<>]+@[^\s"',;|<>]+/.exec(text)?.[0] ?? '';
  return { importId, line, email: email.replaceAll('\0', ' ').slice(0, maxCell), problem: fault };
}

/** The stored rows of a file. */
interface StoredFile {
  total: number;
  /** Number of unreadable rows. */
  broken: number;
  encoding: FileEncoding;
}

async function storeRows({ prisma }: Db, importId: number, file: Readable): Promise<StoredFile> {
  let encoding: FileEncoding = 'UTF-8';
  const text = fileText(file.iterator({ destroyOnReturn: false }), maxFileMegabytes, (found) => (encoding = found));
  let columns: Columns | undefined;
  let [total, broken] = [0, 0];
  let waiting: Prisma.SubscriberImportRowCreateManyInput[] = [];
  const flush = async () => {
    if (waiting.length > 0) await prisma.subscriberImportRow.createMany({ data: waiting });
    waiting = [];
  };
  for await (const record of csvRecords(text, { maxRecord })) {
    if (!columns) {
      if ('fault' in record) throw new FileError(joined([noColumns, record.fault]));
      columns = columnsOf(record.cells);
      continue;
    }
    total += 1;
    if (total > maxRows) throw new FileError(says((t) => t.fileHasTooManyRows({ maxRows })));
    if ('fault' in record) broken += 1;
    if (!('fault' in record)) waiting.push(rowOf(importId, record.line, record.cells, columns));
    else if (broken <= maxReported) waiting.push(brokenRow(importId, record));
    if (waiting.length === batch) await flush();
  }
  await flush();
  if (!columns) throw new FileError(says((t) => t.theFileIsEmpty));
  if (total === 0) throw new FileError(says((t) => t.fileHasOnlyAHeaderRow));
  return { total, broken, encoding };
}

const notWhole = inDefaultLanguage(says((t) => t.theUploadWasIncomplete));

/** The message for a file that wasn't read to its end. */
function failureOf(error: unknown): string {
  return error instanceof FileError ? error.message : notWhole;
}

/**
 * Receives a file and starts its import.
 * @param consentNote source of the consents, such as "List of the fair, May 2026": recorded in the ledger with each consent
 * @returns the ID of the import; if the file is unreadable, the import has failed and contains the reason
 * @throws StepUpRequiredError, InvalidInputError
 */
export async function receiveImport(
  shop: Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>,
  file: Readable,
  { consentNote: given }: { consentNote: string },
): Promise<number> {
  await requireStepUp(shop);
  const consentNote = given.trim();
  if (consentNote === '' || consentNote.length > maxNote || hasHidden(consentNote)) {
    const message = says((t) => t.enterWhereThesePeopleAgreed({ maxNote }));
    throw new InvalidInputError([{ path: ['consentNote'], message }]);
  }
  const { db, now } = shop;
  const actor = await actorOf(shop);
  const { id } = await db.prisma.subscriberImport.create({
    data: { requestedAt: now, accountId: actor.accountId, requestId: actor.requestId, network: networkPrefix(actor.address), consentNote },
  });
  try {
    const { total, broken, encoding } = await storeRows(db, id, file);
    await db.prisma.$transaction(async (tx) => {
      await tx.subscriberImport.update({ where: { id }, data: { status: 'RUNNING', total, done: broken, invalidCount: broken, encoding } });
      await recordAudit(tx, shop, actor, {
        action: 'subscriber.import',
        targetType: 'SubscriberImport',
        targetIds: [id],
        details: { rows: total, encoding },
      });
      await enqueue(tx, { name: 'subscriber-import', payload: { importId: id } });
    });
  } catch (error) {
    // Drain the rest of the upload instead of aborting it: the client reads no response before it has sent everything. The upload may also
    // fail.
    file.on('error', () => undefined).resume();
    await dropImport(db, id, failureOf(error), now);
  }
  return id;
}

/** Marks an import as failed and deletes its rows. */
export async function dropImport({ prisma }: Db, id: number, failure: string, now: Date): Promise<void> {
  await prisma.subscriberImportRow.deleteMany({ where: { importId: id } });
  await prisma.subscriberImport.updateMany({ where: { id, status: 'RECEIVING' }, data: { status: 'FAILED', failure, finishedAt: now } });
}

/**
 * Resumes a failed import.
 * @throws CannotUndoError when the import hasn't failed
 */
export async function resumeImport(
  shop: Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>,
  id: number,
): Promise<void> {
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.subscriberImport.updateMany({
      where: { id, status: 'FAILED', reference: { not: '' } },
      data: { status: 'RUNNING', failure: '', faults: 0, reference: '', finishedAt: null },
    });
    if (count === 0) throw new CannotUndoError(says((t) => t.nothingToResume));
    await recordAudit(tx, shop, actor, { action: 'subscriber.import-resume', targetType: 'SubscriberImport', targetIds: [id] });
    await enqueue(tx, { name: 'subscriber-import', payload: { importId: id } });
  });
}
