import { createHash, timingSafeEqual } from 'node:crypto';

const maxShopLetters = 12;

/** The text that a bank transfer must carry, so that it is found: in signs that every bank takes. */
export function transferReference(orderNumber: number, shopName: string): string {
  const letters = shopName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, maxShopLetters) || 'ORDER'}-${orderNumber}`;
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
