import { retryPictures as retryFailed } from '../../../foundation/media/media.ts';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { Db } from '../../../platform/database/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { StaffShop } from '../../editing/editing.ts';

// Images of imports that couldn't be downloaded: listed with the reason, and downloaded again on request.

const shown = 20;

/** An image that couldn't be downloaded. */
export interface FailedPicture {
  /** The URL to download from. */
  source: string;
  /** Why the download failed; '' for failures before reasons were recorded. */
  reason: string;
  /** A product that uses the image; null when it was deleted. */
  productId: number | null;
  productName: string;
}

/** Status of the images of imports. */
export interface FailedPictures {
  /** Number of failed images. */
  count: number;
  /** Number of images still to be downloaded. */
  pendingCount: number;
  first: FailedPicture[];
}

const announced = { source: { not: null }, images: { some: {} } } as const;

/** Images of imports that couldn't be downloaded, newest first. */
export async function failedPictures({ prisma }: Db): Promise<FailedPictures> {
  const [count, pendingCount, rows] = await Promise.all([
    prisma.media.count({ where: { ...announced, state: 'FAILED' } }),
    prisma.media.count({ where: { ...announced, state: 'PENDING' } }),
    prisma.media.findMany({
      where: { ...announced, state: 'FAILED' },
      orderBy: { id: 'desc' },
      take: shown,
      select: { source: true, failure: true, images: { take: 1, select: { product: { select: { id: true, name: true } } } } },
    }),
  ]);
  const first = rows.map(({ source, failure, images: [image] }) => ({
    source: source ?? '',
    reason: failure,
    productId: image?.product.id ?? null,
    productName: image?.product.name ?? '',
  }));
  return { count, pendingCount, first };
}

/**
 * Queues failed images for another download by a job.
 * @returns how many
 */
export async function retryPictures(shop: StaffShop): Promise<number> {
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    const count = await retryFailed(tx, announced);
    if (count === 0) return 0;
    await recordAudit(tx, shop, actor, { action: 'catalogue.pictures-retry', targetType: 'Media', targetCount: count });
    await enqueue(tx, { name: 'import-pictures', payload: {} });
    return count;
  });
}
