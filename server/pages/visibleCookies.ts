import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../platform/database/overload.ts';
import type { Shop } from '../platform/operation/shop.ts';
import type { Tracked } from './effects.ts';

// Cookies that are made for scripts: until the browser is closed, for the whole site, and readable. None of them says who it is.

/** Where a request stands that saw or changed what is its visitor's. */
export interface VisitorDoor {
  shop: Shop;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the shop is served over https. */
  isSecure: boolean;
}

/** Sets the cookie, when it is another than the browser's. @param value '' takes it back */
export function setVisibleCookie({ request, reply, isSecure }: VisitorDoor, name: string, value: string): void {
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sent = request.cookies[name];
  if (value === '') {
    if (sent !== undefined) reply.setCookie(name, '0', { ...options, expires: new Date(0) });
  } else if (sent !== value) reply.setCookie(name, value, options);
}

/**
 * What the request knows: what it has read, or, when it changed it without reading it, what is read now.
 * @returns null when there is nothing to tell. What was changed stays changed when its state cannot be read: then the next answer that
 *   reads it sets the cookies right
 */
export async function stateNow<State>(
  { shop, request }: VisitorDoor,
  { seen, isChanged }: Tracked<State>,
  read: (shop: Shop) => Promise<State>,
): Promise<State | null> {
  if (seen !== null || !isChanged) return seen;
  try {
    return await read(shop);
  } catch (error) {
    logFailure(request.log, error, 'Could not set the cookies for a change', { correlationId: request.id });
    return null;
  }
}
