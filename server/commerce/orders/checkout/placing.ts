import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { isAllowedReturn } from './rules.ts';
import { accountOfGuestWithin } from '../../../foundation/accounts/accounts.ts';
import { emptyCart, linesToOrder, lockCart } from '../../cart/cart.ts';
import { lockForSale, recordSales } from '../../../catalogue/inventory/inventory.ts';
import type { Taxonomy } from '../../../catalogue/products/products.ts';
import { consumeCoupons, couponsOfCart } from '../../coupons/coupons.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { initialStatus, locksCart, openPayment, type OfferedPayment, type Payments, calledNow } from '../../payments/payments.ts';
import { taxKey, type TaxCalculation, type TaxRequest } from '../../taxes/taxes.ts';
import { requestHash } from '../../../platform/crypto/requestHash.ts';
import { priceLines } from './priceLines.ts';
import { findEarlier } from '../earlierOrders.ts';
import { CartChangedError, EmptyCartError } from './errors.ts';
import type { PlaceOrderDetails } from './input.ts';
import { validateOrder } from './validateOrder.ts';
import { ordering, type NewOrder } from '../extensionPoints.ts';
import { recordEvent } from '../orderEvents.ts';
import { orderLineRow, orderRow } from '../orderRows.ts';
import type { CheckoutSettings } from './settings.ts';
import { orderTaxes } from './totals.ts';
import { says } from '../__generated__/messages.ts';

// The transaction that places an order. It takes its locks in a fixed order: the cart, the products by ID, the coupons by ID, the
// catalogue's revision.

/** Taxes of an order. */
export interface KnownTaxes {
  request: TaxRequest;
  calculation: TaxCalculation;
}

/** Aborts the transaction: the order's taxes must be calculated first, or recalculated because the cart has changed. */
export class TaxesMissing extends Error {
  readonly request: TaxRequest;

  constructor(request: TaxRequest) {
    super('Taxes are calculated before the transaction');
    this.request = request;
  }
}

/** Data that is read before the transaction, in which only its own client may be used. */
export interface Placing {
  visitorId: number;
  accountId: number | null;
  details: PlaceOrderDetails;
  settings: CheckoutSettings;
  /** The taxes that were calculated before the transaction, if the cart could be ordered then. */
  taxes: KnownTaxes | null;
  names: Taxonomy;
  /** The payment methods that the shop offers. */
  paymentMethods: readonly OfferedPayment[];
  payments: Payments;
  now: Date;
  /** Write the data of other modules along with the order. */
  writers: readonly ((tx: Tx, order: NewOrder) => Promise<void>)[];
}

/** The result of the transaction. */
export interface Placed {
  orderId: number;
  /** Whether the request was repeated: the order was placed before. */
  isRepeated: boolean;
  /** Whether the shop now shows a product differently. */
  catalogChanged: boolean;
}

/**
 * Equal requests have equal hashes. Excludes the key, which identifies a request, and data from scripts, which may differ between attempts.
 * Requests without a return URL have the hash that they had before there was one: their keys have no time limit.
 */
function hashOf({ idempotencyKey: _key, extensions: _extensions, returnUrl, ...request }: PlaceOrderDetails): string {
  return requestHash({ ...request, ...(returnUrl !== '' && { returnUrl }) });
}

/** @throws InvalidInputError when the shop doesn't allow shoppers to be sent there */
function checkReturnUrl({ payments, details: { returnUrl } }: Placing): void {
  if (returnUrl === '' || isAllowedReturn(returnUrl, payments)) return;
  throw new InvalidInputError([{ path: ['input', 'returnUrl'], message: says((t) => t.returnUrlIsntAllowed) }]);
}

/**
 * Orders all items of the cart that this shop sells, or none.
 * @throws a subclass of ShopError with the reason
 */
