import type { Tx } from '../../platform/database/db.ts';
import { IdempotencyMismatchError, PaymentOpenError } from './checkout/errors.ts';

// Finds out whether a request to order was here before. Its cart is locked, so that nobody else asks at the same time.

/** How long a request without a key and without the cart's version is taken for a repetition, in milliseconds. */
export const repeatWindowMs = 10 * 60_000;

/** What tells one request from another. */
export interface RequestIdentity {
  visitorId: number;
  /** The cart as it is now. */
  cart: { id: number; version: number };
  /** What the request says: null where it says nothing. */
  idempotencyKey: string | null;
  cartVersion: number | null;
  /** Hash of the request without its key. */
  hash: string;
  now: Date;
}

/** The order that this request has made already. */
export interface EarlierOrders {
  /** Null when it has made none. */
  same: number | null;
  /** The order that an equal request without key and version made a moment ago: it counts if the cart is empty now. */
  recent: number | null;
}

/**
 * The order that this request has already made: under its key, or, for a double click whose requests have different keys or none,
 * from the same state of the cart.
 * @throws IdempotencyMismatchError when the key stands for another request
 * @throws PaymentOpenError when another order of this cart waits for its payment
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
