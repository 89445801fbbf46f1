import type { IncomingHttpHeaders } from 'node:http';
import { senderOf, type Origins } from '../platform/http/origin.ts';

// The old cart calls carry no token, and one of them changes the cart by GET. What protects them is that browsers say where a
// request comes from.

/** Whether an address, such as a Referer's, is on this shop. */
function isOwnAddress(address: string, host: string | undefined, origins: Origins): boolean {
  return URL.canParse(address) && senderOf({ origin: new URL(address).origin, host }, origins) === 'own-page';
}

/** What is known of where a request comes from; null when it does not say. */
function isFromOwnPage(headers: IncomingHttpHeaders, origins: Origins): boolean | null {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (headers.origin !== undefined) return senderOf(headers, origins) === 'own-page';
  if (headers.referer !== undefined) return isOwnAddress(headers.referer, headers.host, origins);
  return null;
}

/** Pictures and frames of a page of ours may have been put there by somebody else, and what is fetched ahead nobody has asked for. */
export function isChosen(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const isAhead = headers.purpose === 'prefetch' || String(headers['sec-purpose'] ?? '').includes('prefetch');
  return !isAhead && (destination === undefined || destination === 'empty' || destination === 'document');
}

/** Whether a request asks for an answer and for nothing else: HEAD is answered as GET, without the body. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Whether a request may change something. HEAD never does. A browser must say that a page of ours sends it, and by GET that a script or a click
 * does. A request that says nothing may when it is a POST, with which browsers send no cookie from elsewhere (SameSite), or has a
 * header that only scripts of ours can set.
 */
export function mayWrite(method: string, headers: IncomingHttpHeaders, origins: Origins): boolean {
  if (method === 'HEAD' || (method === 'GET' && !isChosen(headers))) return false;
  return isFromOwnPage(headers, origins) ?? (method === 'POST' || headers['x-requested-with'] !== undefined);
}

/**
 * Whether a page of others loads it into itself: what is the visitor's own is not for it. Following a link from there is something
 * else, and old browsers, which do not say, send no cookie along from other sites (SameSite).
 */
export function isReadElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}

/** Whether a script of ours may be read by whoever asks for it: it holds the visitor's tokens, so no page of others may run it. */
export function mayReadTokens(headers: IncomingHttpHeaders, origins: Origins): boolean {
  return headers['sec-fetch-site'] === 'none' || (isFromOwnPage(headers, origins) ?? true);
}
