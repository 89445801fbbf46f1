import { saleColumns } from '../../catalogue/inventory/inventory.ts';
import { moveCoupons } from '../coupons/coupons.ts';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cartMergers } from './extensionPoints.ts';
import { joinedLines, type JoinedLines, type LineQuantity } from './joinRules.ts';

// Merges two carts, when a visitor with a cart turns out to be an account holder who already has one.

/** The source and the target of a merge. */
export interface Merging {
  fromVisitorId: number;
  toVisitorId: number;
  /** Whether what doesn't fit stays in the source; by default the source is empty afterwards. */
  keepsRest?: boolean;
}

/** What a merge did. */
export interface Merged {
  /** Number of moved lines. */
  merged: number;
  /** What didn't fit into the target. */
  rest: LineQuantity[];
}

const nothing: Merged = { merged: 0, rest: [] };

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
 * moved up to the cart's limit, and the source is empty afterwards unless it keeps the rest. Idempotent.
 */
export async function mergeCartsWithin(tx: Tx, merging: Merging & { now: Date }): Promise<Merged> {
  const { fromVisitorId, toVisitorId, now } = merging;
  if (fromVisitorId === toVisitorId) return nothing;
  const carts = await lockBoth(tx, merging);
  const from = carts.find(({ visitorId }) => visitorId === fromVisitorId)?.id;
  if (from === undefined) return nothing;
  const [isFilled] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "CartLine" WHERE "cartId" = ${from}::int UNION ALL SELECT 1 FROM "CartCoupon" WHERE "cartId" = ${from}::int LIMIT 1`;
  if (isFilled === undefined) return nothing;
  const to = await targetOf(tx, carts, merging, now);
  const { joined, rest, fits } = await joinLines(tx, { from, to, now });
  if (merging.keepsRest && !fits) return { merged: 0, rest };
  await moveCoupons(tx, { from, to });
  for (const merge of cartMergers.participants) await merge(tx, { from, to });
  const kept = merging.keepsRest ? rest : [];
  await tx.cartLine.deleteMany({ where: { cartId: from, key: { notIn: kept.map(({ key }) => key) } } });
  await tx.$executeRaw`
    UPDATE "CartLine" l SET "quantity" = r.quantity
    FROM unnest(${kept.map(({ key }) => key)}::text[], ${kept.map(({ quantity }) => quantity)}::int[]) AS r(key, quantity)
    WHERE l."cartId" = ${from}::int AND l."key" = r.key AND l."quantity" <> r.quantity`;
  await tx.cart.updateMany({ where: { id: { in: [from, to] } }, data: { version: { increment: 1 }, updatedAt: now } });
  return { merged: joined.length, rest };
}

interface Carts {
  from: number;
  to: number;
}

const sum = (lines: readonly LineQuantity[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

async function joinLines(tx: Tx, { from, to, now }: Carts & { now: Date }): Promise<JoinedLines & { fits: boolean }> {
  const select = { key: true, quantity: true, product: { select: saleColumns } } as const;
  const read = (cartId: number) => tx.cartLine.findMany({ where: { cartId }, orderBy: { id: 'asc' }, select });
  const coming = await read(from);
  const { joined, rest } = joinedLines(await read(to), coming, now);
  // Coupons alone always fit.
  const fits = coming.length === 0 || sum(rest) < sum(coming);
  const [keys, quantities] = [joined.map(({ key }) => key), joined.map(({ quantity }) => quantity)];
  await tx.$executeRaw`
    INSERT INTO "CartLine" ("cartId", "key", "productId", "options", "quantity", "addedAt")
    SELECT ${to}::int, l."key", l."productId", l."options", j.quantity, l."addedAt"
    FROM unnest(${keys}::text[], ${quantities}::int[]) WITH ORDINALITY AS j(key, quantity, place)
    JOIN "CartLine" l ON l."cartId" = ${from}::int AND l."key" = j.key
    ORDER BY j.place
    ON CONFLICT ("cartId", "key") DO UPDATE SET "quantity" = excluded."quantity"`;
  return { joined, rest, fits };
}

/** Merges two carts in a transaction of its own. */
export async function mergeCarts(shop: Pick<Shop, 'db' | 'now' | 'effects'>, merging: Merging): Promise<Merged> {
  const result = await withRetry(
    () => shop.db.prisma.$transaction((tx) => mergeCartsWithin(tx, { ...merging, now: shop.now })),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key'),
  );
  shop.effects.cartChanged();
  return result;
}
