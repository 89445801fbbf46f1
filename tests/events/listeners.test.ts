import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import {
  emitEvents,
  eventListeners,
  publishedEvents,
  type DomainEvent,
  type EventListener,
  type EventType,
} from '../../server/platform/events/domainEvents.ts';
import { details, place, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act, administrator } from '../orders/orderDocuments.ts';
import { stockPing } from '../extending/stockPing.ts';
import { theShopsJobs } from '../jobs/workshop.ts';
import { after, byKey, confirmationKey, makeSubscriber, member, signUp, newSubscriber } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';

let db: Db;
const configured = eventListeners.participants;
const published = publishedEvents.participants;
beforeEach(async () => {
  db = await freshDb();
});
afterAll(() => eventListeners.setParticipants(configured));

const everything: readonly EventType[] = [
  'orderPlaced',
  'orderPaid',
  'orderCompleted',
  'orderCancelled',
  'orderRefunded',
  'stockChanged',
  'accountErased',
  'subscriberConfirmed',
  'subscriberUnsubscribed',
  'subscriberErased',
];

/** A listener that records its events. */
function memory(id: string, events = everything, handle: EventListener['handle'] = () => Promise.resolve()) {
  const received: DomainEvent[] = [];
  const listener: EventListener = {
    id,
    events,
    async handle(event, signal) {
      received.push(event);
      await handle(event, signal);
    },
  };
  return { listener, received, types: () => received.map(({ type }) => type) };
}

const noMail = { send: () => Promise.resolve() };

/**
 * Runs the listeners as the server does, `seconds` after the tests' current time.
 * @returns the logged messages
 */
async function run(seconds = 0): Promise<string[]> {
  const messages: string[] = [];
  const log = (_facts: object, text: string) => void messages.push(text);
  const jobs = await theShopsJobs(db, noMail, { info: log, warn: log, error: log });
  const now = new Date(testNow.getTime() + seconds * 1_000);
  await jobs.get('domain-events')?.run(null, { now, signal: new AbortController().signal });
  return messages;
}

async function buys(stock = 8) {
  const { id } = await makeStocked(db, stock, { regularPriceMinor: 2_000 });
  return { productId: id, visitor: await shopper(db, { [id]: 2 }) };
}

