import type * as Sdk from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { setting } from '../../platform/forms/settingsForm.ts';

// Settings of the PayPal extension, and the API client.

/** Settings of the extension. */
export const paypalSettings = z.object({
  clientSecret: setting(z.string().regex(/^[\w-]{20,}$/, 'Enter the secret of your app.'), {
    kind: 'secret',
    label: 'Secret',
    help: 'In the PayPal Developer Dashboard, under Apps & Credentials > your app.',
  }),
  clientId: setting(z.string().regex(/^[\w-]{20,}$/, 'Enter the client ID of your app.'), {
    label: 'Client ID',
    help: 'Shown beside the secret.',
  }),
  environment: setting(z.enum(['sandbox', 'live'], 'Choose an environment.') as z.ZodType<'sandbox' | 'live', string>, {
    label: 'Environment',
    help: 'The environment in which you created the app. In the sandbox, orders count as paid, but no money moves. Change it before you start selling.',
    options: { sandbox: 'Sandbox', live: 'Live' },
  }),
  webhookId: setting(z.string().regex(/^$|^\w{10,40}$/, 'Enter the webhook ID that PayPal shows, or leave it empty.'), {
    label: 'Webhook ID',
    help: 'In your app, add this shop’s webhook address for the events listed in the documentation. Without the ID, payments by shoppers who close the page are recorded up to a minute later.',
  }),
  capture: setting(z.enum(['', 'shipment']) as z.ZodType<'' | 'shipment', string>, {
    label: 'Charge payments',
    help: 'If you charge when the order is shipped, the payment is authorised at checkout, and the whole amount is charged with the first shipment or when you complete the order. PayPal guarantees the amount for 3 days; if an authorisation is older, the shop renews it before charging, which PayPal may refuse. Authorisations expire after 29 days.',
    options: { '': 'When the order is placed', shipment: 'When the order is shipped' },
  }),
});

export type PaypalSettings = z.output<typeof paypalSettings>;

/** Options in shop.config.ts. */
export interface PaypalOptions {
  /** URL of PayPal's API, for tests and demos; defaults to PayPal's own. */
  apiUrl?: string;
}

/** A request that PayPal answered with an error. Unlike the SDK's errors, it doesn't hold the request with its credentials. */
export class PaypalError extends Error {
  readonly status: number;
  /** PayPal's codes, such as INSTRUMENT_DECLINED. */
  readonly issues: readonly string[];

  constructor(status: number, issues: readonly string[], debugId: string) {
    super(`PayPal responded with ${status}: ${issues.join(', ')}${debugId === '' ? '' : ` (debug ID ${debugId})`}`);
    this.status = status;
    this.issues = issues;
  }
}

const problem = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().default(''),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
});

/** An error that is safe to log. */
function withoutRequest(error: unknown): Error {
  const { statusCode, body, message = '' } = error as { statusCode?: unknown; body?: unknown; message?: string };
  if (typeof statusCode !== 'number') return new Error(`PayPal did not respond: ${message}`);
  let answer: unknown = {};
  try {
    answer = JSON.parse(String(body));
  } catch {
    // Errors of proxies are pages.
  }
  const { name, error: code, debug_id: debugId, details } = problem.safeParse(answer).data ?? problem.parse({});
  const issues = details.flatMap(({ issue }) => issue ?? []);
  return new PaypalError(statusCode, issues.length > 0 ? issues : [name ?? code ?? 'UNKNOWN'], debugId);
}

/** PayPal's API for one call of the shop. */
export interface PaypalApi {
  sdk: typeof Sdk;
  orders: Sdk.OrdersController;
  payments: Sdk.PaymentsController;
  /** For every request: it is given up together with the shop's call. */
  requestOptions: Parameters<Sdk.OrdersController['getOrder']>[1];
  /** URL of the API. */
  url: string;
  /** When new orders are charged. */
  capture: PaypalSettings['capture'];
  /** A new access token. */
  fetchToken(): Promise<string>;
}

const urls = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' } as const;
// Longer than a call of the shop.
const timeoutMs = 30_000;

/** An access token, as long as the settings stay the same. */
interface Access {
  settings: string;
  token?: Sdk.OAuthToken;
}

function createClient(
  sdk: typeof Sdk,
  { clientId, clientSecret, environment }: PaypalSettings,
  { apiUrl }: PaypalOptions,
  access: Access,
): Sdk.Client {
  // The SDK has no setting for another URL.
  const redirected = (input: string | URL | Request, init?: RequestInit) => {
    const given = input instanceof Request ? input.url : String(input);
    const url = given.replace(urls[environment], apiUrl ?? '');
    return fetch(input instanceof Request ? new Request(url, input) : url, init);
  };
  return new sdk.Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      ...(access.token && { oAuthToken: access.token }),
      oAuthOnTokenUpdate: (token) => void (access.token = token),
    },
    environment: environment === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
    timeout: timeoutMs,
    ...(apiUrl !== undefined && { unstable_httpClientOptions: { adapter: 'fetch', env: { fetch: redirected } } }),
  });
}

/** Gives work up at the signal, also when that came first: the SDK listens to it only while it sends a request. */
async function until<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  if (signal.aborted) throw withoutRequest(signal.reason);
  let giveUp = () => undefined as void;
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(withoutRequest(signal.reason));
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([work(), givenUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Makes calls to PayPal with the SDK, which is loaded at the first call, so that shops without PayPal never load it. Each call has its own
 * client, because a client that couldn't get a token once never gets one; the token is shared.
 */
export function connector(options: PaypalOptions) {
  let access: Access = { settings: '' };
  return async <Answer>(settings: PaypalSettings, signal: AbortSignal, call: (api: PaypalApi) => Promise<Answer>): Promise<Answer> => {
    const sdk = await import('@paypal/paypal-server-sdk');
    const key = JSON.stringify(settings);
    if (access.settings !== key) access = { settings: key };
    const attempt = (): Promise<Answer> => {
      const client = createClient(sdk, settings, options, access);
      return call({
        sdk,
        orders: new sdk.OrdersController(client),
        payments: new sdk.PaymentsController(client),
        requestOptions: { abortSignal: signal },
        url: options.apiUrl ?? urls[settings.environment],
        capture: settings.capture,
        fetchToken: () => safely(async () => (await client.clientCredentialsAuthManager.fetchToken()).accessToken),
      });
    };
    try {
      return await until(signal, attempt);
    } catch (error) {
      if (!(error instanceof PaypalError && error.status === 401)) throw error;
      // PayPal revoked the token early.
      access = { settings: key };
      return until(signal, attempt);
    }
  };
}

/**
 * Runs a request. What the SDK and its HTTP client throw holds the request with its credentials, so it never gets further than here.
 * @throws PaypalError for the errors that PayPal answers with
 */
export async function safely<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw withoutRequest(error);
  }
}

/** Whether PayPal permanently refused a request: it was not carried out, and a retry would fail too. */
export const isRefused = (error: unknown): boolean => error instanceof PaypalError && [400, 401, 403, 404, 422].includes(error.status);