export async function placeLocked(tx: Tx, placing: Placing): Promise<Placed> {
  const { visitorId, details, now } = placing;
  const cart = await lockCart(tx, visitorId);
  if (!cart) throw new EmptyCartError();
  const { idempotencyKey, cartVersion } = details;
  const hash = hashOf(details);
  const earlier = await findEarlier(tx, { visitorId, cart, idempotencyKey, cartVersion, hash, now });
  if (earlier.same !== null) return { orderId: earlier.same, isRepeated: true, catalogChanged: false };
  if (cartVersion !== null && cart.version !== cartVersion) throw new CartChangedError(cart.id);
  const all = await linesToOrder(tx, cart.id);
  const lines = all.filter(({ externalShopId }) => externalShopId === null);
  if (lines.length === 0 && earlier.recent !== null) return { orderId: earlier.recent, isRepeated: true, catalogChanged: false };
  const hasOtherLines = all.length > lines.length;
  for (const { checkCart } of ordering.participants) await checkCart?.(tx, { cartId: cart.id, hasOtherLines });
  if (lines.length === 0) throw all.length === 0 ? new EmptyCartError() : new EmptyCartError(says((t) => t.nothingInYourCartIsSold));
  checkReturnUrl(placing);
  return order(tx, { ...placing, cart, lines, hash, hasOtherLines });
}

interface Ordering extends Placing {
  cart: { id: number; version: number };
  lines: Awaited<ReturnType<typeof linesToOrder>>;
  hash: string;
  /** Whether the cart contains items that external shops sell. */
  hasOtherLines: boolean;
}

/** No visitor genuinely places more orders per minute than this. */
const maxOrdersAMinute = 10;
const minuteMs = 60_000;

/** @throws ThrottledError for bots that buy up the stock */
async function checkPace(tx: Tx, visitorId: number, now: Date): Promise<void> {
  const placed = await tx.order.count({ where: { visitorId, placedAt: { gt: new Date(now.getTime() - minuteMs) } } });
  if (placed >= maxOrdersAMinute) throw new ThrottledError(minuteMs / 1_000);
}

async function order(tx: Tx, { cart, lines, hash, names, hasOtherLines, ...placing }: Ordering): Promise<Placed> {
  const { details, visitorId, accountId, now } = placing;
  await checkPace(tx, visitorId, now);
  const coupons = await couponsOfCart(tx, cart.id);
  const products = await lockForSale(
    tx,
    lines.map(({ productId }) => productId),
  );
  const decided = priceLines(lines, products, names, now);
  const { quote, outcome, minimumAge } = validateOrder({ ...placing, lines: decided, coupons });
  const { totals, taxRequest } = quote;
  if (details.expectedTotal !== null && details.expectedTotal !== totals.totalMinor) throw new CartChangedError(cart.id);
  if (!placing.taxes || taxKey(placing.taxes.request) !== taxKey(taxRequest)) throw new TaxesMissing(taxRequest);
  const taxes = orderTaxes(quote.lines, placing.taxes.calculation);

  // A free order needs no payment.
  const { paymentMethod: method } = details;
  const isFree = totals.totalMinor === 0;
  const staysOpen = !isFree && locksCart(placing.payments, method);
  const status = isFree ? 'PROCESSING' : initialStatus(placing.payments, method);
  const adopting = accountId === null ? await accountOfGuestWithin(tx, details.email) : null;
  const data = orderRow({
    visitorId,
    accountId: accountId ?? adopting,
    isAdopted: adopting !== null,
    cart,
    details,
    hash,
    quote,
    taxes,
    termsId: placing.settings.termsId,
    confirmedAge: minimumAge,
    paymentName: calledNow(placing.settings.payment, method).name,
    status,
    now,
  });
  const { id: orderId } = await tx.order.create({ data, select: { id: true } });
  await consumeCoupons(tx, { applied: outcome.applied, orderId, email: details.email, now });
  const rows = decided.flatMap((line, position) => {
    const sums = taxes.lines[position];
    return sums ? [orderLineRow(orderId, line, sums, position)] : [];
  });
  await tx.orderLine.createMany({ data: rows });
  await recordEvent(tx, { orderId, kind: 'placed', detail: {}, at: now });
  const placed = { orderId, visitorId, accountId, cartId: cart.id, leavesCart: !staysOpen, cartLineIds: lines.map(({ id }) => id) };
  for (const write of placing.writers) await write(tx, placed);
  if (staysOpen) {
    await openPayment(tx, { orderId, method, amountMinor: totals.totalMinor, returnUrl: details.returnUrl, now });
  } else {
    await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'placed' } });
    for (const { cartOrdered } of ordering.participants)
      await cartOrdered?.(tx, { orderId, cartId: cart.id, isPaidLater: false, hasOtherLines });
    await emptyCart(tx, cart.id, now);
  }
  // Last, because it may lock the revision's row, for which all orders of low-stock products wait.
  return { orderId, isRepeated: false, catalogChanged: await recordSales(tx, decided, { orderId, now }) };
}
