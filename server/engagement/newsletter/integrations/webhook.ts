import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../foundation/media/media.ts';
import type { Service, ServiceSettings } from './service.ts';

// A webhook of one's own, signed after the Standard Webhooks specification, so that receivers can check it with a library they have:
// headers webhook-id, webhook-timestamp (Unix seconds) and webhook-signature "v1,{base64}", the HMAC-SHA256 of "{id}.{timestamp}.{body}".

const prefix = 'whsec_';

/** A new secret. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);
}

/** @returns the header webhook-signature */
export function webhookSignature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function signedCall({ url, secret }: ServiceSettings, id: string, now: Date, content: object) {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': webhookSignature(secret, id, timestamp, body) };
  return { method: 'POST', url, headers, body } as const;
}

const maxUrl = 2_000;

/** Whether messages may go to this address, as far as it can be told without asking where its host is: that is asked before each call. */
function isCallable(text: string): boolean {
  if (text.length > maxUrl || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  return protocol === 'https:' && username === '' && password === '' && !isHere;
}

export const webhook: Service = {
  check({ url, secret }) {
    if (!isCallable(url)) {
      const message = 'Enter the address that messages go to: https, a public host, no user or password, at most 2,000 characters.';
      return { field: 'url', message };
    }
    return secret.length >= 16 ? null : { field: 'secret', message: 'A secret has at least 16 characters.' };
  },
  test: (settings, call, _base, now) =>
    call(signedCall(settings, randomUUID(), now, { type: 'test', timestamp: now.toISOString(), data: {} })),
  send: (settings, { eventId, event, now, subscriber }, call) =>
    call(signedCall(settings, eventId, now, { type: event, timestamp: now.toISOString(), data: subscriber })),
};
