import { createHash, timingSafeEqual } from 'node:crypto';

/** The terms of sale that shoppers accept now. Orders keep which ones theirs were: change it with the text. */
export const termsVersion = '2026-11';

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
