import { randomBytes } from 'node:crypto';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { enqueue, type WishlistMail } from '../../platform/jobs/outbox.ts';
import { isMailDue, changeToNotify, notifiedStateAfter, type NotifiedItem } from './mailRules.ts';
import { shownItems } from './reading.ts';
import { secretBytes } from './rules.ts';

// Detects price drops and products back in stock on wishlists whose owners want emails. The email and the new baseline are written in one
// transaction per list, so that each piece of news goes into exactly one email however often this job runs, in however many processes, and
// wherever one of them stops. A list that is being changed at the moment is left for the next run.

const batchSize = 100;

interface ItemWithChange extends NotifiedItem {
  id: number;
  productId: number;
}

/** Returns lists with news to send or a baseline to update, from an id on. */
async function listsWithNews({ prisma }: Db, afterId: number): Promise<number[]> {
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT l."id" FROM "Wishlist" l
    WHERE l."mailsChanges" AND l."accountId" IS NOT NULL AND l."id" > ${afterId}::int AND EXISTS (
      SELECT 1 FROM ${shownItems} WHERE w."listId" = l."id"
        AND (w."toldPriceMinor" <> p."priceMinor" OR w."toldAvailable" <> p."isAvailable")
    )
    ORDER BY l."id" LIMIT ${batchSize}::int`;
  return rows.map(({ id }) => id);
}

/** @returns null when the list is deleted, unsubscribed, or being changed */
async function lockForNews(tx: Tx, listId: number): Promise<{ mailedAt: Date | null } | null> {
  const [list] = await tx.$queryRaw<{ mailedAt: Date | null }[]>`
    SELECT "mailedAt" FROM "Wishlist" WHERE "id" = ${listId}::int AND "mailsChanges" FOR UPDATE SKIP LOCKED`;
  return list ?? null;
}

function changedItems(tx: Tx, listId: number): Promise<ItemWithChange[]> {
  return tx.$queryRaw<ItemWithChange[]>`
    SELECT w."id", w."productId", w."toldPriceMinor", w."toldAvailable", p."priceMinor", p."isAvailable"
    FROM ${shownItems} WHERE w."listId" = ${listId}::int
      AND (w."toldPriceMinor" <> p."priceMinor" OR w."toldAvailable" <> p."isAvailable")
    ORDER BY w."addedAt" DESC, w."id" DESC`;
}

async function noteFlash(tx: Tx, wishes: readonly ItemWithChange[], isMailed: boolean): Promise<void> {
  const told = wishes.map((wish) => ({ id: wish.id, ...notifiedStateAfter(wish, isMailed) }));
  await tx.$executeRaw`
    UPDATE "WishlistItem" w SET "toldPriceMinor" = t.price, "toldAvailable" = t.available
    FROM unnest(
      ${told.map(({ id }) => id)}::int[], ${told.map(({ toldPriceMinor }) => toldPriceMinor)}::int[],
      ${told.map(({ toldAvailable }) => toldAvailable)}::boolean[]
    ) AS t(id, price, available)
    WHERE w."id" = t.id`;
}

/** @returns whether an email was queued */
async function noticeList(tx: Tx, listId: number, now: Date): Promise<boolean> {
  const list = await lockForNews(tx, listId);
  if (!list) return false;
  const wishes = await changedItems(tx, listId);
  const news: WishlistMail['news'] = wishes.flatMap((wish) => {
    const found = changeToNotify(wish);
    return found ? [{ productId: wish.productId, ...found }] : [];
  });
  const isMailed = news.length > 0 && isMailDue(list.mailedAt, now);
  await noteFlash(tx, wishes, isMailed);
  if (!isMailed) return false;
  const fresh = randomBytes(secretBytes).toString('base64url');
  await tx.$executeRaw`
    UPDATE "Wishlist" SET "mailedAt" = ${now}::timestamptz, "mailKey" = coalesce("mailKey", ${fresh}) WHERE "id" = ${listId}::int`;
  await enqueue(tx, { name: 'wishlist-mail', payload: { listId, noticedAt: now.toISOString(), news } });
  return true;
}

/**
 * Queues the emails about all price drops and products back in stock.
 * @returns the number of emails
 */
export async function noticeNews(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let mails = 0;
  let afterId = 0;
  for (;;) {
    const ids = await listsWithNews(db, afterId);
    for (const id of ids) {
      if (signal?.aborted) return mails;
      if (await withRetry(() => db.prisma.$transaction((tx) => noticeList(tx, id, now)))) mails += 1;
    }
    if (ids.length < batchSize) return mails;
    afterId = ids.at(-1) ?? 0;
  }
}
