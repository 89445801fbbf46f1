import { retryPictures as retryFailed } from '../../../foundation/media/media.ts';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import type { Db } from '../../../platform/database/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { StaffShop } from '../../editing/editing.ts';

// Pictures that imports have announced and that could not be had: told with the reason, and fetched again when somebody asks for it.

const shown = 20;

/** A picture that could not be had. */
export interface FailedPicture {
  /** Where it was to come from. */
  source: string;
  /** Why it is not there; '' of those that failed before reasons were kept. */
  reason: string;
  /** A product that is to show it; null when it is gone. */
  productId: number | null;
  productName: string;
}

/** How it stands with pictures of imports. */
export interface FailedPictures {
  /** How many could not be had. */
  count: number;
  /** How many are still to be fetched. */
  pendingCount: number;
  first: FailedPicture[];
}

const announced = { source: { not: null }, images: { some: {} } } as const;

/** Pictures of imports that could not be had, the newest first. */
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

/** Has pictures that could not be had fetched again by a job. @returns how many */
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
