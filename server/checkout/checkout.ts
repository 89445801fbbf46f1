import { randomBytes } from 'node:crypto';
import { parseInput } from '../errors.ts';
import { emptyCart, linesToOrder, lockCart } from '../cart/orderedCart.ts';
import { subtotal } from '../cart/rules.ts';
import { lockForSale, recordSales } from '../catalog/inventory.ts';
import { taxonomy, type Taxonomy } from '../catalog/taxonomy.ts';
import { isUniqueViolation, withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import type { Shop } from '../shop.ts';
import { decideLines, type DecidedLine } from './decide.ts';
import { CartChangedError, EmptyCartError, IdempotencyMismatchError } from './errors.ts';
import { placeOrderInput, type PlaceOrderDetails, type PlaceOrderRequest } from './input.ts';
import { opensOrder, requestHash, shippingMethods, shippingPrice } from './rules.ts';

// Placing an order: one transaction from the lock on the cart to the row of the order. Whoever sends the same request again,
// at the same moment or later, with its key or without, is answered with the same order.

interface Placed {
  orderId: number;
  /** Whether the shop shows something else about a product now. */
  catalogChanged: boolean;
}

/**
 * Orders everything in the visitor's cart, or nothing.
 * @throws a subclass of ShopError that says why not; then nothing was changed
 */
export async function placeOrder(shop: Shop, request: PlaceOrderRequest): Promise<{ orderId: number }> {
  const details = parseInput(placeOrderInput, request);
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw new EmptyCartError();
  // Read before the transaction, in which nothing but its own client may be used.
  const names = await taxonomy(shop);
  const placed = await withRetry(
    () => shop.db.prisma.$transaction((tx) => placeLocked(tx, { visitorId, details, names, now: shop.now })),
    isDuplicateOrder,
  );
  if (placed.catalogChanged) await shop.catalog.reload();
  return { orderId: placed.orderId };
}

/** The indexes below the lock on the cart: an order that they refuse is found when the transaction runs again. */
function isDuplicateOrder(error: unknown): boolean {
  return isUniqueViolation(error, 'Order_cartId_cartVersion_key') || isUniqueViolation(error, 'Order_visitorId_idempotencyKey_key');
}

interface Placing {
  visitorId: number;
  details: PlaceOrderDetails;
  names: Taxonomy;
  now: Date;
}

async function placeLocked(tx: Tx, { visitorId, details, names, now }: Placing): Promise<Placed> {
  const cart = await lockCart(tx, visitorId);
  if (!cart) throw new EmptyCartError();
  const { idempotencyKey, cartVersion, ...rest } = details;
  const hash = requestHash({ cartVersion, ...rest });
  const earlier = await findEarlier(tx, { visitorId, cartId: cart.id, idempotencyKey, cartVersion, hash });
  if (earlier !== null) return { orderId: earlier, catalogChanged: false };
  if (cart.version !== cartVersion) throw new CartChangedError(cart.id);

  const lines = await linesToOrder(tx, cart.id);
  if (lines.length === 0) throw new EmptyCartError();
  const products = await lockForSale(
    tx,
    lines.map(({ productId }) => productId),
  );
  const decided = decideLines(lines, products, names, now);
  const totals = orderTotals(decided, details.shippingMethod);
  if (details.expectedTotal !== null && details.expectedTotal !== totals.totalMinor) throw new CartChangedError(cart.id);

  const catalogChanged = await recordSales(tx, decided, now);
  const order = await tx.order.create({ data: orderRow({ visitorId, cart, details, hash, totals, now }), select: { id: true } });
  await tx.orderLine.createMany({ data: decided.map((line, position) => orderLineRow(order.id, line, position)) });
  await emptyCart(tx, cart.id, now);
  return { orderId: order.id, catalogChanged };
}

interface EarlierRequest {
  visitorId: number;
  cartId: number;
  idempotencyKey: string;
  cartVersion: number;
  hash: string;
}

/**
 * The order that this request has already made: under its key, or, for a double click whose requests have different keys, from
 * the same state of the cart.
 * @throws IdempotencyMismatchError when the key stands for another request
 */
async function findEarlier(tx: Tx, { visitorId, cartId, idempotencyKey, cartVersion, hash }: EarlierRequest): Promise<number | null> {
  const earlier = await tx.order.findMany({
    where: {
      OR: [
        { visitorId, idempotencyKey },
        { cartId, cartVersion },
      ],
    },
    select: { id: true, idempotencyKey: true, requestHash: true },
  });
  const sameKey = earlier.find((order) => order.idempotencyKey === idempotencyKey);
  if (sameKey && sameKey.requestHash !== hash) throw new IdempotencyMismatchError();
  return (sameKey ?? earlier.find((order) => order.requestHash === hash))?.id ?? null;
}

interface Totals {
  subtotalMinor: number;
  shippingMinor: number;
  totalMinor: number;
}

function orderTotals(lines: readonly DecidedLine[], shippingCode: string): Totals {
  const method = shippingMethods.find(({ code }) => code === shippingCode);
  if (!method) throw new Error(`Shipping method ${shippingCode} passed the check but does not exist`);
  const subtotalMinor = subtotal(lines);
  const shippingMinor = shippingPrice(method, subtotalMinor);
  return { subtotalMinor, shippingMinor, totalMinor: subtotalMinor + shippingMinor };
}

interface OrderFacts {
  visitorId: number;
  cart: { id: number; version: number };
  details: PlaceOrderDetails;
  hash: string;
  totals: Totals;
  now: Date;
}

function orderRow({ visitorId, cart, details, hash, totals, now }: OrderFacts) {
  const { acceptsTerms: _accepted, expectedTotal: _expected, cartVersion, ...given } = details;
  return {
    ...given,
    ...totals,
    accessKey: randomBytes(16).toString('hex'),
    visitorId,
    cartId: cart.id,
    cartVersion,
    requestHash: hash,
    placedAt: now,
  };
}

/** What was bought, as it is called and costs at this moment. */
function orderLineRow(orderId: number, { product, quantity, options, unitPriceMinor }: DecidedLine, position: number) {
  return {
    orderId,
    position,
    productId: product.id,
    sku: product.sku ?? null,
    name: (product.parent ?? product).name,
    options: options.map((option) => ({ ...option })),
    quantity,
    unitMinor: unitPriceMinor,
    lineMinor: unitPriceMinor * quantity,
  };
}

/** The order of a secret link; null for a wrong key as for a number that does not exist. */
export async function findOrderByLink(shop: Shop, { number, key }: { number: number; key: string }): Promise<number | null> {
  const order = await shop.db.prisma.order.findUnique({ where: { number }, select: { id: true, accessKey: true } });
  return order && opensOrder(order, key) ? order.id : null;
}
