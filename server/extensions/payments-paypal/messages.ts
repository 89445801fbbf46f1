import { z } from 'zod';
import { MessageRefusedError, type ProviderMessage, type ReceivedMessage } from '../../commerce/payments/payments.ts';
import { PaypalError, type PaypalApi } from './connection.ts';
import { chargeKeyOf } from './paypalOrders.ts';

// Webhooks of PayPal. PayPal itself verifies their signature, over its API.

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const certificateHosts = new Set(['api.paypal.com', 'api.sandbox.paypal.com', 'api-m.paypal.com', 'api-m.sandbox.paypal.com']);
const maxHeaderLength = 1_000;

const eventSchema = z.object({ id: z.string().min(1).max(100), event_type: z.string().max(100), resource: z.unknown() });
type PaypalEvent = z.output<typeof eventSchema>;

const resourceSchema = z.object({
  custom_id: z.string().optional(),
  purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
});

/** What the API asks for beside the event. @throws MessageRefusedError for messages that can't be PayPal's */
function signatureOf(headers: ReceivedMessage['headers']): Record<string, string> {
  const entries = Object.entries(headerNames).map(([field, name]) => {
    const value = headers[name];
    if (typeof value !== 'string' || value.length > maxHeaderLength) throw new MessageRefusedError(`Send exactly one ${name} header.`);
    return [field, value] as const;
  });
  const fields = Object.fromEntries(entries);
  const url = URL.canParse(fields.cert_url ?? '') ? new URL(fields.cert_url ?? '') : null;
  if (url?.protocol !== 'https:' || !certificateHosts.has(url.host)) throw new MessageRefusedError('The certificate isn’t PayPal’s.');
  return fields;
}

function parseEvent(text: string): PaypalEvent {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    throw new MessageRefusedError('The body is not an event.');
  }
}

/** @returns nothing for events that concern no charge */
function messagesOf({ id, event_type: kind, resource }: PaypalEvent): ProviderMessage[] {
  if (!/^(?:CHECKOUT\.|PAYMENT\.AUTHORIZATION\.|PAYMENT\.CAPTURE\.(?!REFUNDED|REVERSED))/.test(kind)) return [];
  const { custom_id: own, purchase_units: units } = resourceSchema.safeParse(resource).data ?? {};
  const chargeKey = chargeKeyOf(own ?? units?.[0]?.custom_id);
  return chargeKey === undefined ? [] : [{ id, kind, chargeKey }];
}

/** @throws MessageRefusedError when PayPal didn't sign the message */
export async function readEvent(
  api: PaypalApi,
  { headers, body }: ReceivedMessage,
  webhookId: string,
  signal: AbortSignal,
): Promise<ProviderMessage[]> {
  const signature = signatureOf(headers);
  const text = body.toString('utf8');
  const event = parseEvent(text);
  const token = await api.fetchToken();
  // The event goes back as it came: PayPal signed its bytes. It is JSON, so it can't reach beyond its field.
  const fields = JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1);
  const response = await fetch(`${api.url}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: `${fields},"webhook_event":${text}}`,
    signal,
  });
  if (response.status !== 200) throw new PaypalError(response.status, ['VERIFY_WEBHOOK_SIGNATURE'], '');
  const { verification_status: status } = z.object({ verification_status: z.string() }).parse(await response.json());
  if (status !== 'SUCCESS') throw new MessageRefusedError('Invalid signature.');
  return messagesOf(event);
}
