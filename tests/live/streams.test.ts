import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { maxStreamsOfAddress, maxStreamsOfVisitor } from '../../server/platform/events/streamLimits.ts';
import { browser, type Browser } from '../http/browser.ts';
import { unreachableDb, testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { closeNow, listening, openStream, type Stream } from './streamClient.ts';

// The subscription viewerChanged over a socket, as integrators use it.

let db: Db;
let shop: TestApp;
let url: string;
let productId: string;
let me: Browser;

beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeProduct(db)).id);
  shop = await testApp(db);
  url = await listening(shop.app);
});
afterAll(() => closeNow(shop.app));
beforeEach(() => {
  me = browser(shop.app);
  shop.faults.length = 0;
});

const document = 'subscription { viewerChanged { cartHash listsHash isSignedIn cart { itemCount } } }';

function listen(visitor: Browser, query = document, at = url): Promise<Stream> {
  return openStream(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: at, ...visitor.header() },
    body: JSON.stringify({ query }),
  });
}

const add = (visitor = me) =>
  visitor.query(`mutation { addToCart(input: { productId: "${productId}" }) { __typename } }`).then(({ data }) => data);
const pieces = (count: number) => ({ viewerChanged: expect.objectContaining({ cart: { itemCount: count } }) as unknown });

test('the first event is the current state, each change sends another, and no one else’s data is sent', async () => {
  await add();
  const stream = await listen(me);
  expect(stream.response.status).toBe(200);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const first = await stream.next();
  expect(first?.event).toBe('next');
  expect(first?.data?.data).toEqual({
    viewerChanged: {
      cartHash: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      listsHash: '',
      isSignedIn: false,
      cart: { itemCount: 1 },
    },
  });
  const other = browser(shop.app);
  await add(other);
  await add(other);
  await add();
  // If the other visitors' changes had been sent here, their events would come first.
  expect((await stream.next())?.data?.data).toEqual(pieces(2));
  await add();
  expect((await stream.next())?.data?.data).toEqual(pieces(3));
});

test('[I20] compare list and wishlist changes are sent to every stream of the visitor', async () => {
  await add();
  const [one, two] = await Promise.all([listen(me), listen(me)]);
  await Promise.all([one.next(), two.next()]);
  const { data } = await me.query<{ addToWishlist: { __typename: string } }>(
    `mutation { addToWishlist(input: { productId: "${productId}" }) { __typename } }`,
  );
  expect(data.addToWishlist.__typename).toBe('AddToWishlistPayload');
  const hash = me.cookies.lists_hash;
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  for (const stream of [one, two]) expect((await stream.next())?.data?.data).toMatchObject({ viewerChanged: { listsHash: hash } });
});

test('concurrent changes end with an event that includes them all', async () => {
  await add();
  const stream = await listen(me);
  await stream.next();
  await Promise.all(Array.from({ length: 6 }, () => add()));
  let seen = 0;
  for (let events = 0; seen !== 7; events += 1) {
    expect(events).toBeLessThan(7);
    const { viewerChanged } = ((await stream.next())?.data?.data ?? {}) as { viewerChanged?: { cart: { itemCount: number } } };
    const itemCount = viewerChanged?.cart.itemCount ?? 0;
    expect(itemCount).toBeGreaterThanOrEqual(seen);
    seen = itemCount;
  }
});

test('a visitor without any data gets one empty event, and the stream completes', async () => {
  const stream = await listen(me);
  expect(await stream.rest()).toEqual([
    { event: 'next', data: { data: { viewerChanged: { cartHash: '', listsHash: '', isSignedIn: false, cart: null } } } },
    { event: 'complete', data: null },
  ]);
  expect(stream.response.headers.get('set-cookie')).toBeNull();
});

test('a client without same-origin headers is anonymous, whatever cookie it sends', async () => {
  await add();
  const stream = await openStream(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...me.header() },
    body: JSON.stringify({ query: document }),
  });
  expect((await stream.rest()).map(({ event }) => event)).toEqual(['next', 'complete']);
});

test('streams never set cookies, even if the browser’s are outdated', async () => {
  await add();
  me.cookies = { sid: me.cookies.sid ?? '', woocommerce_cart_hash: 'of yesterday' };
  const stream = await listen(me);
  await stream.next();
  expect(stream.response.headers.get('set-cookie')).toBeNull();
});

