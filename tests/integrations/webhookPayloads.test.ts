import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApis } from '../../server/api/apis.ts';
import { allowLoopbackWebhooks, deliverWebhooks, type DeliveryTools } from '../../server/backoffice/integrations/integrations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { testKeys, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { openReceiver } from './receiver.ts';
import { change, deliveryLog, erased } from './webhookDocuments.ts';

// Data that a webhook's query adds to its messages.

let db: Db;
let boss: Visitor;
beforeAll(() => allowLoopbackWebhooks(true));
afterAll(() => allowLoopbackWebhooks(false));
beforeEach(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR')).who;
});

const faults: unknown[] = [];
const { execute } = createApis({ root: process.cwd(), isDevelopment: false, logFault: (fault) => faults.push(fault) }).admin.server;

async function deliver(seconds = 0, run: DeliveryTools['execute'] = execute): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const tools = { db, keys: testKeys, catalog: await sharedRevision(db), payments: testPayments(db), execute: run, log };
  const now = new Date(testNow.getTime() + seconds * 1_000);
  await deliverWebhooks(tools, { now, signal: new AbortController().signal });
}

const emailQuery = 'query ($objectId: ID!) { order: node(id: $objectId) { ... on Order { number email lines { name quantity } } } }';
const settings = (payloadQuery: string, more: object = {}) => ({
  description: 'ERP',
  url: 'https://sink.example/hook',
  events: ['ORDER_PLACED'],
  isEnabled: true,
  payloadQuery,
  ...more,
});

async function oneOrder(): Promise<number> {
  const { id } = await makeStocked(db, 5, { name: 'Mug' });
  return (await placed(await shopper(db, { [id]: 2 }), details())).number;
}

const body = (text: string) => JSON.parse(text) as { data: object; payload?: unknown; payloadError?: string };

