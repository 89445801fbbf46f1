import { randomBytes } from 'node:crypto';
import { html } from '../../../server/platform/markup/html.ts';
import { fault, refusal } from './faults.ts';
import { signatureOf, textOf } from './signatures.ts';
import { FakeError, fakePage, fakeProvider, type FakeReply, type FakeRequest } from '../fakeProvider/fakeProvider.ts';
import type {
  FakeAuthorization,
  FakeCapture,
  FakeEvent,
  FakeOrder,
  FakePaypal,
  FakeRefund,
  FakeUnit,
  Money,
  PaypalBooks,
  PaypalMessage,
} from './shapes.ts';

// A server that speaks the documented part of PayPal's API that the shop uses, with its approval page. Tests reach it through PayPal's own
// SDK, by its address.

const newId = (prefix: string) => `${prefix}${randomBytes(8).toString('hex').toUpperCase()}`;
const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const dayMs = 24 * 3_600_000;

/** @param account of the shop at PayPal; `webhookId` is that of its webhook */
export async function fakePaypal(account: { clientId: string; clientSecret: string; webhookId: string }): Promise<FakePaypal> {
  const answers = new Map<string, object>();
  let url = '';
  let webhookUrl: string | null = null;
  let told = 0;

  const books: PaypalBooks = {
    orders: new Map(),
    returnUrls: new Map(),
    events: [],
    captures: 'COMPLETED',
    authorizations: 'CREATED',
    renewsAuthorizations: true,
    refundStatus: 'COMPLETED',
    tokens: new Set(),
    orderOf(chargeKey) {
      const order = [...books.orders.values()].find(({ purchase_units: [unit] }) => unit.custom_id === chargeKey);
      if (!order) throw new Error(`No order of ${chargeKey}`);
      return order;
    },
    approve(id) {
      const order = orderBy(id);
      order.status = 'APPROVED';
      note('CHECKOUT.ORDER.APPROVED', 'checkout-order', order);
    },
    endAuthorization(authorization) {
      authorization.status = 'VOIDED';
      note('PAYMENT.AUTHORIZATION.VOIDED', 'authorization', authorization);
    },
  };

  function note(type: string, kind: string, resource: object): void {
    books.events.push({ id: newId('WH-'), event_type: type, resource_type: kind, resource: structuredClone(resource) });
  }

  function orderBy(id: string): FakeOrder {
    const order = books.orders.get(id);
    if (!order) throw fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    return order;
  }

  interface OrderRequest {
    intent: FakeOrder['intent'];
    purchase_units: [FakeUnit];
    payment_source: { paypal: { experience_context: { return_url: string } } };
  }

  function createOrder({ intent, purchase_units: [unit], payment_source: source }: OrderRequest): FakeOrder {
    if (!/^\d+\.\d\d$/.test(unit.amount.value)) throw refusal('INVALID_PARAMETER_VALUE');
    const id = newId('');
    const order: FakeOrder = {
      id,
      intent,
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ ...unit }],
      links: [{ href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
      create_time: new Date().toISOString(),
    };
    books.orders.set(id, order);
    books.returnUrls.set(id, source.paypal.experience_context.return_url);
    return order;
  }

  function assertApproved(order: FakeOrder, intent: FakeOrder['intent']): void {
    if (order.intent !== intent) throw refusal('ACTION_DOES_NOT_MATCH_INTENT');
    if (order.status === 'COMPLETED') throw refusal(`ORDER_ALREADY_${intent}D`);
    if (order.status !== 'APPROVED') throw refusal('ORDER_NOT_APPROVED');
    if (books.captures !== 'refused') return;
    order.status = 'PAYER_ACTION_REQUIRED';
    throw refusal('INSTRUMENT_DECLINED');
  }

  function makeCapture(unit: FakeUnit): FakeCapture {
    if (books.captures === 'refused') throw refusal('TRANSACTION_REFUSED');
    const made: FakeCapture = { id: newId('CAP'), status: books.captures, amount: { ...unit.amount }, custom_id: unit.custom_id };
    unit.payments = { refunds: [], ...unit.payments, captures: [...(unit.payments?.captures ?? []), made] };
    note(`PAYMENT.CAPTURE.${made.status}`, 'capture', made);
    return made;
  }

  function capture(order: FakeOrder): FakeOrder {
    assertApproved(order, 'CAPTURE');
    makeCapture(order.purchase_units[0]);
    order.status = 'COMPLETED';
    return order;
  }

  function makeAuthorization(unit: FakeUnit, expiresAt: string): FakeAuthorization {
    const made: FakeAuthorization = {
      id: newId('AUTH'),
      status: books.authorizations,
      amount: { ...unit.amount },
      custom_id: unit.custom_id,
      create_time: new Date().toISOString(),
      expiration_time: expiresAt,
    };
    const { captures = [], refunds = [], authorizations = [] } = unit.payments ?? {};
    unit.payments = { captures, refunds, authorizations: [...authorizations, made] };
    note('PAYMENT.AUTHORIZATION.CREATED', 'authorization', made);
    return made;
  }

  function authorize(order: FakeOrder): FakeOrder {
    assertApproved(order, 'AUTHORIZE');
    makeAuthorization(order.purchase_units[0], new Date(Date.now() + 29 * dayMs).toISOString());
    order.status = 'COMPLETED';
    return order;
  }

  /** What can be done with an authorisation, by the last part of the path. */
  function actOnAuthorization(id: string, act: string, request: FakeRequest): FakeReply {
    const unit = [...books.orders.values()]
      .map(({ purchase_units: [one] }) => one)
      .find(({ payments }) => payments?.authorizations?.some((one) => one.id === id));
    const authorizations = unit?.payments?.authorizations ?? [];
    const found = authorizations.find((one) => one.id === id);
    if (!unit || !found) throw fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const assertOpen = (prefix: string) => {
      if (found.status !== 'CREATED') throw refusal(`${prefix}_${found.status}`);
    };
    if (act === 'capture')
      return once(request, () => {
        assertOpen('AUTHORIZATION_ALREADY');
        const made = makeCapture(unit);
        // All the authorisations of an order reserve the same amount.
        if (made.status !== 'DECLINED' && made.status !== 'FAILED') for (const one of authorizations) one.status = 'CAPTURED';
        return made;
      });
    if (act === 'reauthorize')
      return once(request, () => {
        assertOpen('AUTHORIZATION');
        if (!books.renewsAuthorizations) throw refusal('REAUTHORIZATION_NOT_SUPPORTED');
        if (Date.now() - Date.parse(found.create_time) <= 3 * dayMs) throw refusal('REAUTHORIZATION_TOO_SOON');
        return makeAuthorization(unit, found.expiration_time);
      });
    if (act !== 'void') throw fault(404, 'NOT_FOUND');
    assertOpen('PREVIOUSLY');
    for (const one of authorizations) books.endAuthorization(one);
    return { status: 204 };
  }

  function patch(order: FakeOrder, [change]: { op: string; path: string; value: string }[]): void {
    if (order.status === 'COMPLETED') throw refusal('ORDER_ALREADY_COMPLETED');
    if (change?.op !== 'replace' || change.path !== "/purchase_units/@reference_id=='default'/custom_id")
      throw fault(400, 'INVALID_REQUEST');
    order.purchase_units[0].custom_id = change.value;
  }

  function refund(captureId: string, { amount, custom_id: customId }: FakeRefund): FakeRefund {
    const payments = [...books.orders.values()]
      .map(({ purchase_units: [unit] }) => unit.payments)
      .find((one) => one?.captures[0]?.id === captureId);
    const [paid] = payments?.captures ?? [];
    if (!payments || !paid) throw fault(404, 'RESOURCE_NOT_FOUND');
    const left =
      cents(paid.amount) - payments.refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, one) => sum + cents(one.amount), 0);
    if (cents(amount) > left) throw refusal('REFUND_AMOUNT_EXCEEDED');
    const made: FakeRefund = { id: newId('REF'), status: books.refundStatus, amount, custom_id: customId };
    payments.refunds.push(made);
    if (made.status !== 'FAILED') paid.status = cents(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    note('PAYMENT.CAPTURE.REFUNDED', 'refund', made);
    return made;
  }

  function sign(event: FakeEvent, webhookId = account.webhookId): PaypalMessage {
    const body = JSON.stringify(event);
    const [id, time] = [newId('T'), new Date().toISOString()];
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(textOf(id, time, webhookId, body)),
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body,
    };
  }

  function verify(body: string): object {
    const given = JSON.parse(body) as Record<string, string>;
    const field = '"webhook_event":';
    const event = body.slice(body.indexOf(field) + field.length, -1);
    const text = textOf(given.transmission_id ?? '', given.transmission_time ?? '', given.webhook_id ?? '', event);
    const isValid = given.webhook_id === account.webhookId && given.transmission_sig === signatureOf(text);
    return { verification_status: isValid ? 'SUCCESS' : 'FAILURE' };
  }

  function giveToken({ headers, body }: FakeRequest): FakeReply {
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}` || new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      throw new FakeError(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
    const token = newId('A21');
    books.tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  /** Does a thing once per request ID: its present state is answered again. */
  function once(request: FakeRequest, make: () => object): FakeReply {
    const key = request.headers['paypal-request-id'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known) return { status: 200, body: known };
    const made = make();
    if (typeof key === 'string') answers.set(key, made);
    return { status: 201, body: made };
  }

  function api(request: FakeRequest): FakeReply {
    const { method, path, body, headers } = request;
    if (path === '/v1/oauth2/token') return giveToken(request);
    if (!books.tokens.has((headers.authorization ?? '').replace('Bearer ', ''))) throw fault(401, 'AUTHENTICATION_FAILURE');
    const [, , area = '', , id = '', act = ''] = path.split('/');
    const given = () => JSON.parse(body) as never;
    switch (`${method} ${path.startsWith('/v2/') ? `${area}${id === '' ? '' : '/id'}${act === '' ? '' : `/${act}`}` : path}`) {
      case 'POST /v1/notifications/verify-webhook-signature':
        return { status: 200, body: verify(body) };
      case 'POST checkout':
        return once(request, () => createOrder(given()));
      case 'GET checkout/id':
        return { status: 200, body: orderBy(id) };
      case 'PATCH checkout/id':
        patch(orderBy(id), given());
        return { status: 204 };
      case 'POST checkout/id/capture':
        return { status: 201, body: capture(orderBy(id)) };
      case 'POST checkout/id/authorize':
        return { status: 201, body: authorize(orderBy(id)) };
      case 'POST payments/id/capture':
      case 'POST payments/id/reauthorize':
      case 'POST payments/id/void':
        return actOnAuthorization(id, act, request);
      case 'POST payments/id/refund':
        return once(request, () => refund(id, given()));
      default:
        throw fault(404, 'NOT_FOUND');
    }
  }

  /** The approval page. */
  function page({ method, query, body }: FakeRequest): FakeReply {
    const id = query.get('token') ?? '';
    const order = books.orders.get(id);
    if (!order) return { status: 404, body: fakePage('Not found', 'Not found') };
    const back = { status: 303, headers: { location: `${books.returnUrls.get(id) ?? ''}&token=${id}&PayerID=PAYER1` } };
    if (order.status !== 'PAYER_ACTION_REQUIRED') return back;
    if (method === 'POST') {
      if (new URLSearchParams(body).get('act') === 'approve') books.approve(id);
      return back;
    }
    const { value, currency_code: currency } = order.purchase_units[0].amount;
    const content = html`<h1>Pay ${value} ${currency}</h1>
      <p>This page stands in for PayPal’s. No money moves.</p>
      <form method="post"><button name="act" value="approve">Pay now</button> <button name="act" value="cancel">Cancel</button></form>`;
    return { status: 200, body: fakePage('Pay - test of PayPal', content.toString()) };
  }

  /** Sends new events; one that isn't taken is not sent again. */
  async function tell(): Promise<void> {
    const news = books.events.slice(told);
    told = books.events.length;
    if (webhookUrl === null) return;
    for (const event of news) {
      const { headers, body } = sign(event);
      await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined);
    }
  }

  const failure = { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred', debug_id: 'f00d' };
  const server = await fakeProvider({ api, page, tell, failure });
  ({ url } = server);
  return { ...server, books, sendTo: (to) => void (webhookUrl = to), sign };
}
