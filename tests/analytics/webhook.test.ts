import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tableSink, type AnalyticsMessage } from '../../server/engagement/analytics/sinks.ts';
import { feedWebhook, pauseMs } from '../../server/engagement/analytics/webhook.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

// Analytics events are sent to the owner's own webhook: signed, in order, once each, and again if delivery failed.

interface Asked {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent {
  type: string;
  timestamp: string;
  data: { eventId: string; name: string; visit: string; path: string }[];
}

let db: Db;
let admin: Visitor;
let server: Server;
let asked: Asked[];
let status: number;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(status, status === 302 ? { location: url } : {}).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  db = await freshDb();
  [asked, status] = [[], 200];
  admin = (await openStaff(db, 'ADMINISTRATOR')).who;
});

const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);
const reach = { allowsPrivate: true };
const settings = () => db.prisma.analyticsSettings.findUniqueOrThrow({ where: { id: 1 } });

interface Saved {
  __typename: string;
  newSecret?: string | null;
}

/**
 * Sets the webhook's URL as staff do.
 * @returns the secret, which is shown only once
 */
async function send(to: string, more: object = {}): Promise<Saved> {
  const { result } = await admin.query<{ result: Saved }>(
    `mutation ($input: UpdateAnalyticsSettingsInput!) { result: updateAnalyticsSettings(input: $input) {
      __typename ... on UpdateAnalyticsSettingsPayload { newSecret } } }`,
    { input: { webhookUrl: to, ...more } },
  );
  return result;
}

/** Points the webhook to this test's server, which no administrator could enter because it is neither https nor public. */
async function sendHere(): Promise<string> {
  const { newSecret } = await send('https://hooks.example/in');
  await db.prisma.analyticsSettings.update({ where: { id: 1 }, data: { webhookUrl: url } });
  return newSecret ?? '';
}

const happened = (count: number, from = 0, at = testNow) => {
  const messages = Array.from({ length: count }, (_, index): AnalyticsMessage => ({
    eventId: `event-${from + index}`,
    at,
    name: 'page_view',
    visitKey: '11111111-1111-4111-8111-111111111111',
    path: '/shop/',
    payload: { number: from + index },
  }));
  return db.prisma.$transaction((tx) => tableSink(tx).send(messages));
};

const batches = () => asked.map(({ body }) => (JSON.parse(body) as Sent).data.map(({ eventId }) => eventId));
const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `event-${from + index}`);

describe('[F116] the event table', () => {
  it('stores an event once, however often it is recorded', async () => {
    await happened(3);
    await happened(4);
    const rows = await db.prisma.analyticsEvent.findMany({ orderBy: { id: 'asc' }, select: { eventId: true, payload: true } });
    expect(rows.map(({ eventId }) => eventId)).toEqual(names(0, 4));
    expect(rows[3]?.payload).toEqual({ number: 3 });
  });
});

