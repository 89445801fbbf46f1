import {
  FakeStripeError,
  invalid,
  newId,
  parseForm,
  textsAt,
  valueAt,
  type FakeEvent,
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
  type Parameters,
} from './objects.ts';

// What Stripe knows and does, without HTTP.

interface Answer {
  status: number;
  body: object;
  isReplayed?: boolean;
}

interface Stored {
  request: string;
  answer: Answer | null;
}

const failed: Answer = { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong.' } } };

/** How the next refunds end. */
export type RefundMode = 'succeeded' | 'pending' | 'failed';

export class FakeStripeBooks {
  readonly sessions = new Map<string, FakeSession>();
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds = new Map<string, FakeRefund>();
  readonly events: FakeEvent[] = [];
  readonly #keys = new Map<string, Stored>();
  refundMode: RefundMode = 'succeeded';

  constructor(
    readonly now: () => Date,
    readonly publicUrl: () => string,
  ) {}

  get seconds(): number {
    return Math.floor(this.now().getTime() / 1_000);
  }

  note(type: string, object: object): FakeEvent {
    const event: FakeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: this.seconds,
      livemode: false,
      data: { object: { ...object } },
    };
    this.events.push(event);
    return event;
  }

  /** Answers a request of the API. One key makes one thing: its first answer is given again, also when things have changed since. */
  answer(request: { method: string; path: string; query: string; body: string; key: string | undefined; fails?: boolean }): Answer {
    const { method, path, body, key, fails = false } = request;
    const carryOut = () => (fails ? failed : this.#carryOut(request));
    if (method !== 'POST' || key === undefined) return carryOut();
    const known = this.#keys.get(key);
    const wanted = `${path} ${body}`;
    if (known && known.request !== wanted) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new FakeStripeError(400, { type: 'idempotency_error', message });
    }
    if (known?.answer) return { ...known.answer, isReplayed: true };
    const answer = structuredClone(carryOut());
    this.#keys.set(key, { request: wanted, answer });
    return answer;
  }

  #carryOut({ method, path, query, body }: { method: string; path: string; query: string; body: string }): Answer {
    const form = parseForm(method === 'POST' ? body : query);
    const [, , area = '', ...rest] = path.split('/');
    const place = `${method} ${area === 'checkout' ? `sessions${rest.length > 1 ? '/id' : ''}${rest[2] ? `/${rest[2]}` : ''}` : `${area}${rest.length > 0 ? '/id' : ''}`}`;
    const id = (area === 'checkout' ? rest[1] : rest[0]) ?? '';
    const ok = (object: object) => ({ status: 200, body: object });
    switch (place) {
      case 'POST sessions':
        return ok(this.#expanded(this.#createSession(form), form));
      case 'GET sessions':
        return ok(this.#list([...this.sessions.values()], form, (session) => isWithin(session.created, form)));
      case 'GET sessions/id':
        return ok(this.#expanded(this.session(id), form));
      case 'POST sessions/id/expire':
        return ok(this.#expanded(this.#expire(id), form));
      case 'POST payment_intents/id':
        return ok(rest[1] === 'capture' ? this.#capture(id) : this.#release(id));
      case 'POST refunds':
        return ok(this.#refund(form));
      case 'GET refunds':
        return ok(this.#list([...this.refunds.values()], form, ({ payment_intent: intent }) => intent === valueAt(form, 'payment_intent')));
      default:
        throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
    }
  }

  session(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (!session) throw invalid(`No such checkout.session: '${id}'`, { code: 'resource_missing', param: 'session' }, 404);
    if (session.status === 'open' && session.expires_at <= this.seconds) this.#close(session);
    return session;
  }

  #expanded(session: FakeSession, form: Parameters): object {
    const isExpanded = Object.values(textsAt(form, 'expand')).includes('payment_intent');
    return {
      ...session,
      payment_intent: isExpanded && session.payment_intent ? this.intents.get(session.payment_intent) : session.payment_intent,
    };
  }

  #list<Row extends { id: string; created: number }>(rows: Row[], form: Parameters, fits: (row: Row) => boolean): object {
    const sorted = rows.filter(fits).toReversed();
    const after = valueAt(form, 'starting_after');
    const start = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
    const limit = Number(valueAt(form, 'limit') ?? 10);
    return { object: 'list', data: sorted.slice(start, start + limit), has_more: sorted.length > start + limit, url: '/v1/list' };
  }

  #createSession(form: Parameters): FakeSession {
    const price = (name: string) => valueAt(form, 'line_items', '0', 'price_data', name) ?? '';
    const expiresAt = Number(valueAt(form, 'expires_at') ?? this.seconds + 86_400);
    if (valueAt(form, 'payment_method_types', '0'))
      throw invalid('Received unknown parameter: payment_method_types', { param: 'payment_method_types' });
    if (expiresAt < this.seconds + 1_800)
      throw invalid('The `expires_at` timestamp must be at least 30 minutes in the future.', { param: 'expires_at' });
    const id = newId('cs_test');
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      created: this.seconds,
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.publicUrl()}/c/pay/${id}`,
      amount_total: Number(price('unit_amount')) * Number(valueAt(form, 'line_items', '0', 'quantity')),
      currency: price('currency'),
      client_reference_id: valueAt(form, 'client_reference_id') ?? null,
      customer_email: valueAt(form, 'customer_email') ?? null,
      success_url: valueAt(form, 'success_url') ?? '',
      cancel_url: valueAt(form, 'cancel_url') ?? '',
      metadata: textsAt(form, 'metadata'),
      payment_intent: null,
      capture_method: valueAt(form, 'payment_intent_data', 'capture_method') === 'manual' ? 'manual' : 'automatic',
    };
    this.sessions.set(id, session);
    return session;
  }

  #close(session: FakeSession): void {
    Object.assign(session, { status: 'expired', url: null });
    this.note('checkout.session.expired', session);
  }

  #expire(id: string): FakeSession {
    const session = this.session(id);
    if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    this.#close(session);
    return session;
  }

  /** The cardholder has paid. @param status of the payment; `processing` for money that comes later */
  pay(id: string, status: 'succeeded' | 'processing' | 'requires_payment_method' = 'succeeded'): FakeEvent | null {
    const session = this.session(id);
    if (session.status !== 'open') return null;
    const isAuthorized = status === 'succeeded' && session.capture_method === 'manual';
    const isPaid = status === 'succeeded' && !isAuthorized;
    const { amount_total: amount, currency, metadata } = session;
    const until = isAuthorized ? { capture_before: this.seconds + 7 * 86_400 } : {};
    const intent: FakeIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: isAuthorized ? 'requires_capture' : status,
      amount,
      amount_received: isPaid ? amount : 0,
      amount_capturable: isAuthorized ? amount : 0,
      capture_method: session.capture_method,
      latest_charge: { id: newId('ch'), payment_method_details: { card: until } },
      currency,
      metadata,
    };
    this.intents.set(intent.id, intent);
    Object.assign(session, { status: 'complete', payment_status: isPaid ? 'paid' : 'unpaid', payment_intent: intent.id, url: null });
    return this.note('checkout.session.completed', session);
  }

  #authorized(id: string): FakeIntent {
    const intent = this.intents.get(id);
    if (intent?.status === 'requires_capture') return intent;
    throw invalid(`This PaymentIntent could not be captured because it has a status of ${intent?.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  }

  #capture(id: string): FakeIntent {
    const intent = this.#authorized(id);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, amount_capturable: 0 });
    const session = [...this.sessions.values()].find(({ payment_intent: of }) => of === id);
    if (session) session.payment_status = 'paid';
    this.note('payment_intent.succeeded', intent);
    return intent;
  }

  #release(id: string): FakeIntent {
    const intent = this.#authorized(id);
    this.endAuthorization(id);
    return intent;
  }

  /** The authorisation has expired, or was cancelled. */
  endAuthorization(id: string): FakeEvent {
    const intent = this.#authorized(id);
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
    return this.note('payment_intent.canceled', intent);
  }

  #refund(form: Parameters): FakeRefund {
    const intent = this.intents.get(valueAt(form, 'payment_intent') ?? '');
    if (!intent) throw invalid('No such payment_intent', { code: 'resource_missing', param: 'payment_intent' });
    const refunded = [...this.refunds.values()].filter((one) => one.payment_intent === intent.id && one.status !== 'failed');
    const left = intent.amount_received - refunded.reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(valueAt(form, 'amount') ?? left);
    if (left === 0) throw invalid(`Charge ch_${intent.id} has already been refunded.`, { code: 'charge_already_refunded' });
    if (amount > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      created: this.seconds,
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: this.refundMode,
      ...(this.refundMode === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
      metadata: textsAt(form, 'metadata'),
    };
    this.refunds.set(refund.id, refund);
    this.note('refund.created', refund);
    return refund;
  }
}

function isWithin(created: number, form: Parameters): boolean {
  const bound = (name: string) => valueAt(form, 'created', name);
  return created >= Number(bound('gte') ?? 0) && created <= Number(bound('lte') ?? Number.MAX_SAFE_INTEGER);
}
