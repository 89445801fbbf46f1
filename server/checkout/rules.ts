import { createHash, timingSafeEqual } from 'node:crypto';
import type { PaymentMethod } from '../generated/prisma/client.ts';

export interface ShippingMethod {
  code: string;
  name: string;
  description: string;
  /** What it costs below the free threshold. */
  flatMinor: number;
  /** From this subtotal on it costs nothing. */
  freeFromMinor: number;
}

export const shippingMethods: readonly ShippingMethod[] = [
  {
    code: 'standard',
    name: 'Standard delivery',
    description: 'To your door in 2 to 4 working days. Free from €50.00.',
    flatMinor: 490,
    freeFromMinor: 5_000,
  },
];

/** What a method costs for a cart of this subtotal; an empty cart ships nothing. */
export function shippingPrice(method: ShippingMethod, subtotalMinor: number): number {
  return subtotalMinor === 0 || subtotalMinor >= method.freeFromMinor ? 0 : method.flatMinor;
}

/** What shipping costs as long as no method has been chosen: that of the first. */
export function estimatedShipping(subtotalMinor: number): number {
  const [method] = shippingMethods;
  return method ? shippingPrice(method, subtotalMinor) : 0;
}

export interface PaymentMethodFacts {
  code: PaymentMethod;
  name: string;
  description: string;
}

export const paymentMethods: readonly PaymentMethodFacts[] = [
  {
    code: 'BANK_TRANSFER',
    name: 'Bank transfer',
    description: 'Transfer the total to our account with the order number as reference. We send the goods when it has arrived.',
  },
];

/** Where bank transfers go. A shop that goes live puts its own account here. */
export const bankAccount = {
  accountName: 'Souk Demo Shop',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
} as const;

/** The text that a bank transfer must carry, so that it is found. */
export function transferReference(orderNumber: number): string {
  return `SOUK-${orderNumber}`;
}

/** @returns path of an order's page; the key in it is its only secret */
export function orderPath({ number, accessKey }: { number: number; accessKey: string }): string {
  return `/checkout/order-received/${number}/?key=${accessKey}`;
}

/** Whether the key opens the order; takes as long for a wrong key as for the right one. */
export function opensOrder(order: { accessKey: string }, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(order.accessKey), digest(key));
}

/** Equal requests have equal hashes, whatever the order of their fields. */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
