import { linesToOrder } from '../../commerce/cart/cart.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cartChanges, deviceOf, sourceOf, type SeenCart } from './rules.ts';

/** A visit under the lock of its transaction. */
export interface LockedVisit {
  key: string;
  events: number;
  cartId: number | null;
  cart: SeenCart | null;
  seenAt: Date;
}

/** Finds or begins a visit, and locks it: reports of one visit come one after the other. */
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

async function cartNow(tx: Tx, visitorId: number | null): Promise<{ cartId: number | null; cart: SeenCart }> {
  const found = visitorId === null ? null : await tx.cart.findUnique({ where: { visitorId }, select: { id: true } });
  if (!found) return { cartId: null, cart: {} };
  const cart: Record<string, number> = {};
  for (const { productId, quantity } of await linesToOrder(tx, found.id)) cart[productId] = (cart[productId] ?? 0) + quantity;
  return { cartId: found.id, cart };
}

/** What the visit's cart is now, and what has come in and gone out since it was last looked at. */
export interface SeenChange {
  cartId: number | null;
  cart: SeenCart;
  added: [number, number][];
  removed: [number, number][];
}

/**
 * Tells what has come into the cart and gone out of it, whichever button, form, tab or script did it. A cart is new when the visit begins
 * and when somebody signs in: then nothing has changed. What was ordered has not been taken out.
 */
export async function lookAtCart(tx: Tx, visit: LockedVisit, visitorId: number | null): Promise<SeenChange> {
  const now = await cartNow(tx, visitorId);
  const before = visit.cart ?? null;
  const isAnother = before === null || (visit.cartId !== null && visit.cartId !== now.cartId);
  if (isAnother) return { ...now, added: [], removed: [] };
  const { added, removed } = cartChanges(before, now.cart);
  if (removed.length === 0 || now.cartId === null) return { ...now, added, removed };
  const ordered = await tx.order.findFirst({ where: { cartId: now.cartId, placedAt: { gte: visit.seenAt } }, select: { id: true } });
  return { ...now, added, removed: ordered ? [] : removed };
}
