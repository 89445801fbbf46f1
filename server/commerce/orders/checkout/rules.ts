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

/** Maximum length of a URL that shoppers return to, encoded: proxies refuse long headers. */
const maxReturnLength = 2_000;

/** Parses a URL that shoppers may return to; null if it isn't one. */
function parseReturn(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A blob: URL has the origin of the URL within it.
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && url.href.length <= maxReturnLength ? url : null;
}

/** Whether shoppers may be sent to a URL: its origin is that of a storefront, so that no link of the shop leads elsewhere. */
export function isAllowedReturn(text: string, { storefronts = [] }: { storefronts?: readonly string[] }): boolean {
  const url = parseReturn(text);
  return url !== null && storefronts.includes(url.origin);
}

/** Adds the order to a URL that shoppers return to, in place of parameters with the same names. The others stay as they are written. */
export function returnUrlWith(text: string, { number, status }: { number: number; status: string }): string {
  const url = new URL(text);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(order|status)(=|$)/.test(part));
  url.search = [...others, `order=${number}`, `status=${encodeURIComponent(status)}`].join('&');
  return url.href;
}