describe('[F116] the analytics webhook', () => {
  it('sends new events in order, once, in batches of 100, signed according to Standard Webhooks', async () => {
    await happened(5);
    const secret = await sendHere();
    await happened(150, 5);
    expect(await feedWebhook(db, after(20), { reach })).toBe(150);
    expect(batches()).toEqual([names(5, 100), names(105, 50)]);
    const [first] = asked;
    expect(JSON.parse(first?.body ?? '') as Sent).toMatchObject({
      type: 'analytics.events',
      timestamp: after(20).toISOString(),
      data: expect.arrayContaining([
        {
          eventId: 'event-5',
          at: testNow.toISOString(),
          name: 'page_view',
          visit: expect.any(String),
          path: '/shop/',
          payload: { number: 5 },
        },
      ]) as unknown,
    });
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = first?.headers ?? {};
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(timestamp)}.${first?.body}`)
      .digest('base64');
    expect([id, timestamp, signature]).toEqual(['event-5', String(after(20).getTime() / 1_000), `v1,${expected}`]);
    expect(await feedWebhook(db, after(40), { reach })).toBe(0);
    expect(asked).toHaveLength(2);
  });

  it('waits for events whose transaction may not be committed yet', async () => {
    await sendHere();
    await happened(1);
    expect(await feedWebhook(db, after(14), { reach })).toBe(0);
    expect(await feedWebhook(db, after(16), { reach })).toBe(1);
  });

  it('skips no event that was committed out of order, and sends events by ID', async () => {
    await sendHere();
    await happened(1, 0, after(10));
    await happened(1, 1, after(2));
    expect(await feedWebhook(db, after(20), { reach })).toBe(0);
    expect(await feedWebhook(db, after(26), { reach })).toBe(2);
    expect(batches()).toEqual([['event-0', 'event-1']]);
  });

  it('sends a batch again with the same event IDs if the process died before recording it', async () => {
    await sendHere();
    await happened(3);
    // The batch was accepted, and the sending process died before it recorded that.
    expect(await feedWebhook(db, after(20), { reach })).toBe(3);
    await db.prisma.analyticsSettings.update({ where: { id: 1 }, data: { webhookSentId: 0n } });
    expect(await feedWebhook(db, after(50), { reach })).toBe(3);
    expect(batches()).toEqual([names(0, 3), names(0, 3)]);
    expect(asked[1]?.headers['webhook-id']).toBe(asked[0]?.headers['webhook-id']);
  });

  it('retries a rejected batch with doubling delays, then continues with the next one', async () => {
    await sendHere();
    await happened(120);
    status = 500;
    let now = after(20);
    for (const failures of [1, 2, 3]) {
      expect(await feedWebhook(db, now, { reach })).toBe(0);
      const { webhookFailures, webhookFailure, webhookNextAt, webhookSentId } = await settings();
      expect([webhookFailures, webhookFailure, webhookSentId]).toEqual([failures, 'The server responded with status 500.', 0n]);
      expect(webhookNextAt).toEqual(new Date(now.getTime() + 30_000 * 2 ** (failures - 1)));
      // Nothing is sent before the retry is due.
      await feedWebhook(db, new Date((webhookNextAt?.getTime() ?? 0) - 1), { reach });
      expect(asked).toHaveLength(failures);
      now = webhookNextAt ?? now;
    }
    status = 204;
    expect(await feedWebhook(db, now, { reach })).toBe(120);
    expect(batches()).toEqual([names(0, 100), names(0, 100), names(0, 100), names(0, 100), names(100, 20)]);
    expect(await settings()).toMatchObject({ webhookFailures: 0, webhookFailure: '', webhookNextAt: null });
  });

  it('waits at most an hour between retries', () => {
    expect([1, 2, 8, 9, 1_000].map(pauseMs)).toEqual([30_000, 60_000, 3_600_000, 3_600_000, 3_600_000]);
  });

  it('treats a redirect as a failure and doesn’t follow it', async () => {
    await sendHere();
    await happened(1);
    status = 302;
    expect(await feedWebhook(db, after(20), { reach })).toBe(0);
    expect([asked.length, (await settings()).webhookFailure]).toEqual([1, 'The URL redirects (302), and redirects aren’t followed.']);
  });

  it.each([
    ['https://127.0.0.1/in', 'The URL isn’t on the public internet.'],
    ['https://[::1]/in', 'The URL isn’t on the public internet.'],
    ['https://169.254.169.254/latest/meta-data/', 'The URL isn’t on the public internet.'],
    ['https://10.0.0.8/in', 'The URL isn’t on the public internet.'],
    ['https://[::ffff:10.0.0.8]/in', 'The URL isn’t on the public internet.'],
    ['https://localhost/in', 'The URL isn’t on the public internet.'],
    ['https://who:secret@hooks.example/in', 'The URL can’t contain a user name or password.'],
  ])('never calls %s', async (to, failure) => {
    await sendHere();
    // An administrator can't enter this URL, but a host name may resolve to it later.
    await db.prisma.analyticsSettings.update({ where: { id: 1 }, data: { webhookUrl: to } });
    await happened(1);
    expect(await feedWebhook(db, after(20))).toBe(0);
    expect(await settings()).toMatchObject({ webhookFailures: 1, webhookFailure: failure });
  });

  it('sends nothing without a webhook URL', async () => {
    await sendHere();
    await happened(1);
    await send('');
    expect(await feedWebhook(db, after(20), { reach })).toBe(0);
    expect(asked).toEqual([]);
  });
});
