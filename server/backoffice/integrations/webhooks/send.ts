import type { Webhook } from '../../../generated/prisma/client.ts';
import { callOut, OutgoingError } from '../../../platform/http/outgoing.ts';
import { webhookSignature } from '../../../platform/http/webhookSigning.ts';
import type { SecretBox } from '../../../platform/crypto/secrets.ts';
import { webhookReach } from './reach.ts';
import { signingSecrets } from './secrets.ts';

const maxExcerpt = 500;

/** A message, ready to send. */
export interface Message {
  eventId: string;
  body: string;
}

/** The outcome of an attempt. */
export interface Attempt {
  isDelivered: boolean;
  /** HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  /** Beginning of the response; "" if there was none. */
  responseBody: string;
  /** Why the attempt failed; "" if it did not. */
  failure: string;
}

/**
 * Sends a message once, signed by the scheme of Standard Webhooks.
 * @throws SecretsKeyError, and the reason of an aborted signal
 */
export async function sendMessage(
  { url, ...webhook }: Pick<Webhook, 'url' | 'secret' | 'formerSecret' | 'formerUntil'>,
  { eventId, body }: Message,
  { keys, now, signal }: { keys: SecretBox; now: Date; signal?: AbortSignal },
): Promise<Attempt> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = signingSecrets(keys, webhook, now).map((secret) => webhookSignature(secret, eventId, timestamp, body));
  const headers = { 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
  try {
    const answer = await callOut({ method: 'POST', url, headers, body }, webhookReach(), signal);
    const isDelivered = answer.status >= 200 && answer.status < 300;
    const failure = isDelivered ? '' : `The receiver responded with status ${answer.status}.`;
    // PostgreSQL can't store U+0000.
    const responseBody = answer.body.slice(0, maxExcerpt).replaceAll('\0', '');
    return { isDelivered, responseStatus: answer.status, responseBody, failure };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { isDelivered: false, responseStatus: null, responseBody: '', failure: error.message };
  }
}