describe('[I19] the query of a webhook', () => {
  it('adds data to each message, which is read at delivery and not stored', async () => {
    const receiver = await openReceiver();
    const { webhook, message } = await change(boss, 'createWebhook', settings(emailQuery, { url: receiver.url }));
    expect([message, webhook?.state]).toEqual([undefined, 'ACTIVE']);
    const number = await oneOrder();
    receiver.answer = () => ({ status: 503 });
    await deliver();
    await db.pool.query(`update "Order" set "email" = 'new@example.com'`);
    receiver.answer = () => ({ status: 204 });
    await deliver(10);
    const payloads = receiver.received.map((got) => body(got.body));
    expect(payloads).toMatchObject([
      { data: { number }, payload: { order: { number, email: 'ada@example.com', lines: [{ name: 'Mug', quantity: 2 }] } } },
      { payload: { order: { email: 'new@example.com' } } },
    ]);
    const [row] = await deliveryLog(boss);
    expect(row).toMatchObject({ status: 'DELIVERED', attempts: 2 });
    expect(row?.body).not.toMatch(/payload|example\.com/);
    expect(faults).toEqual([]);
  });

  it('never keeps a message back: without data, the message and the log say why', async () => {
    const receiver = await openReceiver();
    const query = 'query ($objectId: ID!) { customer(id: $objectId) { email } }';
    await change(boss, 'createWebhook', settings(query, { url: receiver.url, events: ['CUSTOMER_ERASED'] }));
    await erased(db, 1);
    await deliver();
    await erased(db, 2);
    await deliver(10, () => Promise.reject(new Error('Broken')));
    await erased(db, 3);
    // The shop's schema has changed since the query was saved.
    await db.pool.query(`update "Webhook" set "payloadQuery" = 'query ($objectId: ID!) { customer(id: $objectId) { gone } }'`);
    await deliver(20);
    const got = receiver.received.map((message) => body(message.body));
    expect(got[0]).toMatchObject({ payload: { customer: null } });
    expect(got[1]).toMatchObject({ payload: null, payloadError: 'Something went wrong on the server.' });
    expect(got[2]).toMatchObject({ payload: null, payloadError: expect.stringContaining('Cannot query field "gone"') });
    const { rows } = await db.pool.query<{ payloadError: string }>('select "payloadError" from "WebhookDelivery" order by "id"');
    expect(rows.map(({ payloadError }) => payloadError)).toEqual(['', got[1]?.payloadError, got[2]?.payloadError]);
  });

  it('is retried while the shop is too busy to read the data', async () => {
    const receiver = await openReceiver();
    await change(boss, 'createWebhook', settings(emailQuery, { url: receiver.url }));
    await oneOrder();
    await deliver(0, async () => ({ errors: [Object.assign(new Error('Busy'), { extensions: { code: 'TRY_AGAIN' } }) as never] }));
    expect(await deliveryLog(boss)).toMatchObject([{ status: 'WAITING', failure: 'The shop was too busy to read the data.' }]);
    await deliver(10);
    expect(receiver.received).toHaveLength(1);
  });

  it('reads no more than the scopes of the events allow, also after it was saved', async () => {
    const receiver = await openReceiver();
    const { webhook } = await change(boss, 'createWebhook', settings(emailQuery, { url: receiver.url }));
    await db.pool.query(`update "Webhook" set "payloadQuery" = $1 where "id" = $2`, [
      'query ($objectId: ID!) { customer(id: $objectId) { email } }',
      webhook?.databaseId,
    ]);
    await oneOrder();
    await deliver();
    expect(body(receiver.received[0]?.body ?? '{}')).toMatchObject({
      payload: null,
      payloadError: expect.stringContaining('CUSTOMERS_READ'),
    });
  });

  it.each([
    ['{ serverTime }', 'Query only the event’s object.'],
    ['query ($objectId: ID!) { orders(first: 5) { totalCount } }', 'Query only the event’s object.'],
    ['query ($objectId: ID!) { node(id: "T3JkZXI6MQ==") { id } }', 'Query only the event’s object.'],
    ['query ($objectId: ID!) { ...F } fragment F on Query { orders(first: 5) { totalCount } }', 'Query only the event’s object.'],
    ['query ($objectId: ID!, $more: Boolean!) { node(id: $objectId) { id @skip(if: $more) } }', 'Use the variable $objectId only.'],
    ['mutation ($objectId: ID!) { node(id: $objectId) { id } }', 'Only queries are allowed.'],
    ['query A { serverTime } query B { serverTime }', 'exactly one operation'],
    ['query ($objectId: ID!) { node(id: $objectId) { noField } }', 'Cannot query field "noField"'],
    ['query ($objectId: ID!) { customer(id: $objectId) { email } }', 'don’t give access to customer, which requires CUSTOMERS_READ'],
    ['query ($objectId: ID!) { webhook(id: $objectId) { url } }', 'Webhooks can’t read webhook.'],
    ['query ($objectId: ID!) { node(id: $objectId) {', 'Syntax Error'],
    [`query ($objectId: ID!) { node(id: $objectId) { ${'id '.repeat(3_000)} } }`, 'Use at most 8000 characters.'],
    [`query ($objectId: ID!) { node(id: $objectId) { ${'{'.repeat(200)}`, 'Nested more than 100 levels'],
    [
      'query ($objectId: ID!) { node(id: $objectId) { ... on Product { reviews(first: 100) { edges { node { product { reviews(first: 100) { edges { node { id } } } } } } } } } }',
      'costs',
    ],
  ])('is refused when it is saved: %#', async (query, message) => {
    const refused = await change(boss, 'createWebhook', settings(query));
    expect(refused).toMatchObject({ __typename: 'InvalidInputError', path: ['input', 'payloadQuery'] });
    expect(refused.message).toContain(message);
  });
});

describe('[I19] the preview of a webhook', () => {
  const preview = (payloadQuery: string, events = ['ORDER_PLACED']) =>
    boss.query<{ webhookPreview: { event: string; body: string } | null }>(
      'query ($events: [EventType!]!, $payloadQuery: String!) { webhookPreview(events: $events, payloadQuery: $payloadQuery) { event body } }',
      { events, payloadQuery },
    );

  it('is the message for the newest event', async () => {
    expect((await preview(emailQuery)).webhookPreview).toBeNull();
    await oneOrder();
    await deliver();
    const number = await oneOrder();
    // An event gets its place in the order with the next delivery.
    await change(boss, 'createWebhook', settings(''));
    await deliver(10);
    const { webhookPreview } = await preview(emailQuery);
    expect(webhookPreview?.event).toBe('order.placed');
    expect(body(webhookPreview?.body ?? '{}')).toMatchObject({ data: { number }, payload: { order: { number } } });
    expect(body((await preview('')).webhookPreview?.body ?? '{}')).toEqual({
      type: 'order.placed',
      timestamp: expect.any(String),
      data: expect.objectContaining({ number }),
    });
  });

  it('is for administrators, and refuses what can’t be saved', async () => {
    await expect(preview('{ serverTime }')).rejects.toThrow('Query only the event’s object.');
    await expect(preview('', [])).rejects.toThrow('Select at least one event type.');
    boss = (await openStaff(db, 'STAFF', ['ORDERS'])).who;
    await expect(preview('')).rejects.toThrow(/permission|administrator/i);
  });
});
