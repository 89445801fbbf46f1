import { randomBytes } from 'node:crypto';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import type { Db } from '../../../platform/database/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import {
  addPicture,
  MediaRefused,
  inspectUpload,
  storeUpload,
  processSent,
  removePicture,
  settlePicture,
} from '../../../foundation/media/media.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { runStaffChange, lockOffer, type OfferAdminContext } from './staffChanges.ts';

// Images of offers: like those of products they are checked, stored, and resized by a job. Until then, and when that fails, the offer shows
// the image of its product.

/** Staff upload an offer's image here, with the offer's ID as `offer` in the query. */
export const coverPath = '/admin/deals/covers';

/** Images left by a killed process are retried after this time, and fail for good if the retry fails. */
const staleUploadMs = 10 * 60 * 1_000;

/**
 * Receives an image for an offer, replacing the existing one.
 * @returns the ID of the image
 * @throws MediaRefused with a message for the uploader, UnknownRecordError
 */
export async function receiveCover(
  shop: OfferAdminContext,
  files: FileStorage,
  { offerId, bytes }: { offerId: number; bytes: Uint8Array },
): Promise<number> {
  await inspectUpload(bytes);
  const actor = await actorOf(shop);
  const key = randomBytes(16).toString('hex');
  await storeUpload(files, key, bytes);
  try {
    return await shop.db.prisma.$transaction(async (tx) => {
      await lockOffer(tx, offerId, null);
      const id = await addPicture(tx, { key, now: shop.now });
      await tx.offer.update({ where: { id: offerId }, data: { mediaId: id }, select: { id: true } });
      await enqueue(tx, { name: 'offer-cover', payload: { mediaId: id } });
      const act = { action: 'offer.cover', targetType: 'Offer', targetIds: [offerId], details: { picture: id } };
      await recordAudit(tx, shop, actor, act);
      return id;
    });
  } catch (error) {
    // Report the original error rather than one from the clean-up.
    await removePicture(files, key).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes an offer's image, so that the offer shows the image of its product.
 * @returns the ID of the offer
 * @throws UnknownRecordError, TryAgainError
 */
export function removeCover(shop: OfferAdminContext, databaseId: number): Promise<number> {
  return runStaffChange(shop, async (tx) => {
    await lockOffer(tx, databaseId, null);
    await tx.offer.update({ where: { id: databaseId }, data: { mediaId: null }, select: { id: true } });
    return { value: databaseId, act: { action: 'offer.cover-remove', targetType: 'Offer', targetIds: [databaseId] } };
  });
}

/** Dependencies of image processing. */
export interface CoverTools {
  db: Db;
  files: FileStorage;
  catalog: Pick<Shop['catalog'], 'reload'>;
}

/**
 * Resizes an offer's image. Safe to repeat.
 * @throws errors that are worth a retry
 */
export async function processCover({ db, files, catalog }: CoverTools, mediaId: number): Promise<void> {
  const media = await db.prisma.media.findUnique({ where: { id: mediaId, state: 'PENDING' }, select: { key: true } });
  if (!media) return;
  try {
    const facts = await processSent(files, media.key);
    await db.prisma.$transaction(async (tx) => {
      await settlePicture(tx, mediaId, facts);
      await bumpRevision(tx);
    });
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    await failCover(db, files, mediaId, media.key);
    return;
  }
  await catalog.reload();
}

async function failCover(db: Db, files: FileStorage, mediaId: number, key: string): Promise<void> {
  await removePicture(files, key);
  await settlePicture(db.prisma, mediaId, null);
}

/**
 * Retries images that no process is working on, for example after a killed process or the last retry: once, then they are marked as failed.
 */
export async function retryAbandonedCovers(tools: CoverTools, now: Date): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - staleUploadMs) };
  const forgotten = await tools.db.prisma.media.findMany({
    // Excludes images of imports, which have a source.
    where: { state: 'PENDING', source: null, offers: { some: {} }, createdAt },
    orderBy: { id: 'asc' },
    take: 20,
    select: { id: true, key: true },
  });
  for (const { id, key } of forgotten) await processCover(tools, id).catch(() => failCover(tools.db, tools.files, id, key));
}
