import type { Tx } from '../../platform/database/db.ts';
import { IdempotencyMismatchError, PaymentOpenError } from './checkout/errors.ts';

// Detects repeated requests to place an order. The cart is locked, so that no concurrent request runs the same check.

/** How long a request without a key and cart version counts as a repeat, in milliseconds. */
export const repeatWindowMs = 10 * 60_000;

/** The data that distinguishes requests. */
export interface RequestIdentity {
  visitorId: number;
  /** The current cart. */
  cart: { id: number; version: number };
  /** As given in the request; null when absent. */
  idempotencyKey: string | null;
  cartVersion: number | null;
  /** Hash of the request without its key. */
  hash: string;
  now: Date;
}

/** The order that this request has already placed. */
export interface EarlierOrders {
  /** Null when the request has placed none. */
  same: number | null;
  /** The order of an equal recent request without key and version; it counts only if the cart is empty now. */
  recent: number | null;
}

/**
 * The order that this request has already placed: under its key or, for a double click whose requests have different keys or none, from the
 * same version of the cart.
 * @throws IdempotencyMismatchError when the key belongs to another request
 * @throws PaymentOpenError when another order of this cart awaits payment
 */
export async function findEarlier(tx: Tx, identity: RequestIdentity): Promise<EarlierOrders> {
  const { visitorId, cart, idempotencyKey, hash, now } = identity;
  const cartVersion = identity.cartVersion ?? cart.version;
  const orders = await tx.order.findMany({
    where: {
      OR: [
        ...(idempotencyKey === null ? [] : [{ visitorId, idempotencyKey }]),
        { cartId: cart.id, cartVersion },
        { cartId: cart.id, status: 'PENDING_PAYMENT' as const },
        ...(identity.cartVersion === null
          ? [{ visitorId, requestHash: hash, placedAt: { gt: new Date(now.getTime() - repeatWindowMs) } }]
          : []),
      ],
    },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, status: true, cartId: true, cartVersion: true, idempotencyKey: true, requestHash: true },
  });
  const sameKey = orders.find((order) => idempotencyKey !== null && order.idempotencyKey === idempotencyKey);
  if (sameKey && sameKey.requestHash !== hash) throw new IdempotencyMismatchError();
  const sameCart = orders.find((order) => order.cartId === cart.id && order.cartVersion === cartVersion && order.requestHash === hash);
  const same = sameKey ?? sameCart;
  const open = orders.find(({ status }) => status === 'PENDING_PAYMENT');
  if (!same && open) throw new PaymentOpenError(open);
  const recent = orders.find(({ requestHash, status }) => requestHash === hash && status !== 'FAILED' && status !== 'CANCELLED');
  return { same: same?.id ?? null, recent: recent?.id ?? null };
}