describe('refused requests', () => {
  const beside = (levels: number) =>
    `subscription { viewerChanged { cart { crossSells(first: 100) ${'{ crossSells '.repeat(levels)}{ id name }${' }'.repeat(levels)} } } }`;
  test.each([
    ['above the depth limit', beside(9), 'BAD_USER_INPUT'],
    ['above the cost limit', beside(3), 'COST_LIMIT'],
    [
      'above the alias limit',
      `subscription { viewerChanged { ${Array.from({ length: 31 }, (_, n) => `a${n}: cartHash`).join(' ')} } }`,
      'BAD_USER_INPUT',
    ],
    ['two root fields', 'subscription { viewerChanged { id } other: viewerChanged { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', 'subscription { viewerChanged { secrets } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%s: 400, no stream', async (_name, query, code) => {
    const { response } = await listen(me, query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test('without an event-stream Accept header: 406', async () => {
    const { response } = await me.query(document);
    expect([response.statusCode, response.json()]).toMatchObject([406, { errors: [{ extensions: { code: 'STREAM_NEEDED' } }] }]);
  });

  test('from another site’s page: 403', async () => {
    const headers = { accept: 'text/event-stream', 'sec-fetch-site': 'cross-site', ...me.header() };
    const { response } = await openStream(`${url}/graphql?id=x`, { headers });
    expect(response.status).toBe(403);
  });

  test('GET with anything but the ID of a subscription: 400', async () => {
    for (const query of ['', '?id=', '?id=00', `?query=${encodeURIComponent(document)}`, '?id=a&id=b']) {
      const { response } = await openStream(`${url}/graphql${query}`, { headers: { accept: 'text/event-stream' } });
      expect(response.status, query).toBe(400);
    }
  });
});

test('a query that accepts an event stream gets one event', async () => {
  await add();
  const stream = await listen(me, '{ viewer { cart { itemCount } } }');
  expect(await stream.rest()).toEqual([
    { event: 'next', data: { data: { viewer: { cart: { itemCount: 1 } } }, extensions: { cost: 3 } } },
    { event: 'complete', data: null },
  ]);
});

test('a visitor above the stream limit loses the oldest stream', async () => {
  await add();
  const streams: Stream[] = [];
  for (let count = 0; count <= maxStreamsOfVisitor; count += 1) {
    const stream = await listen(me);
    await stream.next();
    streams.push(stream);
  }
  expect(await streams[0]?.rest()).toEqual([{ event: 'complete', data: null }]);
  await add();
  for (const stream of streams.slice(1)) expect((await stream.next())?.data?.data).toEqual(pieces(2));
});

test('an address at the stream limit gets 429 until a stream closes', async () => {
  const { app } = await testApp(db);
  const at = await listening(app);
  const streams: Stream[] = [];
  while (streams.length < maxStreamsOfAddress) {
    const visitor = browser(app);
    await add(visitor);
    const count = Math.min(maxStreamsOfVisitor, maxStreamsOfAddress - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: count }, () => listen(visitor, document, at)))));
  }
  await add();
  const { response } = await listen(me, document, at);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_STREAMS' } }] });
  streams[0]?.leave();
  await expect.poll(async () => (await listen(me, document, at)).response.status).toBe(200);
  await closeNow(app);
});

test('a disconnected client leaves no subscriptions', async () => {
  const bus = localBus();
  let hearing = 0;
  const counting = {
    ...bus,
    subscribe(topics: readonly string[], listener: () => void) {
      hearing += 1;
      const stopListening = bus.subscribe(topics, listener);
      return () => {
        hearing -= 1;
        stopListening();
      };
    },
  };
  const { app, faults } = await testApp(db, {}, 10_000, counting);
  // The server itself listens to catalogue changes.
  const before = hearing;
  const at = await listening(app);
  const visitor = browser(app);
  await add(visitor);
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(visitor, document, at)));
  await Promise.all(streams.map((stream) => stream.next()));
  expect(hearing).toBe(before + 5);
  for (const stream of streams) stream.leave();
  await expect.poll(() => hearing).toBe(before);
  await closeNow(app);
  expect(faults).toEqual([]);
});

test('a closing server completes its streams, and then closes', async () => {
  const { app } = await testApp(db);
  const at = await listening(app);
  const visitor = browser(app);
  await add(visitor);
  const stream = await listen(visitor, document, at);
  await stream.next();
  const closed = app.close();
  expect(await stream.rest()).toEqual([{ event: 'complete', data: null }]);
  await closed;
});

test('an internal error is masked in the event and logged', async () => {
  const { app, faults } = await testApp(unreachableDb(db));
  const at = await listening(app);
  const stream = await listen({ ...me, header: () => ({ cookie: `sid=${'a'.repeat(43)}` }) }, document, at);
  const text = JSON.stringify(await stream.rest().catch(() => []));
  expect(text).not.toMatch(/hunter2|ECONNREFUSED|db\.internal/);
  expect(faults.length).toBeGreaterThan(0);
  await closeNow(app);
});
