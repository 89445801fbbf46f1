import type { Db } from '../../../platform/database/db.ts';
import { addPicture, MediaRefused, type MasterFacts, processSent, removePicture } from '../../../foundation/media/media.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { refreshProducts } from '../../projection/projection.ts';

// Processes an uploaded image (row 121): creates its sizes and retries failures up to five times; after that, only the record of the
// failure remains.

/** Shown when an image couldn't be resized. */
export const postProcessMessage = 'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

/** Number of retries after the first attempt. */
export const maxRepeats = 5;

/** Uploads of a killed process are picked up after this time. */
const staleUploadMs = 10 * 60 * 1_000;

export interface PictureTools {
  db: Db;
  files: FileStorage;
  catalog: Pick<Shop['catalog'], 'reload'>;
  /** Replaces the creation of the sizes. */
  process?: (files: FileStorage, key: string) => Promise<MasterFacts>;
}

/**
 * Processes an uploaded image.
 * @throws errors that are worth a retry
 */
export async function processPicture(
  tools: PictureTools,
  uploadId: number,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const { db, files, process = processSent } = tools;
  const [upload] = await db.prisma.pictureUpload.updateManyAndReturn({
    where: { id: uploadId, status: 'PROCESSING' },
    data: { attempts: { increment: 1 } },
  });
  if (!upload) return;
  const { key, attempts } = upload;
  let facts: MasterFacts;
  try {
    if (attempts > maxRepeats + 1) throw new MediaRefused(postProcessMessage);
    facts = await process(files, key);
  } catch (error) {
    signal?.throwIfAborted();
    const isFinal = error instanceof MediaRefused || attempts > maxRepeats;
    if (!isFinal) throw error;
    await removePicture(files, key);
    await db.prisma.pictureUpload.updateMany({ where: { id: uploadId }, data: { status: 'FAILED', failure: postProcessMessage } });
    return;
  }
  await show(tools, { ...upload, facts }, now);
}

async function show(
  { db, files, catalog }: PictureTools,
  upload: { id: number; productId: number; key: string; alt: string; position: number; facts: MasterFacts },
  now: Date,
): Promise<void> {
  const { id, productId, key, alt, position, facts } = upload;
  const isShown = await db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${productId}::int FOR NO KEY UPDATE`;
    const { count } = await tx.pictureUpload.updateMany({ where: { id, status: 'PROCESSING' }, data: { status: 'READY' } });
    // The product was deleted, or another worker has already added the image.
    if (count === 0) return (await tx.media.count({ where: { key } })) > 0;
    const mediaId = await addPicture(tx, { key, now, facts });
    await tx.productImage.create({ data: { productId, mediaId, position, alt }, select: { id: true } });
    await refreshProducts(tx, [productId], now);
    await bumpRevision(tx);
    return true;
  });
  if (isShown) await catalog.reload();
  else await removePicture(files, key);
}

/** Uploads that no worker is processing, for example after a process was killed. */
export async function staleUploads(db: Db, now: Date): Promise<number[]> {
  const where = { status: 'PROCESSING' as const, createdAt: { lt: new Date(now.getTime() - staleUploadMs) } };
  const rows = await db.prisma.pictureUpload.findMany({ where, take: 20, orderBy: { id: 'asc' }, select: { id: true } });
  return rows.map(({ id }) => id);
}
