import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { deliver, maxAttempts } from '../../server/engagement/newsletter/integrations/deliver.ts';
import { webhookSignature } from '../../server/platform/http/webhookSigning.ts';
import { freshDb } from '../support/db.ts';
import { testKeys, testNow, type Visitor } from '../support/shopDriver.ts';
import { after, byKey, confirmationKey, member, signUp, newSubscriber } from './newsletter.ts';

// A local server that responds like the documented services, and records its requests.

interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: unknown;
}

let db: Db;
let admin: Visitor;
let server: Server;
let base: string;
let requests: RecordedRequest[];
/** Responses by "METHOD path"; 200 for all others. */
let answers: Map<string, [status: number, body?: string]>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, path, headers, body, json: body === '' ? null : JSON.parse(body) });
      const [status, text = '{}'] = answers.get(`${method} ${path}`) ?? [200];
      response.writeHead(status, status === 302 ? { location: `${base}/elsewhere` } : {}).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  db = await freshDb();
  [requests, answers] = [[], new Map()];
  admin = (await member(db)).visitor;
});

const email = 'ada@example.com';
const md5 = createHash('md5').update(email).digest('hex');
const set = {
  webhook: [{ url: 'https://hooks.example/hook' }, 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw=='],
  mailchimp: [{ listId: 'a1b2c3' }, '0123456789abcdef0123456789abcdef-us21'],
  brevo: [{ listId: '7' }, 'xkeysib-0123456789abcdef'],
  mailerlite: [{ listId: '42' }, 'token.0123456789abcdef'],
} as const;

async function integrate(kind: keyof typeof set, more: object = {}) {
  const [settings, secret] = set[kind];
  const data = { kind, name: kind, settings, secrets: { secret }, createdAt: testNow, updatedAt: testNow, ...more };
  return db.prisma.integration.create({ data });
}

const reach = () => ({ allowsPrivate: true, origin: base });
const log = () => db.prisma.integrationDelivery.findMany({ orderBy: { id: 'asc' } });

/** Delivers everything that is queued; failures are logged. */
async function deliverAll(now = testNow): Promise<void> {
  for (const { id } of await log()) await deliver({ db, keys: testKeys, now }, id, { reach: reach() }).catch(() => undefined);
}

/** Signs a subscriber up and confirms them. */
async function confirmed(): Promise<string> {
  await signUp(newSubscriber(db), { email, name: 'Ada' });
  await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', await confirmationKey(db));
  const { id, key } = await db.prisma.subscriber.findFirstOrThrow();
  return `${id}-${key}`;
}

const calls = () => requests.map(({ method, path, json }) => [method, path, json]);

describe('[F107] confirmed, unsubscribed and erased subscribers are sent to', () => {
  it('Mailchimp', async () => {
    await integrate('mailchimp');
    const key = await confirmed();
    await deliverAll();
    await byKey(newSubscriber(db), 'unsubscribe', key);
    await deliverAll();
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    await deliverAll();
    const path = `/3.0/lists/a1b2c3/members/${md5}`;
    expect(calls()).toEqual([
      ['PUT', path, { email_address: email, status_if_new: 'subscribed', status: 'subscribed', merge_fields: { FNAME: 'Ada' } }],
      ['PATCH', path, { status: 'unsubscribed' }],
      ['POST', `${path}/actions/delete-permanent`, null],
    ]);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`souk:${set.mailchimp[1]}`).toString('base64')}`);
  });

  it('Brevo', async () => {
    await integrate('brevo');
    const key = await confirmed();
    answers.set('POST /v3/contacts', [201]).set(`DELETE /v3/contacts/${encodeURIComponent(email)}`, [404]);
    await deliverAll();
    await byKey(newSubscriber(db), 'unsubscribe', key);
    await deliverAll();
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    await deliverAll();
    const path = `/v3/contacts/${encodeURIComponent(email)}`;
    expect(calls()).toEqual([
      ['POST', '/v3/contacts', { email, listIds: [7], updateEnabled: true, attributes: { FIRSTNAME: 'Ada' } }],
      ['PUT', path, { unlinkListIds: [7] }],
      ['DELETE', path, null],
    ]);
    expect(requests[0]?.headers['api-key']).toBe(set.brevo[1]);
    expect((await log()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  });

  it('MailerLite', async () => {
    await integrate('mailerlite');
    const path = `/api/subscribers/${encodeURIComponent(email)}`;
    answers.set(`GET ${path}`, [200, JSON.stringify({ data: { id: '319' } })]);
    const key = await confirmed();
    await deliverAll();
    await byKey(newSubscriber(db), 'unsubscribe', key);
    await deliverAll();
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    await deliverAll();
    expect(calls()).toEqual([
      ['POST', '/api/subscribers', { email, status: 'active', groups: ['42'], fields: { name: 'Ada' } }],
      ['GET', path, null],
      ['PUT', '/api/subscribers/319', { status: 'unsubscribed' }],
      ['GET', path, null],
      ['POST', '/api/subscribers/319/forget', null],
    ]);
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${set.mailerlite[1]}`);
  });

  it('a webhook with a verifiable signature', async () => {
    await integrate('webhook');
    const key = await confirmed();
    await deliverAll(after(30));
    const [first] = requests;
    if (!first) throw new Error('Nothing was sent');
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = first.headers as Record<string, string>;
    expect([id, timestamp]).toEqual([(await log())[0]?.eventId, String(after(30).getTime() / 1_000)]);
    expect(signature).toBe(webhookSignature(set.webhook[1], id ?? '', timestamp ?? '', first.body));
    expect(signature).not.toBe(webhookSignature(set.webhook[1], id ?? '', timestamp ?? '', `${first.body} `));
    expect(first.json).toMatchObject({ type: 'subscriber.confirmed', data: { email, name: 'Ada', status: 'CONFIRMED' } });
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    await deliverAll();
    expect(requests[1]?.json).toMatchObject({ type: 'subscriber.erased', data: { email, name: null, status: null } });
    // The log doesn't store the delivered data.
    expect(JSON.stringify(await log())).not.toContain(email);
  });

  it('enabled integrations only, once confirmed', async () => {
    await integrate('brevo', { isEnabled: false });
    await signUp(newSubscriber(db), { email });
    expect(await log()).toEqual([]);
    await integrate('webhook');
    expect(await log()).toEqual([]);
    await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', await confirmationKey(db));
    expect(await log()).toMatchObject([{ event: 'subscriber.confirmed', integrationId: 2 }]);
  });
});

