import { createHash } from 'node:crypto';
import { productPath } from '../../catalogue/products/products.ts';
import { mailShop } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import type { WishlistMail } from '../../platform/jobs/outbox.ts';
import type { WishlistMailFacts } from './mails/facts.ts';
import { isSecret, mailsOffPath, wishlistPath } from './rules.ts';
import { shownItems } from './reading.ts';

// Content and unsubscription of wishlist emails. An email is composed when it is sent: products that have been removed from the list, sold
// out or returned to the old price in the meantime are left out.

interface MailedList {
  mailKey: string;
  email: string;
}

async function mailedList({ prisma }: Db, listId: number): Promise<MailedList | null> {
  const list = await prisma.wishlist.findUnique({
    where: { id: listId, mailsChanges: true },
    select: { mailKey: true, account: { select: { email: true } } },
  });
  return list?.mailKey && list.account ? { mailKey: list.mailKey, email: list.account.email } : null;
}

interface MailedProduct {
  id: number;
  name: string;
  slug: string;
  priceMinor: number;
}

/** Returns the products that are still on the wishlist and available. */
async function mailedProducts({ prisma }: Db, listId: number, ids: readonly number[]): Promise<Map<number, MailedProduct>> {
  const rows = await prisma.$queryRaw<MailedProduct[]>`
    SELECT p."id", p."name", p."slug", p."priceMinor" FROM ${shownItems}
    WHERE w."listId" = ${listId}::int AND w."productId" = ANY(${ids}::int[]) AND p."isAvailable"`;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads the content of the email.
 * @param publicUrl the shop's address, for links
 * @returns null when the owner has unsubscribed or no news is left
 */
export async function readWishlistMail(
  db: Db,
  { listId, noticedAt, news }: WishlistMail,
  publicUrl: string,
): Promise<WishlistMailFacts | null> {
  const list = await mailedList(db, listId);
  if (!list) return null;
  const products = await mailedProducts(
    db,
    listId,
    news.map(({ productId }) => productId),
  );
  const told = news.flatMap(({ productId, fromMinor, isBack }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, priceMinor } = product;
    const lessMinor = fromMinor !== null && priceMinor > 0 && priceMinor < fromMinor ? fromMinor - priceMinor : null;
    if (lessMinor === null && !isBack) return [];
    return [{ name, url: `${publicUrl}${productPath(product)}`, priceMinor, lessMinor, isBack }];
  });
  if (told.length === 0) return null;
  const key = `wishlist-${listId}-${Date.parse(noticedAt)}`;
  return {
    key,
    // The hash of the list's secret makes the id differ from that of another shop's list with the same key, and doesn't reveal the secret.
    messageId: `${key}.${createHash('sha256').update(`${key} ${list.mailKey}`).digest('hex').slice(0, 16)}`,
    email: list.email,
    shop: await mailShop(db, 'wishlist.news'),
    news: told,
    wishlistUrl: `${publicUrl}${wishlistPath}`,
    offUrl: `${publicUrl}${mailsOffPath(list.mailKey)}`,
  };
}

/** Returns whether the list whose emails carry this key still sends them; null if no list has the key. */
export async function writesMails({ prisma }: Db, key: string): Promise<boolean | null> {
  if (!isSecret(key)) return null;
  const list = await prisma.wishlist.findUnique({ where: { mailKey: key }, select: { mailsChanges: true } });
  return list?.mailsChanges ?? null;
}

/**
 * Unsubscribes the list whose emails carry this key; having the key is sufficient authorisation. Repeating the call has no effect.
 * @returns whether a list has the key
 */
export async function stopMails({ prisma }: Db, key: string): Promise<boolean> {
  if (!isSecret(key)) return false;
  const { count } = await prisma.wishlist.updateMany({ where: { mailKey: key }, data: { mailsChanges: false } });
  return count > 0;
}
