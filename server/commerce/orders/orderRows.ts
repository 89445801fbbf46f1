import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import type { DecidedLine } from './checkout/decide.ts';
import type { PlaceOrderDetails } from './checkout/input.ts';
import type { Quote } from './checkout/quote.ts';
import type { LineTotals, OrderTaxes } from './checkout/totals.ts';

// The rows of an order, as they are written once.

/** What an order is made of. */
export interface OrderFacts {
  visitorId: number;
  /** Whose it is: of whoever has signed in, or of the account that has confirmed the address of the guest's order. */
  accountId: number | null;
  /** Whether it is the account's by that address alone. */
  isAdopted: boolean;
  cart: { id: number; version: number };
  details: PlaceOrderDetails;
  /** Hash of the request. */
  hash: string;
  quote: Quote;
  taxes: OrderTaxes;
  /** Which terms were accepted. */
  termsId: number | null;
  /** The way to pay as it is called now. */
  paymentName: string;
  status: OrderStatus;
  now: Date;
}

/** The row of the order itself. */
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
    note: details.note,
    paymentMethod: details.paymentMethod,
    paymentName,
    ...(billing ? { billingAddress: billing } : {}),
    ...quote.totals,
    shippingVatMinor: taxes.shippingVatMinor,
    vatMinor: taxes.vatMinor,
    shippingTaxes: taxes.shippingTaxes.map((tax) => ({ ...tax })),
    accessKey: randomBytes(16).toString('hex'),
    // A client that names no key still has an order of its own: what it repeats is recognised by its contents.
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
    termsId,
    placedAt: now,
  };
}

/** What was bought, as it is called and costs at this moment. */
export function orderLineRow(orderId: number, line: DecidedLine, totals: LineTotals, position: number) {
  const { product, stockProductId, quantity, options, unitPriceMinor } = line;
  return {
    orderId,
    position,
    productId: product.id,
    stockProductId,
    sku: product.sku ?? null,
    name: (product.parent ?? product).name,
    options: options.map((option) => ({ ...option })),
    quantity,
    unitMinor: unitPriceMinor,
    ...totals,
  };
}
