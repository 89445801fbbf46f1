import { Stripe } from 'stripe';
import { z } from 'zod';
import { setting } from '../../platform/forms/settingsForm.ts';

// Settings of the Stripe extension, and the API client.

/** Settings of the extension. */
export const stripeSettings = z.object({
  secretKey: setting(z.string().regex(/^(?:sk|rk)_(?:test|live)_\w{8,}$/, 'Enter a secret key. It begins with sk_ or rk_.'), {
    kind: 'secret',
    label: 'Secret key',
    help: 'In the Stripe Dashboard, under Developers > API keys. With a test-mode key (sk_test_ or rk_test_), orders count as paid, but no money moves. Replace it before you start selling. A restricted key needs write access to Checkout Sessions, to Charges and Refunds and to PaymentIntents.',
  }),
  webhookSecret: setting(z.string().regex(/^$|^whsec_\S{8,}$/, 'Enter a signing secret. It begins with whsec_.'), {
    kind: 'secret',
    label: 'Webhook signing secret',
    help: 'In the Stripe Dashboard, under Developers > Webhooks, add this shop’s webhook address for the checkout.session events, payment_intent.succeeded and payment_intent.canceled. Without the secret, payments by shoppers who close the page are recorded up to a minute later.',
  }),
  capture: setting(z.enum(['', 'shipment']) as z.ZodType<'' | 'shipment', string>, {
    label: 'Charge payments',
    help: 'If you charge when the order is shipped, the payment is authorised at checkout, and the whole amount is charged with the first shipment or when you complete the order. Most card authorisations expire after 7 days. Stripe then offers only methods that support authorisation.',
    options: { '': 'When the order is placed', shipment: 'When the order is shipped' },
  }),
});

export type StripeSettings = z.output<typeof stripeSettings>;

/** Options in shop.config.ts. */
export interface StripeOptions {
  /** URL of Stripe's API, for tests and demos; defaults to Stripe's own. */
  apiUrl?: string;
}

/**
 * Whether Stripe repeats the response to an earlier request with the same idempotency key, as it does for a day. The SDK gives the headers of
 * its HTTP client as they are: those of `fetch`, in spite of their type.
 */
export function isReplayed(headers: Headers | Readonly<Record<string, string>> | undefined): boolean {
  const name = 'idempotent-replayed';
  return (headers instanceof Headers ? headers.get(name) : headers?.[name]) === 'true';
}

/** Whether a request fails because an earlier one with its idempotency key did: it fails until Stripe has forgotten the key. */
export const isStuck = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500 && isReplayed(error.headers);

const stripeApiUrl = 'https://api.stripe.com';

/** A client for one call of the shop: it gives up together with the shop. */
export function connect(secretKey: string, { apiUrl = stripeApiUrl }: StripeOptions, signal: AbortSignal): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isHttp ? 80 : 443) : Number(port),
    protocol: isHttp ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: 2,
    httpClient: Stripe.createFetchHttpClient((url: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal }),
    ),
  });
}
