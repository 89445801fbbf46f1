import { saleColumns } from '../../catalogue/inventory/inventory.ts';
import { moveCoupons } from '../coupons/coupons.ts';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cartMergers } from './extensionPoints.ts';
import { joinedLines } from './joinRules.ts';

// Merges two carts, when a visitor with a cart turns out to be an account holder who already has one.

/** The source and the target of a merge. */
export interface Merging {
  fromVisitorId: number;
  toVisitorId: number;
}

interface LockedCart {
  id: number;
  visitorId: number;
}

/** Locks both carts in ascending order of ID, so that two merges can't deadlock. */
function lockBoth(tx: Tx, { fromVisitorId, toVisitorId }: Merging): Promise<LockedCart[]> {
  return tx.$queryRaw<LockedCart[]>`
    SELECT "id", "visitorId" FROM "Cart" WHERE "visitorId" IN (${fromVisitorId}::int, ${toVisitorId}::int) ORDER BY "id" FOR UPDATE`;
}

/**
 * The target cart, which is created if needed.
 * @throws a unique violation when another transaction creates it concurrently; then the merge is retried
 */
async function targetOf(tx: Tx, carts: readonly LockedCart[], { toVisitorId }: Merging, now: Date): Promise<number> {
  const found = carts.find(({ visitorId }) => visitorId === toVisitorId);
  if (found) return found.id;
  const made = await tx.cart.create({ data: { visitorId: toVisitorId, createdAt: now, updatedAt: now }, select: { id: true } });
  return made.id;
}

/**
 * Merges one visitor's cart into another's within a transaction: lines with the same key are added up to the sellable quantity, coupons are
 * moved up to the cart's limit, and the source is empty afterwards. Idempotent.
 * @returns number of moved lines
 */
export async function mergeCartsWithin(tx: Tx, merging: Merging & { now: Date }): Promise<{ merged: number }> {
  const { fromVisitorId, toVisitorId, now } = merging;
  if (fromVisitorId === toVisitorId) return { merged: 0 };
  const carts = await lockBoth(tx, merging);
  const from = carts.find(({ visitorId }) => visitorId === fromVisitorId)?.id;
  if (from === undefined) return { merged: 0 };
  const [isFilled] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "CartLine" WHERE "cartId" = ${from}::int UNION ALL SELECT 1 FROM "CartCoupon" WHERE "cartId" = ${from}::int LIMIT 1`;
  if (isFilled === undefined) return { merged: 0 };
  const to = await targetOf(tx, carts, merging, now);
  const merged = await joinLines(tx, { from, to, now });
  await moveCoupons(tx, { from, to });
  for (const merge of cartMergers.participants) await merge(tx, { from, to });
  await tx.cartLine.deleteMany({ where: { cartId: from } });
  await tx.cart.updateMany({ where: { id: { in: [from, to] } }, data: { version: { increment: 1 }, updatedAt: now } });
  return { merged };
}

interface Carts {
  from: number;
  to: number;
}

async function joinLines(tx: Tx, { from, to, now }: Carts & { now: Date }): Promise<number> {
  const select = { key: true, quantity: true, product: { select: saleColumns } } as const;
  const read = (cartId: number) => tx.cartLine.findMany({ where: { cartId }, orderBy: { id: 'asc' }, select });
  const joined = joinedLines(await read(to), await read(from), now);
  const [keys, quantities] = [joined.map(({ key }) => key), joined.map(({ quantity }) => quantity)];
  await tx.$executeRaw`
    INSERT INTO "CartLine" ("cartId", "key", "productId", "options", "quantity", "addedAt")
    SELECT ${to}::int, l."key", l."productId", l."options", j.quantity, l."addedAt"
    FROM unnest(${keys}::text[], ${quantities}::int[]) WITH ORDINALITY AS j(key, quantity, place)
    JOIN "CartLine" l ON l."cartId" = ${from}::int AND l."key" = j.key
    ORDER BY j.place
    ON CONFLICT ("cartId", "key") DO UPDATE SET "quantity" = excluded."quantity"`;
  return joined.length;
}

/** Merges two carts in a transaction of its own. */
export async function mergeCarts(shop: Pick<Shop, 'db' | 'now' | 'effects'>, merging: Merging): Promise<{ merged: number }> {
  const result = await withRetry(
    () => shop.db.prisma.$transaction((tx) => mergeCartsWithin(tx, { ...merging, now: shop.now })),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key'),
  );
  shop.effects.cartChanged();
  return result;
}
