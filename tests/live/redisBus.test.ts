import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { redisBus } from '../../server/platform/events/redisBus.ts';
import { sharedRevision } from '../../server/engagement/live/catalogNews.ts';
import { catalogRevision } from '../../server/platform/cache/revision.ts';
import { browser } from '../http/browser.ts';
import { testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { freePort } from '../support/serverProcess.ts';
import { closeNow, listening, openStream } from './streamClient.ts';

// Several instances of a shop exchange changes through Redis, if configured (REDIS_URL).

function openBus(url: string) {
  const faults: unknown[] = [];
  const bus = redisBus(url, (fault) => faults.push(fault));
  onTestFinished(() => bus.close());
  return { bus, faults };
}

test('without Redis, an instance delivers locally and reports the failure once', async () => {
  const { bus, faults } = openBus(`redis://127.0.0.1:${await freePort()}`);
  const onMessage = vi.fn();
  bus.subscribe(['visitor:1'], onMessage);
  bus.publish('visitor:1');
  bus.publish('visitor:2');
  expect(onMessage).toHaveBeenCalledTimes(1);
  await expect.poll(() => faults.length).toBe(1);
  bus.publish('visitor:1');
  expect(onMessage).toHaveBeenCalledTimes(2);
  expect(faults).toHaveLength(1);
});

// Set where Redis is available (.ci/run); without Redis these tests can't run.
const url = process.env.REDIS_URL ?? '';

describe.skipIf(url === '')('over Redis', () => {
  /** Returns two connected instances. */
  async function pair() {
    const [one, two] = [openBus(url).bus, openBus(url).bus];
    const onMessage = vi.fn();
    const stopListening = two.subscribe(['hello'], onMessage);
    // Connecting takes a moment, and earlier messages are lost.
    await expect.poll(() => (one.publish('hello'), onMessage.mock.calls.length)).toBeGreaterThan(0);
    stopListening();
    const back = vi.fn();
    const unhearBack = one.subscribe(['answer'], back);
    await expect.poll(() => (two.publish('answer'), back.mock.calls.length)).toBeGreaterThan(0);
    unhearBack();
    return [one, two] as const;
  }

  test('a message reaches the other instance, and its sender only once', async () => {
    const [one, two] = await pair();
    const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    one.subscribe(['visitor:1'], here);
    two.subscribe(['visitor:1'], there);
    two.subscribe(['visitor:2'], elsewhere);
    one.publish('visitor:1');
    await expect.poll(() => there.mock.calls.length).toBe(1);
    // By then the instance has received its own message back.
    two.publish('visitor:1');
    await expect.poll(() => here.mock.calls.length).toBe(2);
    expect(there).toHaveBeenCalledTimes(2);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('a change at one instance is sent on a stream of the other', async () => {
    const [busOne, busTwo] = await pair();
    const db = await freshDb();
    const productId = globalId('Product', (await makeProduct(db)).id);
    const [one, two] = [await testApp(db, {}, 10_000, busOne), await testApp(db, {}, 10_000, busTwo)];
    onTestFinished(() => Promise.all([closeNow(one.app), closeNow(two.app)]).then(() => undefined));
    const me = browser(one.app);
    const add = () => me.query(`mutation { addToCart(input: { productId: "${productId}" }) { __typename } }`);
    await add();
    const at = await listening(two.app);
    const stream = await openStream(`${at}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: at, ...me.header() },
      body: JSON.stringify({ query: 'subscription { viewerChanged { cart { itemCount } } }' }),
    });
    expect((await stream.next())?.data?.data).toEqual({ viewerChanged: { cart: { itemCount: 1 } } });
    await add();
    expect((await stream.next())?.data?.data).toEqual({ viewerChanged: { cart: { itemCount: 2 } } });
  });

  test('a new catalogue revision reaches the other instance immediately', async () => {
    const [busOne, busTwo] = await pair();
    const db = await freshDb();
    const fail = (fault: unknown) => {
      throw fault;
    };
    const one = sharedRevision(await catalogRevision(db), busOne, fail);
    const two = sharedRevision(await catalogRevision(db), busTwo, fail);
    const known = two.current();
    await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
    await one.reload();
    await expect.poll(() => two.current()).toBe(known + 1);
  });
});
