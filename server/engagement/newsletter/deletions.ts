import type { Db } from '../../platform/database/db.ts';
import type { SubscriberDeletion } from '../../generated/prisma/client.ts';

const shownDeletions = 20;

/** A deletion with its progress; null if not found. */
export function readDeletion({ prisma }: Db, id: number): Promise<SubscriberDeletion | null> {
  return prisma.subscriberDeletion.findUnique({ where: { id } });
}

/** The latest deletions, newest first. */
export function listDeletions({ prisma }: Db): Promise<SubscriberDeletion[]> {
  return prisma.subscriberDeletion.findMany({ orderBy: { id: 'desc' }, take: shownDeletions });
}

/** Deletions requested since an instant, newest first. */
export function recentDeletions({ prisma }: Db, since: Date, take: number): Promise<SubscriberDeletion[]> {
  return prisma.subscriberDeletion.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take });
}
