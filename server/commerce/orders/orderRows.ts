import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import type { PricedOrderLine } from './checkout/priceLines.ts';
import type { PlaceOrderDetails } from './checkout/input.ts';
import type { Quote } from './checkout/quote.ts';
import { storedDelivery } from './storedDelivery.ts';
import type { LineTotals, OrderTaxes } from './checkout/totals.ts';

// Creates the rows of an order, which are written once.

/** The data of a new order. */
export interface OrderFacts {
  visitorId: number;
  /** The signed-in account, or the account that has confirmed the address of a guest's order. */
  accountId: number | null;
  /** Whether the order belongs to the account only through its email address. */
  isAdopted: boolean;
  cart: { id: number; version: number };
  details: PlaceOrderDetails;
  /** Hash of the request. */
  hash: string;
  quote: Quote;
  taxes: OrderTaxes;
  /** ID of the accepted terms. */
  termsId: number | null;
  /** The highest minimum age of the products, which the shopper has confirmed; null if none has one. */
  confirmedAge: number | null;
  /** The current name of the payment method. */
  paymentName: string;
  status: OrderStatus;
  now: Date;
}

/** Creates the row of the order itself. */
export function orderRow({
  visitorId,
  accountId,
  isAdopted,
  cart,
  details,
  hash,
  quote,
  taxes,
  termsId,
  confirmedAge,
  paymentName,
  status,
  now,
}: OrderFacts) {
  const { billing, idempotencyKey } = details;
  return {
    email: details.email,
    firstName: details.firstName,
    lastName: details.lastName,
    company: details.company,
    phone: details.phone,
    address1: details.address1,
    address2: details.address2,
    postcode: details.postcode,
    city: details.city,
    country: details.country,
    vatId: details.vatId,
    note: details.note,
    giftMessage: details.giftMessage,
    paymentMethod: details.paymentMethod,
    paymentName,
    ...(billing ? { billingAddress: billing } : {}),
    ...quote.totals,
    shippingVatMinor: taxes.shippingVatMinor,
    vatMinor: taxes.vatMinor,
    exportTo: taxes.exportTo,
    shippingTaxes: taxes.shippingTaxes.map((tax) => ({ ...tax })),
    accessKey: randomBytes(16).toString('hex'),
    // An order without a client key still needs a unique one: its repeats are recognised by their contents.
    idempotencyKey: idempotencyKey ?? randomUUID(),
    requestHash: hash,
    status,
    visitorId,
    accountId,
    adoptedAt: isAdopted ? now : null,
    cartId: cart.id,
    cartVersion: cart.version,
    shippingMethod: quote.shippingMethod?.code ?? '',
    shippingName: quote.shippingMethod?.name ?? '',
    ...storedDelivery(quote.shippingMethod?.deliveryEstimate ?? null),
    termsId,
    confirmedAge,
    wantsReviewRequest: details.wantsReviewRequest,
    placedAt: now,
  };
}

/** Creates a line's row, with the item's current name and price. */
export function orderLineRow(orderId: number, line: PricedOrderLine, totals: LineTotals, position: number) {
  const { product, stockProductId, quantity, options, unitPriceMinor, depositMinor } = line;
  return {
    orderId,
    position,
    productId: product.id,
    stockProductId,
    sku: product.sku ?? null,
    name: (product.parent ?? product).name,
    options: options.map((option) => ({ ...option })),
    quantity,
    isVirtual: product.isVirtual,
    withdrawalException: (product.parent ?? product).withdrawalException,
    unitMinor: unitPriceMinor,
    depositMinor,
    ...totals,
  };
}