describe('[F107] failed deliveries', () => {
  const oneWaiting = async (kind: keyof typeof set) => {
    await integrate(kind);
    const key = await confirmed();
    return { key, id: (await log())[0]?.id ?? 0 };
  };

  it.each([500, 503, 429, 408])('with status %i are retried with the same event id, up to the maximum', async (status) => {
    const { id } = await oneWaiting('webhook');
    answers.set('POST /hook', [status]);
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      await expect(deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() })).rejects.toThrow(
        `The service responded with status ${status}`,
      );
    }
    expect(await log()).toMatchObject([
      { status: 'WAITING', attempts: maxAttempts - 1, responseStatus: status, failure: `The service responded with status ${status}.` },
    ]);
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect(await log()).toMatchObject([{ status: 'FAILED', attempts: maxAttempts }]);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect(requests).toHaveLength(maxAttempts);
  });

  it.each([400, 401, 404, 410])('with status %i are final until an administrator resends them', async (status) => {
    const { id } = await oneWaiting('webhook');
    answers.set('POST /hook', [status]);
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect(await log()).toMatchObject([{ status: 'FAILED', attempts: 1, responseStatus: status }]);
    answers.clear();
    const document =
      'mutation ($input: RetryDeliveryInput!) { result: retryDelivery(input: $input) { ... on RetryDeliveryPayload { isWaiting } } }';
    expect(await admin.query(document, { input: { id } })).toEqual({ result: { isWaiting: true } });
    await deliverAll();
    expect(await log()).toMatchObject([{ status: 'DELIVERED', payload: {} }]);
    expect(await admin.query(document, { input: { id } })).toEqual({ result: { isWaiting: false } });
  });

  it('of a service that was removed from the shop’s configuration report it', async () => {
    const { id } = await oneWaiting('webhook');
    await db.prisma.integration.updateMany({ data: { kind: 'pigeon' } });
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect([requests, await log()]).toMatchObject([[], [{ status: 'FAILED', failure: expect.stringContaining('“pigeon”') }]]);
  });

  it('contain no data of an erased subscriber and can’t be resent', async () => {
    const { key, id } = await oneWaiting('webhook');
    answers.set('POST /hook', [400]);
    await deliverAll();
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    expect((await log())[0]).toMatchObject({ status: 'FAILED', failure: 'Erased', payload: {} });
    const document =
      'mutation ($input: RetryDeliveryInput!) { result: retryDelivery(input: $input) { ... on RetryDeliveryPayload { isWaiting } } }';
    expect(await admin.query(document, { input: { id } })).toEqual({ result: { isWaiting: false } });
  });

  it('include redirects, which are not followed', async () => {
    const { id } = await oneWaiting('webhook');
    answers.set('POST /hook', [302]);
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect([requests.map(({ path }) => path), await log()]).toMatchObject([
      ['/hook'],
      [{ status: 'FAILED', failure: expect.stringContaining('302') }],
    ]);
  });

  it('include responses larger than 1 MB, which are not read completely', async () => {
    const { id } = await oneWaiting('webhook');
    answers.set('POST /hook', [200, 'x'.repeat(1024 * 1024 + 1)]);
    await deliver({ db, keys: testKeys, now: testNow }, id, { reach: reach() });
    expect(await log()).toMatchObject([{ status: 'FAILED', failure: 'The response is larger than 1 MB.' }]);
  });

  it('don’t include an event that is skipped because a later one is queued', async () => {
    const { key } = await oneWaiting('brevo');
    await byKey(newSubscriber(db), 'unsubscribe', key);
    await deliverAll();
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
    expect((await log()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});
