import type { IncomingHttpHeaders } from 'node:http';
import { senderOf, type Origins } from '../platform/http/origin.ts';

// The old cart calls carry no token, and one of them changes the cart by GET. They are protected by the request headers in which browsers
// name the origin of a request.

/** Returns whether a URL, such as a Referer's, is on this shop. */
function isOwnAddress(address: string, host: string | undefined, origins: Origins): boolean {
  return URL.canParse(address) && senderOf({ origin: new URL(address).origin, host }, origins) === 'own-page';
}

/** Returns whether the request comes from the shop's own page; null if the headers don't say. */
function isFromOwnPage(headers: IncomingHttpHeaders, origins: Origins): boolean | null {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (headers.origin !== undefined) return senderOf(headers, origins) === 'own-page';
  if (headers.referer !== undefined) return isOwnAddress(headers.referer, headers.host, origins);
  return null;
}

/**
 * Returns whether the shopper caused the request. Images and frames on the shop's pages may have been placed by others, and prefetches are
 * not a choice of the shopper.
 */
export function isChosen(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const isAhead = headers.purpose === 'prefetch' || String(headers['sec-purpose'] ?? '').includes('prefetch');
  return !isAhead && (destination === undefined || destination === 'empty' || destination === 'document');
}

/** Returns whether the method only reads: HEAD is answered like GET, without the body. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Returns whether a request may change data. HEAD never may. A browser must state that the shop's own page sends the request, and for GET
 * that a script or a click caused it. A request without such headers may if it is a POST, since browsers send no cookie with a cross-site
 * POST (SameSite), or if it has a header that only the shop's own scripts can set.
 */
export function mayWrite(method: string, headers: IncomingHttpHeaders, origins: Origins): boolean {
  if (method === 'HEAD' || (method === 'GET' && !isChosen(headers))) return false;
  return isFromOwnPage(headers, origins) ?? (method === 'POST' || headers['x-requested-with'] !== undefined);
}

/**
 * Returns whether another site's page embeds the response, which then must not contain the visitor's data. Following a link from there is
 * allowed, and old browsers without these headers send no cookie from other sites (SameSite).
 */
export function isReadElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}

/** Returns whether the requester may read the script with the visitor's tokens: no other site's page may run it. */
export function mayReadTokens(headers: IncomingHttpHeaders, origins: Origins): boolean {
  return headers['sec-fetch-site'] === 'none' || (isFromOwnPage(headers, origins) ?? true);
}
