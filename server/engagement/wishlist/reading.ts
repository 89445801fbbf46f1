import { Prisma } from '../../generated/prisma/client.ts';
import { listOwner, type ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';
import { cutPage, type Page, type PageRequest } from '../../platform/graphql/keyset.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { maxRemoved, removedSince } from './rules.ts';

// What is read of wishlists. A wish counts as long as it has not been taken out and its product has a page: the one definition is
// `shownWishes`. Wishes of products that are hidden are kept, and are back when the product is.

/** A wishlist as its owner's own requests need it. */
export interface OwnWishlist {
  /** Null as long as nothing was ever wished for. */
  id: number | null;
  shareKey: string | null;
  mailsChanges: boolean;
  /** The last one added first. */
  productIds: number[];
  /** The same by their numbers in addresses. */
  numbers: number[];
  /** What was taken out lately, the last one first. */
  removedIds: number[];
}

const noWishlist: OwnWishlist = { id: null, shareKey: null, mailsChanges: false, productIds: [], numbers: [], removedIds: [] };

const wishesWithPage = Prisma.sql`"WishlistItem" w JOIN "Product" p ON p."id" = w."productId" AND p."status" = 'PUBLISHED' AND p."parentId" IS NULL`;

/** The wishes that are shown: of rows w of "WishlistItem". A variation is never wished for, but its product. */
export const shownWishes = Prisma.sql`${wishesWithPage} AND w."removedAt" IS NULL`;

/** Of a row of "Wishlist" with the alias l. */
export function ownedBy({ accountId, visitorId }: ListOwner): Prisma.Sql {
  return accountId === null ? Prisma.sql`l."visitorId" = ${visitorId}::int` : Prisma.sql`l."accountId" = ${accountId}::int`;
}

// Several fields of one request ask for the list: it is read once, and again after a change.
const lists = new WeakMap<Shop, Promise<OwnWishlist>>();

/** The caller's list, read in one statement for each request. */
export function readOwnWishlist(shop: Shop): Promise<OwnWishlist> {
  const found = lists.get(shop);
  if (found) return found;
  const list = readList(shop);
  lists.set(shop, list);
  return list;
}

/** The caller's list was changed: what was read of it counts no more. */
export function forgetWishlist(shop: Shop): void {
  lists.delete(shop);
}

async function readList(shop: Shop): Promise<OwnWishlist> {
  const owner = await listOwner(shop);
  if (!owner) return noWishlist;
  const [list] = await shop.db.prisma.$queryRaw<OwnWishlist[]>`
    SELECT l."id", l."shareKey", l."mailsChanges",
      ARRAY(SELECT w."productId" FROM ${shownWishes} WHERE w."listId" = l."id" ORDER BY w."addedAt" DESC, w."id" DESC) AS "productIds",
      ARRAY(SELECT p."number" FROM ${shownWishes} WHERE w."listId" = l."id" ORDER BY w."addedAt" DESC, w."id" DESC) AS "numbers",
      ARRAY(
        SELECT w."productId" FROM ${wishesWithPage} WHERE w."listId" = l."id" AND w."removedAt" > ${removedSince(shop.now)}::timestamptz
        ORDER BY w."removedAt" DESC, w."id" DESC LIMIT ${maxRemoved}::int
      ) AS "removedIds"
    FROM "Wishlist" l WHERE ${ownedBy(owner)}`;
  return list ?? noWishlist;
}

/** The id of the list that is shared by this key; null when no list is. */
export async function sharedListId(db: Db, key: string): Promise<number | null> {
  const list = await db.prisma.wishlist.findUnique({ where: { shareKey: key }, select: { id: true } });
  return list?.id ?? null;
}

/** How many products a list shows. */
export async function countWishes(db: Db, listId: number): Promise<number> {
  const [row] = await db.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM ${shownWishes} WHERE w."listId" = ${listId}::int`;
  return row?.count ?? 0;
}

/** The order of a list's wishes: the last one added first. A cursor names a product of the list, and tells nothing of its owner. */
export const wishOrder = { name: 'WISHED', isInstant: false } as const;

export interface WishRow {
  id: number;
  productId: number;
}

/** A page of a list's wishes. Behind a product that has left the list for good nothing follows. */
export async function wishPage(db: Db, listId: number, request: PageRequest): Promise<Page<WishRow>> {
  const { backward, cursor, limit } = request;
  const place = Prisma.sql`(SELECT c."addedAt", c."id" FROM "WishlistItem" c WHERE c."listId" = ${listId}::int AND c."productId" = ${cursor?.id ?? 0}::int)`;
  const beyond = backward ? Prisma.sql`>` : Prisma.sql`<`;
  const onwards = cursor ? Prisma.sql`AND (w."addedAt", w."id") ${beyond} ${place}` : Prisma.empty;
  const direction = backward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const rows = await db.prisma.$queryRaw<WishRow[]>`
    SELECT w."id", w."productId" FROM ${shownWishes} WHERE w."listId" = ${listId}::int ${onwards}
    ORDER BY w."addedAt" ${direction}, w."id" ${direction} LIMIT ${limit + 1}::int`;
  return cutPage(rows, request);
}

/** How many lists each of these products is on; those that are on none are missing. */
export async function wishCounts(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.prisma.$queryRaw<{ id: number; count: number }[]>`
    SELECT w."productId" AS "id", count(*)::int AS "count" FROM "WishlistItem" w
    WHERE w."productId" = ANY(${productIds}::int[]) AND w."removedAt" IS NULL GROUP BY w."productId"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Which of these products the caller wishes for. */
export async function wishedOf(shop: Shop, productIds: readonly number[]): Promise<Map<number, true>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ id: number }[]>`
    SELECT w."productId" AS "id" FROM "WishlistItem" w JOIN "Wishlist" l ON l."id" = w."listId"
    WHERE ${ownedBy(owner)} AND w."productId" = ANY(${productIds}::int[]) AND w."removedAt" IS NULL`;
  return new Map(rows.map(({ id }) => [id, true]));
}
