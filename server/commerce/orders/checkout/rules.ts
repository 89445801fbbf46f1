import { createHash, timingSafeEqual } from 'node:crypto';

const maxShopLetters = 12;

/** The reference of a bank transfer, by which the payment is matched; only characters that every bank accepts. */
export function transferReference(orderNumber: number, shopName: string): string {
  const letters = shopName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, maxShopLetters) || 'ORDER'}-${orderNumber}`;
}

/** @returns path of an order's page; its key is its only secret */
export function orderPath({ number, accessKey }: { number: number; accessKey: string }): string {
  return `/checkout/order-received/${number}/?key=${accessKey}`;
}

/** Whether the key matches the order; constant time. */
export function opensOrder(order: { accessKey: string }, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(order.accessKey), digest(key));
}
