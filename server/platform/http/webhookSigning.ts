import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';
import type { OutgoingCall } from './outgoing.ts';

// Webhook messages to the shop owner's own URLs, signed according to the Standard Webhooks specification, so that receivers can verify them
// with an existing library: headers webhook-id, webhook-timestamp (Unix seconds) and webhook-signature "v1,{base64}", the HMAC-SHA256 of
// "{id}.{timestamp}.{body}".

const prefix = 'whsec_';

/** Generates a webhook secret. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);
}

/** @returns value of the header webhook-signature */
export function webhookSignature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * Creates a signed message.
 * @param id the same for each attempt
 */
export function signedCall({ url, secret }: { url: string; secret: string }, id: string, now: Date, content: object): OutgoingCall {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': webhookSignature(secret, id, timestamp, body) };
  return { method: 'POST', url, headers, body };
}

const maxUrl = 2_000;

/** Error message for a URL that `isCallable` rejects. */
export const callableMessage = 'Enter an HTTPS URL on a public host, without a user name or password, of at most 2,000 characters.';

/** Whether messages may be sent to this URL, without resolving its host: that is checked before each call. */
export function isCallable(text: string): boolean {
  if (text.length > maxUrl || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  return protocol === 'https:' && username === '' && password === '' && !isHere;
}
