import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../platform/operation/shop.ts';

// Flash messages ("Your name is saved") after a form was submitted without scripts: the response redirects to the page, and a cookie holds
// the message until then. It is signed, so that a page shows only the shop's own messages, and it is bound to one path.

const cookieName = 'told_once';
const flashSeconds = 60;
/** Browsers limit cookies to 4096 bytes. */
const maxLength = 3_800;

interface FlashPayload {
  path: string;
  /** Milliseconds since 1970. */
  until: number;
  told: unknown;
}

interface Endpoint {
  shop: Pick<Shop, 'keys' | 'now'>;
  request: FastifyRequest;
  reply: FastifyReply;
  isSecure: boolean;
}

const signed = (payload: string) => `told-once|1|${payload}`;
const written = (signature: Buffer) => signature.toString('base64url');

/**
 * Stores a flash message for the next page.
 * @param location redirect target of the form's response
 * @param told any JSON; dropped if too long for a cookie
 */
export function setFlash({ shop: { keys, now }, reply, isSecure }: Endpoint, location: string, told: unknown): void {
  const path = new URL(location, 'http://nowhere.invalid').pathname;
  const kept: FlashPayload = { path, until: now.getTime() + flashSeconds * 1_000, told };
  const payload = Buffer.from(JSON.stringify(kept)).toString('base64url');
  const value = `${payload}.${written(keys.sign(signed(payload)))}`;
  if (value.length > maxLength) return;
  reply.setCookie(cookieName, value, { path, sameSite: 'lax', secure: isSecure, httpOnly: true, maxAge: flashSeconds });
}

/** Returns the flash message for the page at this path and deletes it; null if there is none, or if the shop didn't sign it. */
export function consumeFlash({ shop: { keys, now }, request, reply, isSecure }: Endpoint, path: string): unknown {
  const value = request.cookies[cookieName];
  if (value === undefined) return null;
  reply.setCookie(cookieName, '0', { path, sameSite: 'lax', secure: isSecure, httpOnly: true, expires: new Date(0) });
  const [payload = '', signature = ''] = value.split('.');
  if (!keys.verifies(signed(payload), signature, written)) return null;
  const kept = JSON.parse(Buffer.from(payload, 'base64url').toString()) as FlashPayload;
  return kept.path === path && kept.until > now.getTime() ? kept.told : null;
}
