import { parseInput } from '../../../platform/errors/errors.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import { isUniqueViolation, withRetry } from '../../../platform/database/retry.ts';
import { startPayment } from '../startPayment.ts';
import { keepsCart, offeredPayments } from '../../payments/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { ordering } from '../extensionPoints.ts';
import { EmptyCartError } from './errors.ts';
import { placeOrderInput, type PlaceOrderRequest } from './input.ts';
import { placeLocked } from './placing.ts';
import { opensOrder } from './rules.ts';
import { checkoutSettings } from './settings.ts';

// Placing an order: one transaction from the lock on the cart to the row of the order. Whoever sends the same request again,
// at the same moment or later, with its key or without, is answered with the same order. A provider is asked after it, outside.

/** What was ordered. */
export interface PlacedOrder {
  orderId: number;
  /** Where the shopper confirms the payment; null when there is nothing to do. */
  nextActionUrl: string | null;
}

/**
 * Orders everything in the visitor's cart, or nothing.
 * @throws PaymentDeclinedError when the order was placed and has failed because its payment was declined
 * @throws another subclass of ShopError that says why not; then nothing was changed
 */
export async function placeOrder(shop: Shop, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const details = parseInput(placeOrderInput, request);
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw new EmptyCartError();
  const settings = await checkoutSettings(shop);
  const placing = {
    visitorId,
    accountId: (await shop.visitor.account())?.id ?? null,
    details,
    settings,
    names: await taxonomy(shop),
    payments: shop.payments,
    paymentMethods: offeredPayments(shop.payments, settings.payment),
    now: shop.now,
    address: shop.address,
    writers: await ordering.prepared(({ prepare }) => prepare?.(shop, { visitorId, details })),
  };
  const placed = await withRetry(() => shop.db.prisma.$transaction((tx) => placeLocked(tx, placing)), isDuplicateOrder);
  // For a repeated request too: the answer that told the browser of the empty cart may have been lost.
  shop.effects.cartChanged();
  if (placed.catalogChanged) await shop.catalog.reload();
  const { orderId } = placed;
  if (!keepsCart(shop.payments, details.paymentMethod)) return { orderId, nextActionUrl: null };
  const { nextActionUrl } = await startPayment(shop, { orderId, token: details.paymentToken || null });
  return { orderId, nextActionUrl };
}

/** The indexes below the lock on the cart: an order that they refuse is found when the transaction runs again. */
function isDuplicateOrder(error: unknown): boolean {
  return isUniqueViolation(error, 'Order_cartId_cartVersion_key') || isUniqueViolation(error, 'Order_visitorId_idempotencyKey_key');
}

/** The order of a secret link; null for a wrong key as for a number that does not exist. */
export async function findOrderByLink(shop: Shop, { number, key }: { number: number; key: string }): Promise<number | null> {
  const order = await shop.db.prisma.order.findUnique({ where: { number }, select: { id: true, accessKey: true } });
  return order && opensOrder(order, key) ? order.id : null;
}
