import type { IncomingHttpHeaders } from 'node:http';

// Decides who may send a request with the visitor's cookie. Browsers state where a request comes from; only the shop's own pages may write.

/** The shop's own URLs, on which absolute links and cookies depend. */
export interface Origins {
  publicUrl: string;
  /** True if PUBLIC_URL was not set: then every loopback name is the shop's own. */
  acceptsLoopback: boolean;
  /** Origins of other storefronts, whose pages may call the Shop API with a token, never with cookies. */
  storefronts?: readonly string[];
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Returns whether the Host header names this shop. */
export function isOwnHost(host: string | undefined, { publicUrl, acceptsLoopback }: Origins): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  return name === new URL(publicUrl).host || (acceptsLoopback && loopback.test(name));
}

export type Sender = 'own-page' | 'program' | 'foreign-page';

/**
 * Returns where a request that may write comes from: the shop's own page, a client that is not a browser (it gets no cookie identity), or
 * another site's page (it is refused).
 */
export function senderOf(headers: IncomingHttpHeaders, origins: Origins): Sender {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'own-page' : 'foreign-page';
  const { origin } = headers;
  if (origin === undefined) return 'program';
  if (origin === origins.publicUrl) return 'own-page';
  const isLoopbackPage = origins.acceptsLoopback && origin === `http://${headers.host}` && loopback.test(headers.host ?? '');
  return isLoopbackPage ? 'own-page' : 'foreign-page';
}

/** Returns the origin of the page that sent a request, if it is a storefront that the shop allows. */
export function storefrontOf({ origin }: IncomingHttpHeaders, { storefronts = [] }: Origins): string | undefined {
  return origin !== undefined && storefronts.includes(origin) ? origin : undefined;
}
