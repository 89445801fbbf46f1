import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { EventName } from './__generated__/codes.ts';

export { WebhookVerificationError } from 'standardwebhooks';
export type { EventName } from './__generated__/codes.ts';

/** A message of a webhook. */
export interface WebhookMessage<Data = Record<string, unknown>> {
  /** The same for each attempt of a message: handle each id once. */
  id: string;
  type: EventName | 'test' | (string & {});
  /** When the event happened, in ISO 8601. */
  timestamp: string;
  data: Data;
}

type HeaderValues = Headers | Readonly<Record<string, string | string[] | undefined>>;

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

function signedHeaders(headers: HeaderValues): Record<(typeof names)[number], string> {
  const one = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    return (Array.isArray(value) ? value.join(' ') : value) ?? '';
  };
  return { 'webhook-id': one(names[0]), 'webhook-timestamp': one(names[1]), 'webhook-signature': one(names[2]) };
}

/**
 * Verifies a message by its signature and age (at most five minutes) and reads it.
 * @param secret the webhook's signing secret, "whsec_…"; several while it is changed
 * @param headers the headers of the request, as of Node or the Fetch API
 * @param body the raw body, before it is parsed
 * @throws WebhookVerificationError: answer with status 401
 */
export function verifyWebhook<Data = Record<string, unknown>>(
  secret: string | readonly string[],
  headers: HeaderValues,
  body: string | Buffer,
): WebhookMessage<Data> {
  const signed = signedHeaders(headers);
  let failure = new WebhookVerificationError('No secret');
  for (const one of [secret].flat()) {
    try {
      const message = new Webhook(one).verify(body, signed) as Omit<WebhookMessage<Data>, 'id'>;
      return { ...message, id: signed['webhook-id'] };
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      failure = error;
    }
  }
  throw failure;
}
