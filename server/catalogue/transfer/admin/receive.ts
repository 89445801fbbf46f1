import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { cutText } from '../../../platform/i18n/cutText.ts';
import { tableRows } from '../import/readCsv.ts';
import { type StaffShop, FileRefusedError } from '../../editing/editing.ts';
import { inventoryRefusal } from '../import/shopifyHeader.ts';
import { importFile } from './importFile.ts';
import { refusalOf } from './contentRules.ts';
import { suggestedMapping } from './mappingRules.ts';

// Receives an uploaded product file: stores it as it is, and reads enough of it to determine its columns.

/** Maximum size of a file. */
export const maxFileBytes = 64 * 1024 * 1024;
const maxColumns = 1_000;
const sampleRows = 5;
const maxSampleCell = 200;

/** A stream that passes only bytes that can be a text table, up to the size limit. */
function gate(mostBytes: number): Transform & { size: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isText = (bytes?: Buffer) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  const notUtf8 = () =>
    new FileRefusedError(
      'The file isn’t UTF-8, so letters such as ä or é can’t be read. Save it as “CSV UTF-8” in Excel, or with the character set “Unicode (UTF-8)” in LibreOffice.',
    );
  const stream = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const refusal = stream.size === 0 ? refusalOf(chunk) : null;
        stream.size += chunk.byteLength;
        if (stream.size > mostBytes)
          done(
            new FileRefusedError(
              `A file can be at most ${Math.floor(mostBytes / 1024 / 1024)} MB. Split it and import the parts one by one.`,
              'TOO_LARGE',
            ),
          );
        else if (refusal !== null) done(new FileRefusedError(refusal));
        else if (!isText(chunk)) done(notUtf8());
        else done(null, chunk);
      },
      flush: (done) => done(isText() ? null : notUtf8()),
    }),
    { size: 0 },
  );
  return stream;
}

interface Preview {
  headings: string[];
  sample: string[][];
}

/**
 * The first rows of a file.
 * @throws FileRefusedError when the file is no table
 */
async function preview(input: Readable): Promise<Preview> {
  const rows: string[][] = [];
  for await (const row of tableRows(input)) {
    if (!('fault' in row)) rows.push(row.cells);
    else if (rows.length === 0) throw new FileRefusedError(`The first line must be a header row that names the columns. ${row.fault}`);
    if (rows.length > sampleRows) break;
  }
  const [headings, ...sample] = rows;
  if (!headings) throw new FileRefusedError('The file is empty.');
  if (headings.length < 2)
    throw new FileRefusedError(
      'This isn’t a product table. Its first line must be a header row with the column names, separated by commas, semicolons or tabs.',
    );
  if (headings.length > maxColumns)
    throw new FileRefusedError(`A file can have at most ${maxColumns} columns. This file has ${headings.length}.`);
  const refusal = inventoryRefusal(headings);
  if (refusal !== null) throw new FileRefusedError(refusal);
  if (sample.length === 0) throw new FileRefusedError('The file has a header row but no rows below it.');
  const short = (cell: string | undefined) => cutText(cell ?? '', maxSampleCell).replaceAll('\0', '');
  return { headings: headings.map(short), sample: sample.map((cells) => headings.map((_, at) => short(cells[at]))) };
}

/**
 * Receives a file. Nothing is imported before staff have mapped its columns.
 * @returns the ID of the import
 * @throws FileRefusedError with a message for the uploader
 */
export async function receiveCatalogueFile(
  shop: StaffShop,
  files: FileStorage,
  input: Readable,
  { fileName, mostBytes = maxFileBytes }: { fileName: string; mostBytes?: number },
): Promise<number> {
  const actor = await actorOf(shop);
  const storedName = `${randomBytes(16).toString('hex')}.csv`;
  const file = importFile(storedName);
  try {
    const counted = gate(mostBytes);
    const sending = pipeline(input, counted);
    // Errors of this stream also surface when the file is stored.
    sending.catch(() => undefined);
    await files.put(file, counted, { type: 'text/csv' });
    await sending;
    const stored = await files.get(file);
    if (!stored) throw new Error(`File ${file} disappeared right after it was stored`);
    const { headings, sample } = await preview(stored.body);
    return await shop.db.prisma.$transaction(async (tx) => {
      const { id } = await tx.catalogueImport.create({
        data: {
          fileName: path.basename(fileName.replaceAll('\\', '/')).replaceAll('\0', '').slice(0, 200),
          storedName,
          size: counted.size,
          headings,
          sample,
          mapping: suggestedMapping(headings),
          requestedAt: shop.now,
          accountId: actor.accountId,
          requestId: actor.requestId,
        },
        select: { id: true },
      });
      const details = { bytes: counted.size, columns: headings.length };
      await recordAudit(tx, shop, actor, { action: 'catalogue.import-file', targetType: 'CatalogueImport', targetIds: [id], details });
      return id;
    });
  } catch (error) {
    // If this fails, the regular upkeep deletes the file.
    await files.delete([file]).catch(() => undefined);
    throw error;
  }
}
