import { randomBytes } from 'node:crypto';

// What the fake Stripe keeps, in the form in which Stripe's API documents it; only what the shop uses.

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  capture_method: 'automatic' | 'manual';
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  amount_capturable: number;
  capture_method: 'automatic' | 'manual';
  latest_charge: { id: string; payment_method_details: { card: { capture_before?: number } } } | null;
  currency: string;
  metadata: Record<string, string>;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

export interface FakeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Parameters of a form with brackets: `a[b][0]=c`. */
export interface Parameters {
  [name: string]: string | Parameters | undefined;
}

/** Reads a form as Stripe does. */
export function parseForm(text: string): Parameters {
  const root: Parameters = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = root;
    for (const part of path) {
      const next = place[part];
      const inner: Parameters = typeof next === 'object' ? next : {};
      place[part] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return root;
}

/** A value of a form by its path. */
export function valueAt(form: Parameters, ...path: string[]): string | undefined {
  let place: string | Parameters | undefined = form;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** All texts of one level. */
export function textsAt(form: Parameters, name: string): Record<string, string> {
  const place = form[name];
  if (typeof place !== 'object') return {};
  return Object.fromEntries(Object.entries(place).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

/** An error as the API answers it. */
export class FakeStripeError extends Error {
  readonly status: number;
  readonly fields: object;

  constructor(status: number, fields: { type: string; message: string; code?: string; param?: string }) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new FakeStripeError(status, { type: 'invalid_request_error', message, ...more });
