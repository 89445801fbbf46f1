import { SignInRequiredError, listOwner, listOwnerOrCreate, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { isForeignKeyViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { UnknownProductError } from '../../commerce/cart/cart.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { WishlistFullError } from './errors.ts';
import { forgetWishlist } from './reading.ts';
import { maxWishlistItems, undoneSince } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Wishlist operations of shoppers (specification sections 3 and 5, Wishlist). Each change locks the list's row first, so that changes of
// one list are serialised and changes of different lists never wait for each other. Adding and removing are idempotent. (The original
// counts below zero when a product is removed twice.)

/** A product that was added to or removed from the wishlist. */
export interface WishlistedProduct {
  productId: number;
  name: string;
}

/** Returns whether the caller may have a wishlist. */
export async function mayHaveWishlist(shop: Shop): Promise<boolean> {
  return (await shopSettings(shop)).guestsMayWish || (await shop.visitor.account()) !== null;
}

/** @throws SignInRequiredError when the shop allows wishlists for accounts only and the caller is a guest */
export async function requireWishlistAccess(shop: Shop): Promise<void> {
  if (!(await mayHaveWishlist(shop))) throw new SignInRequiredError(says((t) => t.signInToUseTheWishlist));
}

/** Resets the request's wishlist cache. Call it after every change of the caller's list. */
export function wishlistChanged(shop: Shop): void {
  forgetWishlist(shop);
  shop.effects.listsChanged();
}

interface WishlistProduct {
  id: number;
  name: string;
  priceMinor: number;
  isAvailable: boolean;
  isPublished: boolean;
}

/** Returns the product of an id; for a variation, its parent product. */
async function wishlistProduct(tx: Tx, productId: number): Promise<WishlistProduct | null> {
  const columns = { id: true, name: true, status: true, priceMinor: true, isAvailable: true } as const;
  const found = await tx.product.findUnique({ where: { id: productId }, select: { ...columns, parent: { select: columns } } });
  if (!found) return null;
  const { status, ...product } = found.parent ?? found;
  return { ...product, isPublished: status === 'PUBLISHED' && found.status === 'PUBLISHED' };
}

/**
 * Locks the owner's list until the transaction ends, creating it if there is none.
 * @returns its id
 */
export async function lockWishlist(tx: Tx, { accountId, visitorId }: ListOwner, now: Date): Promise<number> {
  const [list] =
    accountId === null
      ? await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO "Wishlist" ("visitorId", "updatedAt") VALUES (${visitorId}::int, ${now}::timestamptz)
          ON CONFLICT ("visitorId") DO UPDATE SET "updatedAt" = excluded."updatedAt" RETURNING "id"`
      : await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO "Wishlist" ("accountId", "updatedAt") VALUES (${accountId}::int, ${now}::timestamptz)
          ON CONFLICT ("accountId") DO UPDATE SET "updatedAt" = excluded."updatedAt" RETURNING "id"`;
  if (!list) throw new Error('Could not find or create the wishlist');
  return list.id;
}

/** @returns false when the list is full */
async function writeItem(tx: Tx, listId: number, { id, priceMinor, isAvailable }: WishlistProduct, now: Date): Promise<boolean> {
  const since = undoneSince(now);
  const written = await tx.$executeRaw`
    INSERT INTO "WishlistItem" AS w ("listId", "productId", "addedAt", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
    SELECT ${listId}::int, ${id}::int, ${now}::timestamptz, ${priceMinor}::int, ${isAvailable}, ${priceMinor}::int, ${isAvailable}
    WHERE (
      SELECT count(*) FROM "WishlistItem" o WHERE o."listId" = ${listId}::int AND o."removedAt" IS NULL AND o."productId" <> ${id}::int
    ) < ${maxWishlistItems}::int
    ON CONFLICT ("listId", "productId") DO UPDATE SET ("removedAt", "addedAt", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable") = (
      SELECT NULL::timestamptz, k.* FROM (
        SELECT w."addedAt", w."priceMinor", w."isAvailable", w."toldPriceMinor", w."toldAvailable"
        WHERE w."removedAt" IS NULL OR w."removedAt" > ${since}::timestamptz
        UNION ALL
        SELECT excluded."addedAt", excluded."priceMinor", excluded."isAvailable", excluded."toldPriceMinor", excluded."toldAvailable"
        WHERE w."removedAt" <= ${since}::timestamptz
      ) k
    )`;
  return written > 0;
}

/**
 * Adds a product to the caller's wishlist; for a variation, its parent product. A product already on the list keeps its position, and one
 * removed within the last ten minutes returns to its own.
 * @throws SignInRequiredError, UnknownProductError, WishlistFullError, TryAgainError; then nothing has changed
 */
export async function addToWishlist(shop: Shop, { productId }: { productId: number }): Promise<WishlistedProduct> {
  await requireWishlistAccess(shop);
  // If the product is deleted at the same moment, the retry looks it up again and doesn't find it.
  const product = await withRetry(() => addOnce(shop, productId), isForeignKeyViolation);
  wishlistChanged(shop);
  return { productId: product.id, name: product.name };
}

async function addOnce(shop: Shop, productId: number): Promise<WishlistProduct> {
  const { db, now } = shop;
  const product = await wishlistProduct(db.prisma, productId);
  if (!product?.isPublished) throw new UnknownProductError();
  // The visitor is created only after the checks, so that a refused request of a new visitor leaves no row behind.
  const owner = await listOwnerOrCreate(shop);
  await db.prisma.$transaction(async (tx) => {
    const listId = await lockWishlist(tx, owner, now);
    if (!(await writeItem(tx, listId, product, now))) throw new WishlistFullError();
  });
  return product;
}

/**
 * Removes a product from the caller's wishlist. Removing a product that is not on the list has no effect. Guests may remove products even
 * when the shop allows wishlists for accounts only, since they may have added them before.
 * @returns null when the product doesn't exist (any longer)
 * @throws TryAgainError
 */
export async function removeFromWishlist(shop: Shop, { productId }: { productId: number }): Promise<WishlistedProduct | null> {
  const product = await wishlistProduct(shop.db.prisma, productId);
  const owner = await listOwner(shop);
  if (product && owner && (await withRetry(() => writeRemoval(shop, owner, product.id)))) wishlistChanged(shop);
  return product && { productId: product.id, name: product.name };
}

/**
 * One statement, which locks the list itself.
 * @returns whether a product was removed
 */
async function writeRemoval(shop: Shop, { accountId, visitorId }: ListOwner, productId: number): Promise<boolean> {
  const removed = await shop.db.prisma.$executeRaw`
    WITH list AS (
      UPDATE "Wishlist" SET "updatedAt" = ${shop.now}::timestamptz
      WHERE "accountId" = ${accountId}::int OR "visitorId" = ${visitorId}::int
      RETURNING "id"
    )
    UPDATE "WishlistItem" w SET "removedAt" = ${shop.now}::timestamptz FROM list
    WHERE w."listId" = list."id" AND w."productId" = ${productId}::int AND w."removedAt" IS NULL`;
  return removed > 0;
}
