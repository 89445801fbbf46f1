import { linesToOrder } from '../../commerce/cart/cart.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cartChanges, deviceOf, sourceOf, type CartSnapshot } from './rules.ts';

/** A visit that the transaction has locked. */
export interface LockedVisit {
  key: string;
  events: number;
  cartId: number | null;
  cart: CartSnapshot | null;
  seenAt: Date;
}

/** Finds or creates a visit and locks it, so that its reports are processed one after another. */
export async function lockVisit(tx: Tx, shop: Shop, key: string): Promise<LockedVisit> {
  const current = sourceOf(shop.sent?.cookie('sbjs_current'));
  const first = sourceOf(shop.sent?.cookie('sbjs_first'));
  const data = {
    key,
    startedAt: shop.now,
    seenAt: shop.now,
    device: deviceOf(shop.userAgent ?? ''),
    ...current,
    firstSourceType: first.sourceType,
    firstSource: first.source,
    firstMedium: first.medium,
    firstCampaign: first.campaign,
  };
  await tx.analyticsVisit.createMany({ data, skipDuplicates: true });
  const [visit] = await tx.$queryRaw<LockedVisit[]>`
    SELECT "key", "events", "cartId", "cart", "seenAt" FROM "AnalyticsVisit" WHERE "key" = ${key} FOR UPDATE`;
  if (!visit) throw new Error('A visit that was just written no longer exists');
  return visit;
}

async function cartNow(tx: Tx, visitorId: number | null): Promise<{ cartId: number | null; cart: CartSnapshot }> {
  const found = visitorId === null ? null : await tx.cart.findUnique({ where: { visitorId }, select: { id: true } });
  if (!found) return { cartId: null, cart: {} };
  const cart: Record<string, number> = {};
  for (const { productId, quantity } of await linesToOrder(tx, found.id)) cart[productId] = (cart[productId] ?? 0) + quantity;
  return { cartId: found.id, cart };
}

/** The visit's current cart, and the items added and removed since the last check. */
export interface CartChange {
  cartId: number | null;
  cart: CartSnapshot;
  added: [number, number][];
  removed: [number, number][];
}

/**
 * Detects items added to and removed from the cart, whichever button, form, tab or script did it. The cart counts as new when the visit
 * begins and when the visitor signs in: then there are no changes. Ordered items don't count as removed.
 */
export async function lookAtCart(tx: Tx, visit: LockedVisit, visitorId: number | null): Promise<CartChange> {
  const now = await cartNow(tx, visitorId);
  const before = visit.cart ?? null;
  const isAnother = before === null || (visit.cartId !== null && visit.cartId !== now.cartId);
  if (isAnother) return { ...now, added: [], removed: [] };
  const { added, removed } = cartChanges(before, now.cart);
  if (removed.length === 0 || now.cartId === null) return { ...now, added, removed };
  const ordered = await tx.order.findFirst({ where: { cartId: now.cartId, placedAt: { gte: visit.seenAt } }, select: { id: true } });
  return { ...now, added, removed: ordered ? [] : removed };
}
