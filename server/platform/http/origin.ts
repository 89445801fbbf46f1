import type { IncomingHttpHeaders } from 'node:http';

// Who may send a request that carries the visitor's cookie. Browsers say where a request comes from; only our own pages may write.

/** Names under which this server may be addressed: absolute links and cookies rest on them. */
export interface Origins {
  publicUrl: string;
  /** Whether PUBLIC_URL was not set: then every loopback name is ours. */
  acceptsLoopback: boolean;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the Host header names this shop. */
export function isOwnHost(host: string | undefined, { publicUrl, acceptsLoopback }: Origins): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  return name === new URL(publicUrl).host || (acceptsLoopback && loopback.test(name));
}

export type Sender = 'own-page' | 'program' | 'foreign-page';

/**
 * Tells where a request that may write comes from: a page of ours, a program that is no browser (it gets no cookie identity), or
 * somebody else's page (it is refused).
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
