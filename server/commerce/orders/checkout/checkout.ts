import { parseInput } from '../../../platform/errors/errors.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import { isUniqueViolation, withRetry } from '../../../platform/database/retry.ts';
import { startPayment } from '../startPayment.ts';
import { locksCart, offeredPayments } from '../../payments/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { ordering } from '../extensionPoints.ts';
import { EmptyCartError } from './errors.ts';
import { placeOrderInput, type PlaceOrderRequest } from './input.ts';
import { placeLocked, TaxesMissing, type KnownTaxes, type Placed, type Placing } from './placing.ts';
import { quoteOfCart, quoteSelection } from './cartQuote.ts';
import { calculateTaxes, taxesIfKnown } from '../../taxes/taxes.ts';
import { countOrder } from '../../../platform/metrics/metrics.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { opensOrder } from './rules.ts';
import { checkoutSettings } from './settings.ts';
import { checkRegistered } from './vatIdCheck.ts';

// Placing an order: one transaction from the lock on the cart to the row of the order. Whoever sends the same request again,
// at the same moment or later, with its key or without, is answered with the same order. Taxes are calculated before it, and payment providers are asked after it, because both may need the network.

type Untaxed = Omit<Placing, 'taxes'>;

/** A placed order. */
export interface PlacedOrder {
  orderId: number;
  /** The URL where the shopper confirms the payment; null when no action is needed. */
  nextActionUrl: string | null;
}

/**
 * Orders everything in the visitor's cart, or nothing.
 * @throws PaymentDeclinedError when the order was placed but failed because its payment was declined
 * @throws another subclass of ShopError with the reason; nothing is changed then
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
  const placed = await placeTaxed(shop, placing);
  // Also for a repeated request: the response that told the browser about the empty cart may have been lost.
  shop.effects.cartChanged();
  if (!placed.isRepeated) countOrder();
  if (placed.catalogChanged) await shop.catalog.reload();
  const { orderId } = placed;
  if (!locksCart(shop.payments, details.paymentMethod)) return { orderId, nextActionUrl: null };
  const { nextActionUrl } = await startPayment(shop, { orderId, token: details.paymentToken || null });
  return { orderId, nextActionUrl };
}

/**
 * The taxes of the order, from the cart as it is before it is locked; null when there is nothing to tax, or no answer. Also asks whether the
 * buyer's VAT ID is registered, which needs the network too, unless there is nothing to order.
 */
async function taxesBefore(shop: Shop, { visitorId, details, settings }: Untaxed): Promise<KnownTaxes | null> {
  const cart = await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: quoteSelection });
  const quote = cart && (await quoteOfCart(shop, cart, details));
  if (!quote || quote.lines.length === 0) return null;
  await checkRegistered(shop, details.vatId);
  const calculation = await taxesIfKnown(shop, quote.taxRequest, settings.taxes);
  return calculation && { request: quote.taxRequest, calculation };
}

/** How often taxes are calculated for a cart that changes between the calculation and the lock. */
const maxCalculations = 10;

/**
 * Places the order with the taxes of exactly what it holds.
 * @throws TryAgainError when the taxes cannot be calculated, or the cart keeps changing
 */
async function placeTaxed(shop: Shop, untaxed: Untaxed): Promise<Placed> {
  let taxes = await taxesBefore(shop, untaxed);
  for (let calculations = 1; ; calculations += 1) {
    try {
      const placing = { ...untaxed, taxes };
      return await withRetry(() => shop.db.prisma.$transaction((tx) => placeLocked(tx, placing)), isDuplicateOrder);
    } catch (error) {
      if (!(error instanceof TaxesMissing)) throw error;
      if (calculations === maxCalculations) throw new TryAgainError();
      const { request } = error;
      taxes = { request, calculation: await calculateTaxes(shop, request, untaxed.settings.taxes) };
    }
  }
}

/** These indexes back up the lock on the cart: when they reject an order, retrying the transaction finds the existing one. */
function isDuplicateOrder(error: unknown): boolean {
  return isUniqueViolation(error, 'Order_cartId_cartVersion_key') || isUniqueViolation(error, 'Order_visitorId_idempotencyKey_key');
}

/** The order of a secret link; null for a wrong key as well as for an unknown number. */
export async function findOrderByLink(shop: Shop, { number, key }: { number: number; key: string }): Promise<number | null> {
  const order = await shop.db.prisma.order.findUnique({ where: { number }, select: { id: true, accessKey: true } });
  return order && opensOrder(order, key) ? order.id : null;
}
