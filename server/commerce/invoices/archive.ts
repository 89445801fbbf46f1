import { createHash } from 'node:crypto';
import { readAsPng } from '../../foundation/media/media.ts';
import type { Db } from '../../platform/database/db.ts';
import { readStored, type FileStorage } from '../../platform/storage/storage.ts';
import { renderPdf } from './pdf.ts';
import { parseDocument } from './snapshot.ts';

// The archive of PDF files: a document is rendered once, and its bytes stay the same.

/** What the archive depends on. */
export interface Archive {
  db: Pick<Db, 'prisma'>;
  now: Date;
  files: FileStorage;
}

/** The key contains the hash, so that two processes that render a document at once never overwrite each other's file. */
const keyOf = (number: string, year: number, sha256: string) => `invoices/${year}/${number}-${sha256.slice(0, 16)}.pdf`;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * The PDF of a document. It is rendered and archived when it is first asked for, and again if the archived file is missing or damaged.
 * @throws when there is no such document
 */
export async function documentPdf({ db, now, files }: Archive, invoiceId: number): Promise<Buffer> {
  const { prisma } = db;
  const { number, year, data, file } = await prisma.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { number: true, year: true, data: true, file: true },
  });
  const stored = file && (await readStored(files, file.key));
  if (stored && hashOf(stored) === file.sha256) return stored;
  const document = parseDocument(data);
  const { logoKey } = document.seller;
  const bytes = await renderPdf(document, logoKey === null ? null : await readAsPng(files, logoKey).catch(() => null));
  const sha256 = hashOf(bytes);
  const key = keyOf(number, year, sha256);
  await files.put(key, bytes, { type: 'application/pdf' });
  const archived = { key, sha256, size: bytes.length, createdAt: now };
  if (file) {
    await prisma.invoiceFile.update({ where: { invoiceId }, data: archived });
    return bytes;
  }
  const { count } = await prisma.invoiceFile.createMany({ data: [{ invoiceId, ...archived }], skipDuplicates: true });
  // Another process was faster: its file counts.
  return count === 1 ? bytes : documentPdf({ db, now, files }, invoiceId);
}

/** Older documents are rendered when they are asked for. */
const recentMs = 24 * 60 * 60 * 1_000;

/** Archives documents of the last day that have no file yet, oldest first. @returns how many */
export async function archiveDocuments(archive: Archive, signal: AbortSignal): Promise<number> {
  let archived = 0;
  const since = new Date(archive.now.getTime() - recentMs);
  while (!signal.aborted) {
    const found = await archive.db.prisma.invoice.findMany({
      where: { issuedAt: { gte: since }, file: null },
      orderBy: { id: 'asc' },
      take: 50,
      select: { id: true },
    });
    for (const { id } of found) {
      if (signal.aborted) break;
      await documentPdf(archive, id);
      archived += 1;
    }
    if (found.length < 50) break;
  }
  return archived;
}
