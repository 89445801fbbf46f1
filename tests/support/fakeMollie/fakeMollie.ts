import { randomBytes } from 'node:crypto';
import { html } from '../../../server/platform/markup/html.ts';
import { FakeError, fakePage, fakeProvider, type FakeProvider, type FakeReply, type FakeRequest } from '../fakeProvider/fakeProvider.ts';

// A server that speaks the documented part of Mollie's API that the shop uses, with its payment page. Tests reach it through Mollie's own SDK,
// by its address. The SDK accepts https and Mollie's own certificates only, so they set NODE_TLS_REJECT_UNAUTHORIZED to 0.

interface Amount {
  currency: string;
  value: string;
}

export interface FakePayment {
  resource: 'payment';
  id: string;
  mode: 'test';
  createdAt: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  isCancelable?: boolean;
  amount: Amount;
  description: string;
  metadata: Record<string, string>;
  redirectUrl: string;
  webhookUrl?: string;
  captureMode?: 'manual' | 'automatic';
  captureBefore?: string;
  _links: { checkout?: { href: string; type: string } };
}

export interface FakeRefund {
  resource: 'refund';
  id: string;
  paymentId: string;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  amount: Amount;
  description: string;
  metadata: Record<string, string>;
  createdAt: string;
  _links: object;
}

/** What Mollie knows. */
export interface MollieBooks {
  payments: Map<string, FakePayment>;
  refunds: Map<string, FakeRefund>;
  /** State of the next refunds. */
  refundStatus: FakeRefund['status'];
  /** Whether the next payments can be cancelled, which depends on the method. */
  isCancelable: boolean;
  /** What is active in the Dashboard. */
  methods: string[];
  /** A shopper or the time has changed a payment; Mollie sends a message. */
  move(id: string, status: FakePayment['status']): void;
  /** The payment of a charge. */
  paymentOf(chargeKey: string): FakePayment;
}

