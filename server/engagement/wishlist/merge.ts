import type { ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { ownedBy } from './reading.ts';
import { maxWishlistItems } from './rules.ts';
import { lockWishlist } from './operations.ts';

// Merges a guest's wishlist into that of the account they sign in to.

export interface WishlistMerging {
  fromVisitorId: number;
  to: ListOwner;
  now: Date;
}

export interface WishlistMerged {
  /** Number of products that were added to the account's list. */
  merged: number;
  /** Number of products that were dropped because the list is full. */
  left: number;
}

interface Lists {
  from: number;
  to: number;
}

/**
 * Locks both lists in ascending order of their ids, so that two merges never deadlock.
 * @returns the guest's list, if there is one
 */
async function lockBoth(tx: Tx, { fromVisitorId, to }: WishlistMerging) {
  const lists = await tx.$queryRaw<{ id: number; visitorId: number | null }[]>`
    SELECT l."id", l."visitorId" FROM "Wishlist" l
    WHERE l."visitorId" = ${fromVisitorId}::int OR ${ownedBy(to)} ORDER BY l."id" FOR UPDATE`;
  return lists.find(({ visitorId }) => visitorId === fromVisitorId);
}

/** Products on both lists keep the earlier of the two dates, with the price of that date. */
async function keepEarlierDates(tx: Tx, { from, to }: Lists): Promise<void> {
  await tx.$executeRaw`
    UPDATE "WishlistItem" t SET "addedAt" = f."addedAt", "priceMinor" = f."priceMinor", "isAvailable" = f."isAvailable"
    FROM "WishlistItem" f
    WHERE f."listId" = ${from}::int AND t."listId" = ${to}::int AND f."productId" = t."productId"
      AND f."removedAt" IS NULL AND t."removedAt" IS NULL AND f."addedAt" < t."addedAt"`;
}

/** Moves products that only the guest's list has, most recently added first, as long as there is room. */
async function moveItems(tx: Tx, { from, to }: Lists): Promise<WishlistMerged> {
  const columns = Prisma.sql`"productId", "addedAt", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable"`;
  const [outcome] = await tx.$queryRaw<WishlistMerged[]>`
    WITH incoming AS (
      SELECT f.*, row_number() OVER (ORDER BY f."addedAt" DESC, f."id" DESC) AS "place" FROM "WishlistItem" f
      WHERE f."listId" = ${from}::int AND f."removedAt" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "WishlistItem" t WHERE t."listId" = ${to}::int AND t."productId" = f."productId" AND t."removedAt" IS NULL
      )
    ),
    taken AS (
      INSERT INTO "WishlistItem" ("listId", ${columns})
      SELECT ${to}::int, ${columns} FROM incoming
      WHERE "place" <= ${maxWishlistItems}::int - (SELECT count(*) FROM "WishlistItem" WHERE "listId" = ${to}::int AND "removedAt" IS NULL)
      ORDER BY "addedAt", "id"
      ON CONFLICT ("listId", "productId") DO UPDATE SET "removedAt" = NULL, "addedAt" = excluded."addedAt",
        "priceMinor" = excluded."priceMinor", "isAvailable" = excluded."isAvailable",
        "toldPriceMinor" = excluded."toldPriceMinor", "toldAvailable" = excluded."toldAvailable"
      RETURNING 1
    )
    SELECT (SELECT count(*)::int FROM taken) AS "merged",
      (SELECT count(*)::int FROM incoming) - (SELECT count(*)::int FROM taken) AS "left"`;
  return outcome ?? { merged: 0, left: 0 };
}

/**
 * Merges a guest's wishlist into the owner's list within a transaction. The guest's list is deleted, so that a repeated call has no effect.
 * Its share link ends too: it was given out for the guest's list, never for the account's, and only the owner decides whether that one is
 * shared.
 */
export async function mergeWishlistWithin(tx: Tx, merging: WishlistMerging): Promise<WishlistMerged> {
  const { fromVisitorId, to: owner, now } = merging;
  if (owner.visitorId === fromVisitorId) return { merged: 0, left: 0 };
  const from = await lockBoth(tx, merging);
  if (!from) return { merged: 0, left: 0 };
  const to = await lockWishlist(tx, owner, now);
  await keepEarlierDates(tx, { from: from.id, to });
  const merged = await moveItems(tx, { from: from.id, to });
  await tx.wishlist.delete({ where: { id: from.id } });
  return merged;
}
