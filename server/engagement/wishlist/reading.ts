import { Prisma } from '../../generated/prisma/client.ts';
import { listOwner, type ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';
import { cutPage, type Page, type PageRequest } from '../../platform/graphql/keyset.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { maxRemoved, removedSince } from './rules.ts';

// Queries of wishlists. An item counts as long as it has not been removed and its product has a page; `shownWishes` is the only definition.
// Items of hidden products are kept and reappear with the product.

/** A wishlist as needed by its owner's own requests. */
export interface OwnWishlist {
  /** Null as long as no product was ever added. */
  id: number | null;
  shareKey: string | null;
  mailsChanges: boolean;
  /** Most recently added first. */
  productIds: number[];
  /** The same products by their public numbers, as used in URLs. */
  numbers: number[];
  /** Recently removed products, most recent first. */
  removedIds: number[];
}

const noWishlist: OwnWishlist = { id: null, shareKey: null, mailsChanges: false, productIds: [], numbers: [], removedIds: [] };

const itemsWithPage = Prisma.sql`"WishlistItem" w JOIN "Product" p ON p."id" = w."productId" AND p."status" = 'PUBLISHED' AND p."parentId" IS NULL`;

/** SQL condition for shown items, on rows w of "WishlistItem". Items never hold a variation, but its parent product. */
export const shownItems = Prisma.sql`${itemsWithPage} AND w."removedAt" IS NULL`;

/** Returns an SQL condition on a row l of "Wishlist". */
export function ownedBy({ accountId, visitorId }: ListOwner): Prisma.Sql {
  return accountId === null ? Prisma.sql`l."visitorId" = ${visitorId}::int` : Prisma.sql`l."accountId" = ${accountId}::int`;
}

// Caches the list, which several fields of one request need; it is read again after a change.
const lists = new WeakMap<Shop, Promise<OwnWishlist>>();

/** Returns the caller's list, read once per request in one statement. */
export function readOwnWishlist(shop: Shop): Promise<OwnWishlist> {
  const found = lists.get(shop);
  if (found) return found;
  const list = readList(shop);
  lists.set(shop, list);
  return list;
}

/** Drops the cached list of the caller after a change. */
export function forgetWishlist(shop: Shop): void {
  lists.delete(shop);
}

async function readList(shop: Shop): Promise<OwnWishlist> {
  const owner = await listOwner(shop);
  if (!owner) return noWishlist;
  const [list] = await shop.db.prisma.$queryRaw<OwnWishlist[]>`
    SELECT l."id", l."shareKey", l."mailsChanges",
      ARRAY(SELECT w."productId" FROM ${shownItems} WHERE w."listId" = l."id" ORDER BY w."addedAt" DESC, w."id" DESC) AS "productIds",
      ARRAY(SELECT p."number" FROM ${shownItems} WHERE w."listId" = l."id" ORDER BY w."addedAt" DESC, w."id" DESC) AS "numbers",
      ARRAY(
        SELECT w."productId" FROM ${itemsWithPage} WHERE w."listId" = l."id" AND w."removedAt" > ${removedSince(shop.now)}::timestamptz
        ORDER BY w."removedAt" DESC, w."id" DESC LIMIT ${maxRemoved}::int
      ) AS "removedIds"
    FROM "Wishlist" l WHERE ${ownedBy(owner)}`;
  return list ?? noWishlist;
}

/** Returns the id of the list shared by this key; null if there is none. */
export async function sharedListId(db: Db, key: string): Promise<number | null> {
  const list = await db.prisma.wishlist.findUnique({ where: { shareKey: key }, select: { id: true } });
  return list?.id ?? null;
}

/** Returns how many products of a list are shown. */
export async function countItems(db: Db, listId: number): Promise<number> {
  const [row] = await db.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM ${shownItems} WHERE w."listId" = ${listId}::int`;
  return row?.count ?? 0;
}

/** Sort order of wishlist items: most recently added first. A cursor names a product of the list and reveals nothing about its owner. */
export const wishlistOrder = { name: 'WISHED', isInstant: false } as const;

export interface WishlistRow {
  id: number;
  productId: number;
}

/** Returns a page of a list's items. The page is empty if the cursor's product has been removed from the list for good. */
export async function wishlistPage(db: Db, listId: number, request: PageRequest): Promise<Page<WishlistRow>> {
  const { backward, cursor, limit } = request;
  const place = Prisma.sql`(SELECT c."addedAt", c."id" FROM "WishlistItem" c WHERE c."listId" = ${listId}::int AND c."productId" = ${cursor?.id ?? 0}::int)`;
  const beyond = backward ? Prisma.sql`>` : Prisma.sql`<`;
  const onwards = cursor ? Prisma.sql`AND (w."addedAt", w."id") ${beyond} ${place}` : Prisma.empty;
  const direction = backward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const rows = await db.prisma.$queryRaw<WishlistRow[]>`
    SELECT w."id", w."productId" FROM ${shownItems} WHERE w."listId" = ${listId}::int ${onwards}
    ORDER BY w."addedAt" ${direction}, w."id" ${direction} LIMIT ${limit + 1}::int`;
  return cutPage(rows, request);
}

/** Returns how many lists each of these products is on; products on no list are missing. */
export async function wishlistCounts(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.prisma.$queryRaw<{ id: number; count: number }[]>`
    SELECT w."productId" AS "id", count(*)::int AS "count" FROM "WishlistItem" w
    WHERE w."productId" = ANY(${productIds}::int[]) AND w."removedAt" IS NULL GROUP BY w."productId"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns which of these products are on the caller's wishlist. */
export async function wishlistedProducts(shop: Shop, productIds: readonly number[]): Promise<Map<number, true>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ id: number }[]>`
    SELECT w."productId" AS "id" FROM "WishlistItem" w JOIN "Wishlist" l ON l."id" = w."listId"
    WHERE ${ownedBy(owner)} AND w."productId" = ANY(${productIds}::int[]) AND w."removedAt" IS NULL`;
  return new Map(rows.map(({ id }) => [id, true]));
}
