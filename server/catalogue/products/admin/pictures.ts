import { randomBytes } from 'node:crypto';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { inspectUpload, storeUpload, removePicture } from '../../../foundation/media/media.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { changeCatalogue, type StaffShop, UnknownRecordError } from '../../editing/editing.ts';

/** Maximum number of images per product. */
const maxPictures = 40;

/**
 * Receives an image for a product: checks and stores it, and leaves creating its sizes to a job (pictureJob.ts).
 * @returns the ID of the upload, for tracking its progress
 * @throws MediaRefused with a message for the uploader, UnknownRecordError, InvalidInputError
 */
export async function receivePicture(
  shop: StaffShop,
  files: FileStorage,
  { productId, fileName, alt, bytes }: { productId: number; fileName: string; alt: string; bytes: Uint8Array },
): Promise<number> {
  await inspectUpload(bytes);
  const actor = await actorOf(shop);
  const key = randomBytes(16).toString('hex');
  await storeUpload(files, key, bytes);
  try {
    return await shop.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${productId}::int FOR NO KEY UPDATE`;
      const product = await tx.product.findUnique({
        where: { id: productId },
        select: {
          images: { orderBy: { position: 'desc' }, select: { position: true } },
          uploads: { where: { status: 'PROCESSING' }, select: { position: true } },
        },
      });
      if (!product) throw new UnknownRecordError('product', ['product']);
      const places = [...product.images, ...product.uploads].map(({ position }) => position);
      if (places.length >= maxPictures)
        throw new InvalidInputError([
          { path: ['product'], message: `A product can have at most ${maxPictures} images. Remove one first.` },
        ]);
      const { id } = await tx.pictureUpload.create({
        data: {
          productId,
          key,
          fileName: fileName.slice(0, 200),
          alt: alt.trim().slice(0, 500),
          position: Math.max(-1, ...places) + 1,
          createdAt: shop.now,
          accountId: actor.accountId,
        },
        select: { id: true },
      });
      await enqueue(tx, { name: 'product-picture', payload: { uploadId: id } });
      await recordAudit(tx, shop, actor, {
        action: 'product.picture-add',
        targetType: 'Product',
        targetIds: [productId],
        details: { upload: id },
      });
      return id;
    });
  } catch (error) {
    // Report the original error rather than one from the clean-up.
    await removePicture(files, key).catch(() => undefined);
    throw error;
  }
}

/** An image at its position among the product's images. */
export interface PlacedPicture {
  id: number;
  alt: string;
}

/**
 * Sets the images of a product or variation, with their order and texts; images that aren't listed are removed from it.
 * @param seen the images as the caller read them, so that an image added since isn't removed unseen; null to replace whatever is there
 * @returns the ID of the product
 * @throws UnknownRecordError, StaleRecordError, InvalidInputError, TryAgainError
 */
export async function updateProductPictures(
  shop: StaffShop,
  { id: databaseId, pictures, seen }: { id: number; pictures: readonly PlacedPicture[]; seen: readonly PlacedPicture[] | null },
): Promise<number> {
  const tooLong = pictures.findIndex(({ alt }) => alt.length > 500 || alt.includes('\0'));
  if (tooLong >= 0)
    throw new InvalidInputError([
      { path: ['input', 'pictures', String(tooLong), 'alt'], message: 'The text must have at most 500 characters.' },
    ]);
  return changeCatalogue(shop, async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${databaseId}::int FOR NO KEY UPDATE`;
    const images = { orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }], select: { id: true, alt: true } };
    const product = await tx.product.findUnique({ where: { id: databaseId }, select: { images } });
    if (!product) throw new UnknownRecordError('product');
    const isUnchanged = ({ id, alt }: { id: number; alt: string }, place: number) => seen?.[place]?.id === id && seen[place].alt === alt;
    if (seen && (seen.length !== product.images.length || !product.images.every(isUnchanged)))
      throw new StaleRecordError({ path: ['input', 'seen'] });
    const known = new Set(product.images.map(({ id }) => id));
    const ids = pictures.map((picture) => picture.id);
    if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
      throw new UnknownRecordError('picture', ['input', 'pictures']);
    await tx.productImage.deleteMany({ where: { productId: databaseId, id: { notIn: ids } } });
    for (const [position, { id, alt }] of pictures.entries())
      await tx.productImage.update({ where: { id }, data: { position, alt: alt.trim() }, select: { id: true } });
    const details = { removed: known.size - ids.length };
    return {
      value: databaseId,
      productIds: [databaseId],
      act: { action: 'product.pictures', targetType: 'Product', targetIds: [databaseId], details },
    };
  });
}