describe('domain events', () => {
  it('report a placed order once with its stock change, and no refused order', async () => {
    const { listener, received } = memory('all');
    eventListeners.setParticipants([listener]);
    const { productId, visitor } = await buys();
    const { number } = await placed(visitor, details());
    const other = await buys(2);
    await db.prisma.product.update({ where: { id: other.productId }, data: { stock: 1 } });
    expect((await place(other.visitor, details())).__typename).not.toBe('PlaceOrderPayload');
    await run();
    await run(10);
    const order = await db.prisma.order.findFirstOrThrow();
    expect(received).toMatchObject([
      { type: 'orderPlaced', payload: { orderId: order.id, number, totalMinor: order.totalMinor, currency: 'EUR' }, occurredAt: testNow },
      { type: 'stockChanged', payload: { productId, stock: 6, delta: -2, reason: 'SALE' } },
    ]);
  });

  it('are discarded on rollback', async () => {
    const { listener, received } = memory('all');
    eventListeners.setParticipants([listener]);
    const undone = db.prisma.$transaction(async (tx) => {
      await emitEvents(tx, 'accountErased', [{ accountId: 1 }], testNow);
      throw new Error('Changed my mind');
    });
    await expect(undone).rejects.toThrow('Changed my mind');
    await run();
    expect([received, await db.prisma.domainEvent.count()]).toEqual([[], 0]);
  });

  it('report payment, completion, cancellation, stock counts, erasure and newsletter changes in order', async () => {
    const { listener, types, received } = memory('all');
    eventListeners.setParticipants([listener]);
    const staff = await administrator(db);
    const { visitor, productId } = await buys();
    const first = await placed(visitor, details());
    const lastOrder = async () => globalId('Order', (await db.prisma.order.findFirstOrThrow({ orderBy: { id: 'desc' } })).id);
    const orderId = await lastOrder();
    await act(staff, 'markOrderPaid', { orderId });
    await act(staff, 'completeOrder', { orderId });
    await act(staff, 'refundOrder', { orderId, amount: 500, reason: 'Late', idempotencyKey: 'refund-1-of-the-test' });
    const { visitor: second } = await buys();
    await placed(second, details());
    await act(staff, 'cancelOrder', { orderId: await lastOrder() });
    const { visitor: boss } = await member(db);
    await boss.query('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { __typename } }', {
      input: { id: productId, setTo: 20, reason: 'COUNT', idempotencyKey: 'count-1-of-the-test' },
    });
    const { accountId } = await member(db, 'CUSTOMER');
    await boss.query('mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { __typename } }', {
      input: { id: accountId },
    });
    await signUp(newSubscriber(db), { email: 'ada@example.com' });
    await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', await confirmationKey(db));
    const { linkKey } = await makeSubscriber(db, { email: 'bob@example.com' });
    await byKey(newSubscriber(db), 'unsubscribe', linkKey);
    await byKey(newSubscriber(db), 'deleteSubscriptionData', linkKey);
    await run();
    expect(types()).toEqual([
      'orderPlaced',
      'stockChanged',
      'orderPaid',
      'orderCompleted',
      'orderRefunded',
      'orderPlaced',
      'stockChanged',
      'stockChanged',
      'orderCancelled',
      'stockChanged',
      'accountErased',
      'subscriberConfirmed',
      'subscriberUnsubscribed',
      'subscriberErased',
    ]);
    expect(received[4]).toMatchObject({ payload: { number: first.number, amountMinor: 500 } });
    expect(received[9]).toMatchObject({ payload: { productId, stock: 20, delta: 14, reason: 'COUNT' } });
  });

  it('are retried for a failing listener in order, without blocking others', async () => {
    let isBroken = true;
    const fails = memory('fails', everything, () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()));
    const works = memory('works');
    eventListeners.setParticipants([fails.listener, works.listener]);
    for (const accountId of [1, 2, 3]) await emitEvents(db.prisma, 'accountErased', [{ accountId }], testNow);
    expect(await run()).toEqual(['Event listener failed and will be retried']);
    const ids = (events: DomainEvent[]) => events.map(({ payload }) => ('accountId' in payload ? payload.accountId : 0));
    expect([ids(fails.received), ids(works.received)]).toEqual([[1], [1, 2, 3]]);
    expect(await run(10)).toEqual([]);
    expect(ids(fails.received)).toEqual([1]);
    isBroken = false;
    await run(31);
    expect([ids(fails.received), ids(works.received)]).toEqual([
      [1, 1, 2, 3],
      [1, 2, 3],
    ]);
    expect(fails.received[0]?.id).toBe(fails.received[1]?.id);
    expect(await db.prisma.eventCursor.findMany({ where: { attempts: { gt: 0 } } })).toEqual([]);
  });

  it('are stored only if a listener subscribes, and delivered from its first run on', async () => {
    const one = memory('one', ['accountErased']);
    eventListeners.setParticipants([one.listener]);
    // Public events are stored for the event feed without any listener.
    publishedEvents.setParticipants([]);
    onTestFinished(() => publishedEvents.setParticipants(published));
    const { visitor } = await buys();
    await placed(visitor, details());
    expect(await db.prisma.domainEvent.count()).toBe(0);
    await emitEvents(db.prisma, 'accountErased', [{ accountId: 1 }], testNow);
    await run();
    const late = memory('late');
    eventListeners.setParticipants([one.listener, late.listener]);
    await emitEvents(db.prisma, 'accountErased', [{ accountId: 2 }], testNow);
    await run(10);
    expect([one.received.length, late.received.map(({ payload }) => payload)]).toEqual([2, [{ accountId: 2 }]]);
  });

  it('are deleted once old and handled, and later ones are still delivered', async () => {
    const one = memory('one');
    eventListeners.setParticipants([one.listener]);
    await emitEvents(db.prisma, 'accountErased', [{ accountId: 1 }], testNow);
    const maintenance = async () => {
      const jobs = await theShopsJobs(db, noMail);
      const now = new Date(testNow.getTime() + 31 * 24 * 60 * 60 * 1_000);
      await jobs.get('old-events')?.run(null, { now, signal: new AbortController().signal });
      return db.prisma.domainEvent.count();
    };
    await db.prisma.eventCursor.create({ data: { listenerId: 'one', position: 0, waitUntil: testNow } });
    expect(await maintenance()).toBe(1);
    await run();
    expect(await maintenance()).toBe(0);
    await emitEvents(db.prisma, 'accountErased', [{ accountId: 2 }], testNow);
    await run(10);
    expect(one.received.map(({ payload }) => payload)).toEqual([{ accountId: 1 }, { accountId: 2 }]);
  });

  it('aren’t skipped when a slower transaction commits later', async (context) => {
    // The embedded database has a single connection, so nothing can be committed beside an open transaction.
    if (db.kind === 'embedded') return context.skip();
    const one = memory('one');
    eventListeners.setParticipants([one.listener]);
    await run();
    const slow = await db.pool.connect();
    onTestFinished(() => slow.release());
    await slow.query('begin');
    await emitEvents(slow, 'accountErased', [{ accountId: 1 }], testNow);
    await emitEvents(db.prisma, 'accountErased', [{ accountId: 2 }], testNow);
    await run(10);
    expect(one.received.map(({ payload }) => payload)).toEqual([{ accountId: 2 }]);
    await slow.query('commit');
    await run(20);
    expect(one.received.map(({ payload }) => payload)).toEqual([{ accountId: 2 }, { accountId: 1 }]);
  });

  it('reach a listener from only one process at a time', async () => {
    let open = 0;
    let most = 0;
    const one = memory('one', everything, async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
    });
    eventListeners.setParticipants([one.listener]);
    await run();
    for (const accountId of [1, 2, 3]) await emitEvents(db.prisma, 'accountErased', [{ accountId }], testNow);
    await Promise.all([run(10), run(10)]);
    expect([most, one.received.length]).toEqual([1, 3]);
  });

  it('reach the example listener of docs/extending/listeners.md, which is retried when its target fails', async () => {
    const requests: unknown[] = [];
    let status = 500;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        requests.push([request.headers['idempotency-key'], JSON.parse(body)]);
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    eventListeners.setParticipants([stockPing(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)]);
    const { visitor, productId } = await buys();
    await placed(visitor, details());
    await run();
    status = 200;
    await run(31);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
    expect(requests[1]).toEqual([expect.any(String), { product: productId, left: 6 }]);
  });
});
