import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../platform/operation/shop.ts';

// What the page after a form is told once ("Your name is saved"), where the form was sent without script: the answer leads to the page, and
// the browser keeps the words for that long. They are signed, so that a page says only what the shop has said, and they go to one path.

const cookieName = 'told_once';
const keptSeconds = 60;
/** Browsers keep cookies of 4096 bytes. */
const maxLength = 3_800;

interface Told {
  path: string;
  /** Milliseconds since 1970. */
  until: number;
  told: unknown;
}

interface Door {
  shop: Pick<Shop, 'keys' | 'now'>;
  request: FastifyRequest;
  reply: FastifyReply;
  isSecure: boolean;
}

const signed = (payload: string) => `told-once|1|${payload}`;
const written = (signature: Buffer) => signature.toString('base64url');

/**
 * Keeps it for the next page.
 * @param location address that the form's answer leads to
 * @param told any JSON; what is too long for a cookie is not told
 */
export function keepTold({ shop: { keys, now }, reply, isSecure }: Door, location: string, told: unknown): void {
  const path = new URL(location, 'http://nowhere.invalid').pathname;
  const kept: Told = { path, until: now.getTime() + keptSeconds * 1_000, told };
  const payload = Buffer.from(JSON.stringify(kept)).toString('base64url');
  const value = `${payload}.${written(keys.sign(signed(payload)))}`;
  if (value.length > maxLength) return;
  reply.setCookie(cookieName, value, { path, sameSite: 'lax', secure: isSecure, httpOnly: true, maxAge: keptSeconds });
}

/** What the page at this path is told, for this once; null for nothing, and for what the shop has not said. */
export function takeTold({ shop: { keys, now }, request, reply, isSecure }: Door, path: string): unknown {
  const value = request.cookies[cookieName];
  if (value === undefined) return null;
  reply.setCookie(cookieName, '0', { path, sameSite: 'lax', secure: isSecure, httpOnly: true, expires: new Date(0) });
  const [payload = '', signature = ''] = value.split('.');
  if (!keys.verifies(signed(payload), signature, written)) return null;
  const kept = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Told;
  return kept.path === path && kept.until > now.getTime() ? kept.told : null;
}
