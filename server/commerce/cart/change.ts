import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { lockCart } from './orderedCart.ts';
import type { Options } from './rules.ts';

// How cart lines are changed. Each write is a single statement that locks the cart, increments its version and changes the line. The data
// for the decision is read just before, along with the cart's version; the statement matches no row when the cart has another version by
// now, and then everything is repeated under the cart's lock. An uncontended change therefore needs no multi-statement transaction, and two
// changes of a cart never miss each other.

/** The changed line and its cart. */
export interface ChangedLine {
  cartId: number;
  lineId: number;
}

/** The cart was deleted or created between the lock attempt and the write. */
class CartMovedError extends Error {}

/**
 * Changes the visitor's cart.
 * @param attempt reads, decides and writes; returns null when the cart was changed in between. May run several times
 */
export async function changeCart<T>(shop: Shop, attempt: (tx: Tx) => Promise<T | null>): Promise<T> {
  const { prisma } = shop.db;
  const changed = (await withRetry(() => attempt(prisma))) ?? (await changeLocked(shop, attempt));
  shop.effects.cartChanged();
  return changed;
}

async function changeLocked<T>(shop: Shop, attempt: (tx: Tx) => Promise<T | null>): Promise<T> {
  const visitorId = await shop.visitor.orCreate();
  const run = async (tx: Tx) => {
    await lockCart(tx, visitorId);
    const changed = await attempt(tx);
    if (changed === null) throw new CartMovedError();
    return changed;
  };
  return withRetry(
    () => shop.db.prisma.$transaction(run),
    (error) => error instanceof CartMovedError,
  );
}

/**
 * Locks the visitor's cart for a change with several statements and increments its version.
 * @returns null if there is no cart
 */
export async function lockForChange(tx: Tx, visitorId: number, now: Date): Promise<number | null> {
  const [cart] = await tx.cart.updateManyAndReturn({
    where: { visitorId },
    data: { version: { increment: 1 }, updatedAt: now },
    select: { id: true },
  });
  return cart?.id ?? null;
}

export interface LineAddition {
  visitorId: number;
  /** The version that the decision is based on; 0 when there was no cart. */
  version: number;
  key: string;
  productId: number;
  options: Options;
  /** Quantity to add to the line. */
  quantity: number;
  now: Date;
}

/**
 * Creates a line, or adds to the one with this key; creates the cart if needed.
 * @returns null when the cart has another version
 */
export async function writeAddition(tx: Tx, { visitorId, version, key, productId, options, quantity, now }: LineAddition) {
  const [line] = await tx.$queryRaw<ChangedLine[]>`
    WITH cart AS (
      INSERT INTO "Cart" AS c ("visitorId", "version", "createdAt", "updatedAt")
      VALUES (${visitorId}::int, 1, ${now}::timestamptz, ${now}::timestamptz)
      ON CONFLICT ("visitorId") DO UPDATE SET "version" = c."version" + 1, "updatedAt" = excluded."updatedAt"
      WHERE c."version" = ${version}::int
      RETURNING "id"
    )
    INSERT INTO "CartLine" AS l ("cartId", "key", "productId", "options", "quantity", "addedAt")
    SELECT cart."id", ${key}, ${productId}::int, ${JSON.stringify(options)}::jsonb, ${quantity}::int, ${now}::timestamptz FROM cart
    ON CONFLICT ("cartId", "key") DO UPDATE SET "quantity" = l."quantity" + excluded."quantity"
    RETURNING "id" AS "lineId", "cartId"`;
  return line ?? null;
}

export interface QuantityChange {
  cartId: number;
  /** The version that the decision is based on. */
  version: number;
  key: string;
  quantity: number;
  now: Date;
}

/**
 * Sets the quantity of a line.
 * @returns null when the cart has another version
 */
export async function writeQuantity(tx: Tx, { cartId, version, key, quantity, now }: QuantityChange): Promise<ChangedLine | null> {
  const [line] = await tx.$queryRaw<ChangedLine[]>`
    WITH cart AS (
      UPDATE "Cart" SET "version" = "version" + 1, "updatedAt" = ${now}::timestamptz
      WHERE "id" = ${cartId}::int AND "version" = ${version}::int
      RETURNING "id"
    )
    UPDATE "CartLine" l SET "quantity" = ${quantity}::int FROM cart
    WHERE l."cartId" = cart."id" AND l."key" = ${key}
    RETURNING l."id" AS "lineId", l."cartId"`;
  return line ?? null;
}

export interface Removal {
  visitorId: number;
  key: string;
  /** The required version of the cart; null for any. */
  version: number | null;
  now: Date;
}

/** The outcome of a removal: the cart, and the removed line, which is null when there was no such line or the cart has another version. */
export interface RemovalOutcome {
  cartId: number;
  /** The cart's version before the removal. */
  version: number;
  lineId: number | null;
}

/**
 * Removes a line without reading anything first.
 * @returns null when the visitor has no cart
 */
export async function writeRemoval(tx: Tx, { visitorId, key, version, now }: Removal): Promise<RemovalOutcome | null> {
  const [outcome] = await tx.$queryRaw<RemovalOutcome[]>`
    WITH cart AS (SELECT "id", "version" FROM "Cart" WHERE "visitorId" = ${visitorId}::int FOR UPDATE),
    gone AS (
      DELETE FROM "CartLine" l USING cart
      WHERE l."cartId" = cart."id" AND l."key" = ${key} AND cart."version" = coalesce(${version}::int, cart."version")
      RETURNING l."id", l."cartId"
    ),
    grown AS (
      UPDATE "Cart" c SET "version" = c."version" + 1, "updatedAt" = ${now}::timestamptz FROM gone WHERE c."id" = gone."cartId"
    )
    SELECT cart."id" AS "cartId", cart."version", (SELECT "id" FROM gone) AS "lineId" FROM cart`;
  return outcome ?? null;
}