export interface FakeMollie extends FakeProvider {
  books: MollieBooks;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(5).toString('hex')}`;
const fault = (status: number, detail: string, field?: string) =>
  new FakeError(status, {
    status,
    title: 'Error',
    detail,
    ...(field !== undefined && { field }),
    _links: { documentation: { href: '', type: 'text/html' } },
  });
const cents = ({ value }: Amount) => Math.round(Number(value) * 100);
const ends = new Set<FakePayment['status']>(['paid', 'canceled', 'expired', 'failed']);

/** @param now its clock; the SDK has none */
export async function fakeMollie({ apiKey, now = () => new Date() }: { apiKey: string; now?: () => Date }): Promise<FakeMollie> {
  const keys = new Map<string, { request: string; reply: FakeReply }>();
  const messages: { url: string; id: string }[] = [];
  let url = '';

  const books: MollieBooks = {
    payments: new Map(),
    refunds: new Map(),
    refundStatus: 'refunded',
    isCancelable: true,
    methods: ['ideal', 'creditcard'],
    move(id, status) {
      const payment = paymentBy(id);
      payment.status = status;
      if (status === 'authorized') payment.captureBefore = new Date(now().getTime() + 7 * 86_400_000).toISOString();
      payment._links = {};
      if (ends.has(status)) delete payment.isCancelable;
      if (payment.webhookUrl !== undefined) messages.push({ url: payment.webhookUrl, id });
    },
    paymentOf(chargeKey) {
      const payment = [...books.payments.values()].find(({ metadata }) => metadata.charge === chargeKey);
      if (!payment) throw new Error(`No payment of ${chargeKey}`);
      return payment;
    },
  };

  function paymentBy(id: string): FakePayment {
    const payment = books.payments.get(id);
    if (!payment) throw fault(404, `No payment exists with token ${id}.`);
    return payment;
  }

  function createPayment({ amount, description, redirectUrl, webhookUrl, metadata, captureMode }: FakePayment): FakePayment {
    if (!/^\d+\.\d\d$/.test(amount.value)) throw fault(422, 'The amount contains an invalid value', 'amount');
    const id = newId('tr');
    const payment: FakePayment = {
      resource: 'payment',
      id,
      mode: 'test',
      createdAt: now().toISOString(),
      status: 'open',
      isCancelable: books.isCancelable,
      amount,
      description,
      metadata,
      redirectUrl,
      ...(webhookUrl !== undefined && { webhookUrl }),
      ...(captureMode && { captureMode }),
      _links: { checkout: { href: `${url}/checkout/${id}`, type: 'text/html' } },
    };
    books.payments.set(id, payment);
    return payment;
  }

  function createRefund(payment: FakePayment, { amount, description, metadata }: FakeRefund): FakeRefund {
    if (payment.status !== 'paid') throw fault(422, 'The payment is not in a state that can be refunded', 'id');
    const made = [...books.refunds.values()].filter((one) => one.paymentId === payment.id && one.status !== 'failed');
    const left = cents(payment.amount) - made.reduce((sum, one) => sum + cents(one.amount), 0);
    if (cents(amount) > left) throw fault(422, 'The specified amount cannot be refunded: it is higher than the remaining amount', 'amount');
    const { id: paymentId } = payment;
    const id = newId('re');
    const refund: FakeRefund = {
      resource: 'refund',
      id,
      paymentId,
      status: books.refundStatus,
      amount,
      description,
      metadata,
      createdAt: now().toISOString(),
      _links: {},
    };
    books.refunds.set(id, refund);
    return refund;
  }

  function capture(payment: FakePayment): object {
    if (payment.status !== 'authorized') throw fault(422, 'The payment cannot be captured');
    books.move(payment.id, 'paid');
    return { resource: 'capture', id: newId('cpt'), paymentId: payment.id, status: 'succeeded', amount: payment.amount, _links: {} };
  }

  function end(payment: FakePayment, isAllowed: boolean): FakePayment {
    if (!isAllowed) throw fault(422, 'The payment cannot be canceled');
    books.move(payment.id, 'canceled');
    return payment;
  }

  function list<Row extends { id: string }>(name: string, rows: Row[], query: URLSearchParams): object {
    const sorted = rows.toReversed();
    const from = query.get('from');
    const start = from === null ? 0 : sorted.findIndex(({ id }) => id === from);
    const limit = Number(query.get('limit') ?? 50);
    const next = sorted[start + limit];
    const links = {
      next: next ? { href: `${server.apiUrl}/v2/${name}?from=${next.id}&limit=${limit}`, type: 'application/hal+json' } : null,
    };
    return { count: sorted.length, _embedded: { [name]: sorted.slice(start, start + limit) }, _links: links };
  }

  function carryOut({ method, path, query, body }: FakeRequest): FakeReply {
    const [, , area = '', id = '', part = ''] = path.split('/');
    const given = (body === '' ? {} : JSON.parse(body)) as never;
    const ok = (answer: object, status = 200) => ({ status, body: answer });
    switch (`${method} ${area}${id === '' ? '' : '/id'}${part === '' ? '' : `/${part}`}`) {
      case 'GET methods':
        return ok({
          count: books.methods.length,
          _embedded: { methods: books.methods.map((one) => ({ resource: 'method', id: one, _links: {} })) },
          _links: {},
        });
      case 'POST payments':
        return ok(createPayment(given), 201);
      case 'GET payments':
        return ok(list('payments', [...books.payments.values()], query));
      case 'GET payments/id':
        return ok(paymentBy(id));
      case 'DELETE payments/id':
        return ok(end(paymentBy(id), paymentBy(id).isCancelable === true));
      case 'POST payments/id/release-authorization':
        end(paymentBy(id), paymentBy(id).status === 'authorized');
        return { status: 202 };
      case 'POST payments/id/captures':
        return ok(capture(paymentBy(id)), 201);
      case 'POST payments/id/refunds':
        return ok(createRefund(paymentBy(id), given), 201);
      case 'GET payments/id/refunds':
        return ok(
          list(
            'refunds',
            [...books.refunds.values()].filter(({ paymentId }) => paymentId === id),
            query,
          ),
        );
      default:
        throw fault(404, `No such endpoint: ${method} ${path}`);
    }
  }

  /** One key does one thing: its first answer is given again, also when things have changed since. */
  function api(request: FakeRequest): FakeReply {
    if (request.headers.authorization !== `Bearer ${apiKey}`) throw fault(401, 'Missing authentication, or failed to authenticate');
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return carryOut(request);
    const known = keys.get(key);
    const wanted = `${request.path} ${request.body}`;
    if (known && known.request !== wanted) throw fault(422, 'The idempotency key was used with other parameters');
    if (known) return known.reply;
    const reply = structuredClone(carryOut(request));
    keys.set(key, { request: wanted, reply });
    return reply;
  }

  /** The payment page, as in test mode: the shopper chooses what happens. */
  function page({ method, path, body }: FakeRequest): FakeReply {
    const payment = books.payments.get(path.split('/')[2] ?? '');
    if (!payment) return { status: 404, body: fakePage('Not found', 'Not found') };
    const back = { status: 303, headers: { location: payment.redirectUrl } };
    if (payment.status !== 'open') return back;
    if (method === 'POST') {
      const status = new URLSearchParams(body).get('status') as FakePayment['status'];
      if (status !== 'open') books.move(payment.id, status);
      return back;
    }
    const { value, currency } = payment.amount;
    const content = html`<h1>Pay ${value} ${currency}</h1>
      <p>This page stands in for Mollie’s. No money moves.</p>
      <form method="post">
        ${['paid', 'failed', 'canceled', 'open'].map((status) => html`<button name="status" value="${status}">${status}</button> `)}
      </form>`;
    return { status: 200, body: fakePage('Pay - test of Mollie', content.toString()) };
  }

  /** Sends messages about changes; one that isn't taken is not sent again. */
  async function tell(): Promise<void> {
    for (const { url: to, id } of messages.splice(0))
      await fetch(to, { method: 'POST', body: new URLSearchParams({ id }) }).catch(() => undefined);
  }

  const failure = { status: 500, title: 'Error', detail: 'Something went wrong.' };
  const server = await fakeProvider({ api, page, tell, failure, isSecure: true });
  ({ url } = server);
  return { ...server, apiUrl: `${server.apiUrl}/v2`, books };
}
