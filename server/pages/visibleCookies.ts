import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../platform/database/overload.ts';
import type { Shop } from '../platform/operation/shop.ts';
import type { Tracked } from './effects.ts';

// Cookies for scripts: session cookies for the whole site that scripts can read. None of them identifies the visitor.

/** The request and reply through which the visitor's data was read or changed. */
export interface VisitorEndpoint {
  shop: Shop;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the shop is served over https. */
  isSecure: boolean;
}

/**
 * Sets the cookie if it differs from the browser's.
 * @param value an empty value deletes the cookie
 */
export function setVisibleCookie({ request, reply, isSecure }: VisitorEndpoint, name: string, value: string): void {
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sent = request.cookies[name];
  if (value === '') {
    if (sent !== undefined) reply.setCookie(name, '0', { ...options, expires: new Date(0) });
  } else if (sent !== value) reply.setCookie(name, value, options);
}

/**
 * Returns the state that the request has read, or reads it now if the request changed it without reading it.
 * @returns null when there is nothing to report. If the state of a change can't be read, the change remains: the next response that reads
 * the state corrects the cookies
 */
export async function stateNow<State>(
  { shop, request }: VisitorEndpoint,
  { current, isChanged }: Tracked<State>,
  read: (shop: Shop) => Promise<State>,
): Promise<State | null> {
  if (current !== null || !isChanged) return current;
  try {
    return await read(shop);
  } catch (error) {
    logFailure(request.log, error, 'Could not set the cookies for a change', { correlationId: request.id });
    return null;
  }
}
