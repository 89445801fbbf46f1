import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { requireStepUp } from '../../accounts/rights.ts';
import { actorOf } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Db } from '../../db.ts';
import { InvalidInputError } from '../../errors.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { networkPrefix } from '../../networkPrefix.ts';
import type { Shop } from '../../shop.ts';
import { bareCell } from '../csv.ts';
import { hasHidden } from '../rules.ts';
import { FileError, fileText, type FileEncoding } from './fileText.ts';

// A file of subscribers comes in (row 103): its rows are put aside as they arrive, few in memory at a time; a job takes them over.

const batch = 1_000;
const maxRows = 2_000_000;
const maxCell = 1_000;
const maxNote = 200;

/** The columns by the names that files have for them: our own, and those of the original. */
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

type Columns = Map<number, 'email' | 'name' | 'status' | 'confirmedAt'>;

function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = new Map();
  header.forEach((cell, index) => {
    const column = names[cell.trim().toLowerCase()];
    if (column && ![...columns.values()].includes(column)) columns.set(index, column);
  });
  if (![...columns.values()].includes('email')) throw new FileError('The first line has to name the columns; one of them is "email".');
  return columns;
}

function rowOf(importId: number, line: number, cells: readonly string[], columns: Columns) {
  const row = { importId, line, email: '', name: '', status: '', confirmedAt: '' };
  // The database cannot hold U+0000.
  for (const [index, column] of columns)
    row[column] = bareCell(cells[index] ?? '')
      .replaceAll('\0', ' ')
      .slice(0, maxCell);
  return row;
}

/** Where records begin, from what the parser says of their ends: it counts the two signs of a break within quotes as two lines. */
function lineCounter(): (cells: readonly string[], parsedLines: number) => number {
  let drift = 0;
  return (cells, parsedLines) => {
    const breaks = cells.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []);
    const doubled = breaks.filter((text) => text === '\r\n').length;
    const line = parsedLines - drift - breaks.length - doubled;
    drift += doubled;
    return line;
  };
}

/** What was read of a file. */
interface StoredFile {
  total: number;
  encoding: FileEncoding;
}

async function storeRows({ prisma }: Db, importId: number, file: Readable): Promise<StoredFile> {
  const parser = parse({
    info: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  });
  let encoding: FileEncoding = 'UTF-8';
  const text = Readable.from(fileText(file.iterator({ destroyOnReturn: false }), (found) => (encoding = found)));
  text.on('error', (error) => parser.destroy(error));
  const beginningOf = lineCounter();
  let columns: Columns | undefined;
  let total = 0;
  let waiting: ReturnType<typeof rowOf>[] = [];
  const flush = async () => {
    if (waiting.length > 0) await prisma.subscriberImportRow.createMany({ data: waiting });
    waiting = [];
  };
  for await (const { record, info } of text.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const line = beginningOf(record, info.lines);
    if (!columns) {
      columns = columnsOf(record);
      continue;
    }
    total += 1;
    if (total > maxRows) throw new FileError(`A file has at most ${maxRows} rows.`);
    waiting.push(rowOf(importId, line, record, columns));
    if (waiting.length === batch) await flush();
  }
  await flush();
  if (!columns) throw new FileError('The file is empty.');
  if (total === 0) throw new FileError('The file has a heading and no rows.');
  return { total, encoding };
}

const notWhole = 'The file did not arrive whole. Please send it again.';

/** What to tell of a file that was not read to its end. */
function failureOf(error: unknown): string {
  const isExplained = error instanceof FileError || error instanceof CsvError;
  return isExplained ? error.message : notWhole;
}

/**
 * Takes a file in and has it taken over.
 * @param consentNote where the consents come from, such as "List of the fair, May 2026": it goes into the ledger with each
 * @returns the import's number; one whose file could not be read has failed and says why
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
    const message = `Say in at most ${maxNote} characters where these people have agreed to get mails.`;
    throw new InvalidInputError([{ path: ['consentNote'], message }]);
  }
  const { db, now } = shop;
  const actor = await actorOf(shop);
  const { id } = await db.prisma.subscriberImport.create({
    data: { requestedAt: now, accountId: actor.accountId, requestId: actor.requestId, network: networkPrefix(actor.address), consentNote },
  });
  try {
    const { total, encoding } = await storeRows(db, id, file);
    await db.prisma.$transaction(async (tx) => {
      await tx.subscriberImport.update({ where: { id }, data: { status: 'RUNNING', total, encoding } });
      await recordAudit(tx, shop, actor, {
        action: 'subscriber.import',
        targetType: 'SubscriberImport',
        targetIds: [id],
        details: { rows: total, encoding },
      });
      await enqueue(tx, { name: 'subscriber-import', payload: { importId: id } });
    });
  } catch (error) {
    // The rest is let go by, not cut off: whoever sends it hears no answer before its end.
    file.resume();
    await dropImport(db, id, failureOf(error), now);
  }
  return id;
}

/** Ends an import that cannot go on. */
export async function dropImport({ prisma }: Db, id: number, failure: string, now: Date): Promise<void> {
  await prisma.subscriberImportRow.deleteMany({ where: { importId: id } });
  await prisma.subscriberImport.updateMany({ where: { id, status: 'RECEIVING' }, data: { status: 'FAILED', failure, finishedAt: now } });
}
