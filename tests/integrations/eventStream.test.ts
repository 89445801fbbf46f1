import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { globalId } from '../../shared/globalId.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { madeKey, type MadeKey } from './apiKeys.ts';
import { erased, runJob } from './webhookDocuments.ts';

// The event feed as server-sent events.

let db: Db;
let shop: TestApp;
let boss: Visitor;
let key: MadeKey;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  key = await madeKey(boss, ['CUSTOMERS_READ']);
});
afterAll(() => shop.app.close());

interface Sent {
  id: string;
  data: { id: string; type: string; objectId: string; data: { customerId: string } } | null;
}

async function open(query: string, headers: Record<string, string> = {}, { token } = key) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const response = await fetch(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/admin/events${query}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    signal: end.signal,
  });
  const events: Sent[] = [];
  const state = { isOver: false };
  async function read(): Promise<void> {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole) {
        const [, id] = /^id: (.*)$/m.exec(one) ?? [];
        const [, data] = /^data: (.*)$/m.exec(one) ?? [];
        if (id !== undefined) events.push({ id, data: data === undefined ? null : (JSON.parse(data) as Sent['data']) });
      }
    }
    state.isOver = true;
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) void read().catch(() => undefined);
  const refusal = isStream ? null : ((await response.json()) as { code: string });
  const customers = () => events.flatMap(({ data }) => (data ? [data.data.customerId] : []));
  return { status: response.status, code: refusal?.code, events, customers, state, close: () => end.abort() };
}

const customer = (id: number) => globalId('Customer', id);
async function happens(...ids: number[]): Promise<void> {
  await erased(db, ...ids);
  await runJob(db, 'domain-events');
}

const types = '?types=CUSTOMER_ERASED';

describe('[I31] the stream of events', () => {
  it('has what happens from now on, and continues after any event without loss', async () => {
    await happens(1);
    const first = await open(types);
    expect(first.status).toBe(200);
    await happens(2, 3);
    await expect.poll(first.customers).toEqual([customer(2), customer(3)]);
    expect(first.events.find(({ data }) => data)?.data).toMatchObject({ type: 'customer.erased', objectId: customer(2) });
    first.close();
    await happens(4);
    const [, lastRead] = first.events.filter(({ data }) => data);
    const again = await open(types, { 'last-event-id': lastRead?.id ?? '' });
    await expect.poll(again.customers).toEqual([customer(4)]);
    const before = await open(`${types}&after=${first.events.find(({ data }) => data)?.id}`);
    await expect.poll(before.customers).toEqual([customer(3), customer(4)]);
  });

  it('reads all of a long backlog, and begins with the newest cursor while nothing happens', async () => {
    const idle = await open(types);
    await expect.poll(() => idle.events.length).toBe(1);
    expect(idle.events[0]?.data).toBeNull();
    await happens(...Array.from({ length: 230 }, (_, index) => index + 1));
    const late = await open(types, { 'last-event-id': idle.events[0]?.id ?? '' });
    await expect.poll(() => late.customers().length).toBe(230);
    expect(new Set(late.customers()).size).toBe(230);
  });

  it('is closed to keys without the scope, to staff, and to everybody else', async () => {
    expect(await open('?types=customer.erased,order.paid')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const staff = (await openStaff(db, 'STAFF', ['ORDERS'], { now: new Date() })).who.adminToken() ?? '';
    for (const token of ['', 'x'.repeat(43), staff]) expect(await open(types, {}, { ...key, token })).toMatchObject({ status: 403 });
    expect(await open(types, {}, { ...key, token: 'souk_unknown' })).toMatchObject({ status: 401, code: 'INVALID_API_KEY' });
    expect(await open(types, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await open(types, {}, { ...key, token: boss.adminToken() ?? '' })).toMatchObject({ status: 200 });
  });

  it.each(['', '?types=', '?types=NO_EVENT', '?types=CUSTOMER_ERASED&after=nonsense'])('refuses %j', async (query) => {
    expect(await open(query)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  it('ends before the next event when the key is revoked', async () => {
    const stream = await open(types);
    await db.prisma.apiKey.update({ where: { id: key.databaseId }, data: { revokedAt: new Date() } });
    await happens(1);
    await expect.poll(() => stream.state.isOver).toBe(true);
    expect(stream.customers()).toEqual([]);
  });

  it('is limited to five per key; a closed one makes room', async () => {
    const streams = [];
    for (let count = 0; count < 5; count += 1) streams.push(await open(types));
    expect(await open(types)).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
    const other = await madeKey(boss, ['CUSTOMERS_READ', 'ORDERS_READ']);
    expect((await open(types, {}, other)).status).toBe(200);
    streams[0]?.close();
    await expect.poll(async () => (await open(types)).status).toBe(200);
  });
});
