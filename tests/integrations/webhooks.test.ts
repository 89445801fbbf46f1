import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { allowLoopbackWebhooks } from '../../server/backoffice/integrations/integrations.ts';
import { globalId } from '../../shared/globalId.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { isSigned, openReceiver } from './receiver.ts';
import { change, deliveryLog, erased, madeWebhook, runJob, webhookNow } from './webhookDocuments.ts';

let db: Db;
let boss: Visitor;
beforeAll(() => allowLoopbackWebhooks(true));
afterAll(() => allowLoopbackWebhooks(false));
beforeEach(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR')).who;
});

const deliver = (seconds = 0) => runJob(db, 'domain-events', seconds);
const events = ['CUSTOMER_ERASED', 'CUSTOMER_CREATED'];
const hour = 60 * 60;
const customer = (id: number) => globalId('Customer', id);

describe('[I19] webhooks', () => {
  it('send each event once, signed, with its id, and only the chosen types', async () => {
    await erased(db, 1);
    await runJob(db, 'domain-events');
    const receiver = await openReceiver();
    const { secret } = await madeWebhook(boss, receiver.url, events);
    const { secret: other } = await madeWebhook(boss, receiver.url, ['ORDER_PLACED']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await erased(db, 2);
    await deliver();
    await deliver(10);
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    if (!got) throw new Error('Nothing arrived');
    expect(got.message).toEqual({ type: 'customer.erased', timestamp: testNow.toISOString(), data: { customerId: customer(2) } });
    expect(got.headers['content-type']).toBe('application/json');
    const { id } = await db.prisma.domainEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(got.headers['webhook-id']).toBe(globalId('Event', Number(id)));
    expect([isSigned(got, secret), isSigned(got, other), isSigned({ ...got, body: `${got.body} ` }, secret)]).toEqual([true, false, false]);
    expect(await deliveryLog(boss)).toMatchObject([{ event: 'customer.erased', status: 'DELIVERED', attempts: 1, responseStatus: 204 }]);
  });

  it('keep the order within an object, whatever fails, and do not hold back others', async () => {
    const receiver = await openReceiver();
    await madeWebhook(boss, receiver.url, events);
    let isBroken = true;
    receiver.answer = ({ message }) =>
      isBroken && message.data.customerId === customer(1) ? { status: 500, body: 'Oops' } : { status: 200 };
    await erased(db, 1, 2, 1, 3);
    await deliver();
    const got = () => receiver.received.map(({ message }) => message.data.customerId);
    expect(got().toSorted()).toEqual([customer(1), customer(2), customer(3)].toSorted());
    expect(await deliveryLog(boss, 'WAITING')).toMatchObject([
      { attempts: 1, responseStatus: 500, responseBody: 'Oops', failure: 'The receiver responded with status 500.' },
      { attempts: 0, responseStatus: null },
    ]);
    isBroken = false;
    const ids = receiver.received.length;
    await deliver(6);
    expect(got().slice(ids)).toEqual([customer(1), customer(1)]);
    const attemptsOfFirst = receiver.received.filter(
      ({ headers }) => headers['webhook-id'] === receiver.received[ids]?.headers['webhook-id'],
    );
    expect(attemptsOfFirst).toHaveLength(2);
  });

  it('retry with growing pauses for three days, then park the message and show the webhook as failing; resending delivers it', async () => {
    const receiver = await openReceiver();
    receiver.answer = () => ({ status: 503 });
    const { id } = await madeWebhook(boss, receiver.url, events);
    await erased(db, 1);
    const pauses: number[] = [];
    let at = 0;
    for (;;) {
      await deliver(at);
      const [row] = await deliveryLog(boss);
      if (!row?.nextAttemptAt) break;
      pauses.push((new Date(row.nextAttemptAt).getTime() - new Date(row.lastAttemptAt ?? 0).getTime()) / 1_000);
      const next = (new Date(row.nextAttemptAt).getTime() - testNow.getTime()) / 1_000;
      // Nothing is sent before it is due.
      await deliver(next - 2);
      at = Math.ceil(next) + 1;
    }
    expect(pauses).toEqual([5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 20 * hour]);
    expect(receiver.received).toHaveLength(10);
    expect(at).toBeLessThanOrEqual(72 * hour);
    expect(await deliveryLog(boss)).toMatchObject([{ status: 'FAILED', attempts: 10 }]);
    expect(await webhookNow(boss, id)).toMatchObject({ state: 'FAILING', parkedCount: 1, failingSince: expect.any(String) as string });
    receiver.answer = () => ({ status: 200 });
    const [parked] = await deliveryLog(boss);
    expect(await change(boss, 'resendWebhookDelivery', { id: parked?.id })).toMatchObject({ delivery: { status: 'WAITING' } });
    await deliver(at + 10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await webhookNow(boss, id)).toMatchObject({ state: 'ACTIVE', parkedCount: 0, failingSince: null });
  });

  it('call a receiver that is away with one message at a time, and send what waits when it is back', async () => {
    const receiver = await openReceiver();
    receiver.answer = () => ({ status: 502 });
    await madeWebhook(boss, receiver.url, events);
    await erased(db, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    await deliver();
    expect(receiver.received).toHaveLength(8);
    await deliver(4);
    expect(receiver.received).toHaveLength(12);
    await deliver(30);
    expect(receiver.received).toHaveLength(13);
    receiver.answer = () => ({ status: 200 });
    await deliver(60);
    expect(await deliveryLog(boss, 'WAITING')).toEqual([]);
  });

  it('are disabled and enabled: what happens in between is not sent', async () => {
    const receiver = await openReceiver();
    const { id, version } = await madeWebhook(boss, receiver.url, events);
    const settings = { id, description: 'ERP', url: receiver.url, events };
    const off = await change(boss, 'updateWebhook', { ...settings, expectedVersion: version, isEnabled: false });
    expect(off).toMatchObject({ webhook: { state: 'DISABLED' } });
    await erased(db, 1);
    await deliver();
    await runJob(db, 'domain-events');
    expect(await change(boss, 'updateWebhook', { ...settings, expectedVersion: version, isEnabled: true })).toMatchObject({
      code: 'STALE',
    });
    await change(boss, 'updateWebhook', { ...settings, isEnabled: true });
    await erased(db, 2);
    await deliver(10);
    expect(receiver.received.map(({ message }) => message.data.customerId)).toEqual([customer(2)]);
  });

  it('are signed with both secrets during the overlap of a rotation', async () => {
    const receiver = await openReceiver();
    const { id, secret } = await madeWebhook(boss, receiver.url, events);
    const { secret: fresh = '' } = await change(boss, 'rotateWebhookSecret', { id, overlapHours: 1 });
    expect(fresh).not.toBe(secret);
    await erased(db, 1);
    await deliver(60);
    await erased(db, 2);
    await deliver(2 * hour);
    expect(receiver.received.map((got) => [isSigned(got, secret), isSigned(got, fresh)])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('can be tested, without waiting for an event', async () => {
    const receiver = await openReceiver();
    const { id, secret } = await madeWebhook(boss, receiver.url, events);
    expect(await change(boss, 'testWebhook', { id })).toMatchObject({ delivery: { status: 'DELIVERED', event: 'test' } });
    expect([receiver.types(), receiver.received.map((got) => isSigned(got, secret))]).toEqual([['test'], [true]]);
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url } });
    const redirected = await change(boss, 'testWebhook', { id });
    expect(redirected).toMatchObject({ delivery: { status: 'FAILED', failure: expect.stringContaining('redirects') as string } });
    expect(receiver.received).toHaveLength(2);
    receiver.answer = () => ({ status: 200, body: 'x'.repeat(1_100_000) });
    expect(await change(boss, 'testWebhook', { id })).toMatchObject({ delivery: { failure: 'The response is larger than 1 MB.' } });
  });

  it('are deleted with their log, and old messages leave it', async () => {
    const receiver = await openReceiver();
    const { id } = await madeWebhook(boss, receiver.url, events);
    await erased(db, 1);
    await deliver();
    await runJob(db, 'old-events', 29 * 24 * hour);
    expect(await deliveryLog(boss)).toHaveLength(1);
    await runJob(db, 'old-events', 31 * 24 * hour);
    expect(await deliveryLog(boss)).toEqual([]);
    await erased(db, 2);
    await deliver(10);
    expect(await change(boss, 'deleteWebhook', { id })).toMatchObject({ __typename: 'DeleteWebhookPayload' });
    expect(await deliveryLog(boss)).toEqual([]);
    expect(await change(boss, 'deleteWebhook', { id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('[I19] the safety of webhooks', () => {
  it('the secret is encrypted, shown once, and in no log', async () => {
    const receiver = await openReceiver();
    const { secret } = await madeWebhook(boss, receiver.url, events);
    const { webhooks } = await boss.query<{ webhooks: unknown }>('{ webhooks(first: 5) { edges { node { id url events state } } } }');
    const stored = JSON.stringify([
      await db.prisma.webhook.findMany({ omit: { position: true } }),
      await db.prisma.auditEntry.findMany(),
      webhooks,
    ]);
    expect(stored).toContain('webhook.create');
    expect(stored).not.toContain(secret.slice(6, 30));
  });

  it.each([
    'http://example.com/hook',
    'https://10.0.0.5/',
    'https://169.254.169.254/',
    'https://user@example.com/',
    'ftp://example.com/',
    'x',
  ])('%s is no address of a receiver', async (url) => {
    const refused = await change(boss, 'createWebhook', { description: 'ERP', url, events, isEnabled: true });
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('public host') as string });
  });

  it('in production this machine is no receiver, and a stored address of it is not called', async () => {
    const receiver = await openReceiver();
    const { id } = await madeWebhook(boss, receiver.url, events);
    allowLoopbackWebhooks(false);
    try {
      const refused = await change(boss, 'createWebhook', { description: 'ERP', url: receiver.url, events, isEnabled: true });
      expect(refused).toMatchObject({ code: 'INVALID_INPUT' });
      const { delivery } = await change(boss, 'testWebhook', { id });
      expect(delivery).toMatchObject({ status: 'FAILED', failure: 'Only HTTPS URLs are allowed.' });
      await db.prisma.webhook.updateMany({ data: { url: receiver.url.replace('http:', 'https:') } });
      const again = await change(boss, 'testWebhook', { id });
      expect(again.delivery?.failure).toBe('The URL isn’t on the public internet.');
    } finally {
      allowLoopbackWebhooks(true);
    }
    expect(receiver.received).toEqual([]);
  });

  it('creating, changing, rotating and deleting ask for the password again', async () => {
    const receiver = await openReceiver();
    const { id } = await madeWebhook(boss, receiver.url, events);
    boss.at(new Date(testNow.getTime() + 11 * 60_000));
    const settings = { description: 'ERP', url: receiver.url, events, isEnabled: true };
    const codes = [
      await change(boss, 'createWebhook', settings),
      await change(boss, 'updateWebhook', { id, ...settings }),
      await change(boss, 'rotateWebhookSecret', { id, overlapHours: 0 }),
      await change(boss, 'deleteWebhook', { id }),
    ].map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'STEP_UP_REQUIRED'));
  });
});
