import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from '../http/testApp.ts';
import { failure, session, type Session } from './sessionSchema.ts';

// An assistant that speaks the Agentic Commerce Protocol.

export const version = '2026-04-17';

/** A response, whose body matches the protocol. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  session: Session;
  error: { type: string; code: string; message: string; param?: string };
}

export interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string | undefined>;
}

/** Responses of the shop, for whoever wants to check them against something else. */
export const replies: object[] = [];

/** Creates a function that sends requests with this API key. */
export function assistantOf({ app }: TestApp, token: string) {
  return async (path: string, body?: object, { method = body ? 'POST' : 'GET', headers = {} }: Sent = {}): Promise<Reply> => {
    const all = {
      authorization: `Bearer ${token}`,
      'api-version': version,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...headers,
    };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<string, string>;
    const url = `/acp/checkout_sessions${path}`;
    const response = await app.inject({ method, url, headers: given, ...(body && { payload: body }) });
    const answer = response.json<object>();
    const isFailure = response.statusCode >= 400;
    if (!isFailure) replies.push(answer);
    const shape = (isFailure ? failure : session).safeParse(answer);
    expect(shape.error?.issues ?? [], JSON.stringify(answer)).toEqual([]);
    return {
      status: response.statusCode,
      headers: response.headers,
      session: answer as Session,
      error: answer as Reply['error'],
    };
  };
}

export type Assistant = ReturnType<typeof assistantOf>;

export const address = {
  name: 'Ada Byron',
  line_one: 'Unter den Linden 1',
  city: 'Berlin',
  state: 'BE',
  country: 'DE',
  postal_code: '10117',
};

export const buyer = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone_number: '+49 30 1234567' };

/** The body of a request that creates a session. */
export const wanted = (items: object[], more: object = {}) => ({ line_items: items, currency: 'eur', capabilities: {}, ...more });

/** The body of a request that completes a session with this token of the test card. */
export const paying = (token: string, more: object = {}) => ({
  payment_data: { handler_id: 'TEST_CARD', instrument: { type: 'card', credential: { type: 'spt', token } }, ...more },
});

/** The amount of a total. */
export const totalOf = (of: Session, type = 'total'): number | undefined => of.totals.find((total) => total.type === type)?.amount;
