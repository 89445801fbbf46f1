import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { FakeStripeBooks } from './books.ts';
import { FakeStripeError, type FakeEvent } from './objects.ts';
import { endedPage, payPage, securePage, testCards } from './page.ts';

// A server that speaks the documented part of Stripe's API that the shop uses, with its payment page. Tests and `npm run demo:stripe` reach it
// through Stripe's own SDK, by its address.

/**
 * What happens to the next requests of the API, one each. `slow` is never dealt with; `lost` is, but its answer never comes. `error` has no
 * effect on later requests; `stored` is answered again to each request with the same idempotency key.
 */
export type Fault = 'fine' | 'down' | 'error' | 'stored' | 'lost' | 'slow';

export interface FakeStripeOptions {
  secretKey: string;
  /** Its clock. */
  now?: () => Date;
  port?: number;
}

export interface FakeStripe {
  /** Has events sent to an address as they happen. */
  sendTo(webhook: { url: string; secret: string }): void;
  url: string;
  books: FakeStripeBooks;
  faults: Fault[];
  /** Paths of the API that were asked for, with the method. */
  requests: string[];
  close(): Promise<void>;
}

/** An event as Stripe sends it. */
export function signedEvent(event: FakeEvent, secret: string, now: Date): { headers: Record<string, string>; body: Buffer } {
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1_000) });
  return { headers: { 'content-type': 'application/json', 'stripe-signature': header }, body: Buffer.from(payload) };
}

function reply(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end(body);
}

const json = { 'content-type': 'application/json' };
const page = { 'content-type': 'text/html; charset=utf-8' };

class FakeStripeServer {
  readonly faults: Fault[] = [];
  readonly requests: string[] = [];
  readonly books: FakeStripeBooks;
  readonly server: Server;
  webhook: { url: string; secret: string } | null = null;
  #told = 0;

  constructor(readonly options: FakeStripeOptions) {
    this.books = new FakeStripeBooks(options.now ?? (() => new Date()), () => this.url);
    this.server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => reply(response, 500, String(error)));
    });
  }

  get url(): string {
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('Not open');
    return `http://127.0.0.1:${address.port}`;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe');
    const body = await text(request);
    if (path.startsWith('/v1/')) this.#api(request, response, { path, query: search.slice(1), body });
    else this.#hosted(request, response, path, new URLSearchParams(body));
    await this.#tell();
  }

  #api(request: IncomingMessage, response: ServerResponse, { path, query, body }: { path: string; query: string; body: string }): void {
    const { method = '', headers } = request;
    this.requests.push(`${method} ${path}`);
    const fault = this.faults.shift();
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'error')
      return reply(response, 500, JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }), json);
    if (fault === 'slow') return;
    let status = 200;
    let answer: object;
    let isReplayed = false;
    try {
      if (headers.authorization !== `Bearer ${this.options.secretKey}`)
        throw new FakeStripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' });
      const key = headers['idempotency-key'];
      ({
        status,
        body: answer,
        isReplayed = false,
      } = this.books.answer({ method, path, query, body, key: String(key ?? '') || undefined, fails: fault === 'stored' }));
    } catch (error) {
      if (!(error instanceof FakeStripeError)) throw error;
      ({ status } = error);
      answer = { error: error.fields };
    }
    if (fault !== 'lost')
      reply(response, status, JSON.stringify(answer), {
        ...json,
        ...(isReplayed && { 'idempotent-replayed': 'true' }),
        ...(status === 500 && { 'stripe-should-retry': 'false' }),
      });
  }

  #hosted(request: IncomingMessage, response: ServerResponse, path: string, form: URLSearchParams): void {
    const [, , kind = '', id = ''] = path.split('/');
    const session = this.books.sessions.has(id) ? this.books.session(id) : null;
    if (session?.status === 'complete') return reply(response, 303, '', { location: this.#successUrl(id) });
    if (session?.status !== 'open') return reply(response, 404, endedPage(), page);
    if (request.method !== 'POST') return reply(response, 200, payPage(session, ''), page);
    const card = (form.get('card') ?? '').replaceAll(' ', '');
    const does = testCards[card];
    const isSecure = kind === 'secure';
    const isApproved = isSecure && form.get('answer') === 'complete';
    if (!isSecure && does?.startsWith('asks')) return reply(response, 200, securePage(id, card), page);
    if (does === 'pays' || (does === 'asks' && isApproved)) {
      this.books.pay(id);
      return reply(response, 303, '', { location: this.#successUrl(id) });
    }
    const problem = isSecure && !isApproved ? 'We are unable to authenticate your payment method.' : 'Your card was declined.';
    return reply(response, 200, payPage(session, problem), page);
  }

  #successUrl(id: string): string {
    return this.books.session(id).success_url.replace('{CHECKOUT_SESSION_ID}', id);
  }

  /** Sends new events; one that isn't taken is not sent again. */
  async #tell(): Promise<void> {
    const { webhook } = this;
    const news = this.books.events.slice(this.#told);
    this.#told = this.books.events.length;
    if (!webhook) return;
    for (const event of news) {
      const { headers, body } = signedEvent(event, webhook.secret, this.books.now());
      await fetch(webhook.url, { method: 'POST', headers, body: new Uint8Array(body) }).catch(() => undefined);
    }
  }
}

/** Starts a Stripe that nobody has used. */
export async function fakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const stripe = new FakeStripeServer(options);
  await new Promise<void>((resolve) => stripe.server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { url, books, faults, requests, server } = stripe;
  return {
    url,
    books,
    faults,
    requests,
    sendTo: (webhook) => void (stripe.webhook = webhook),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
