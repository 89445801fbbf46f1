import { describe, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { Bus } from '../../server/platform/events/bus.ts';
import { redisBus } from '../../server/platform/events/redisBus.ts';
import { details } from '../orders/checkoutDocuments.ts';
import { browser } from '../http/browser.ts';
import { ownPage, testApp } from '../http/testApp.ts';
import { makeMerchant, makeOffer, offerGlobalId } from '../offers/offerShop.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { listenTo, nextOf, read, vote } from './offerStreams.ts';
import { closeNow, listening, openStream } from './streamClient.ts';

// Offer changes are sent wherever they originate: in another module of the shop, or on another instance.

async function open(db: Db, bus?: Bus) {
  const shop = await testApp(db, {}, 10_000, bus);
  onTestFinished(() => closeNow(shop.app));
  return { ...shop, at: await listening(shop.app) };
}

const yesterday = () => new Date(Date.now() - 86_400_000);

test('low stock is sent when an order reduces it', async () => {
  const db = await freshDb();
  const { id: productId } = await makeStocked(db, 4);
  const merchantId = await makeMerchant(db, { isOwnShop: true });
  const offerId = await makeOffer(db, { merchantId, productId, destinationUrl: null }, yesterday());
  const { app, at } = await open(db);
  const stream = await listenTo(at, [offerId], 'offers { remainingStock availability }');
  expect((await nextOf(stream)).offers).toEqual([{ remainingStock: 4, availability: 'IN_STOCK' }]);

  const shopper = browser(app);
  const buy = async (quantity: number, cartVersion: number) => {
    await shopper.query('mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }', {
      input: { productId: globalId('Product', productId), quantity },
    });
    const { data } = await shopper.query<{ result: { __typename: string; message?: string } }>(
      'mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on UserError { message } } }',
      { input: details({ cartVersion }) },
    );
    expect(data.result).toEqual({ __typename: 'PlaceOrderPayload' });
  };
  await buy(1, 1);
  expect((await nextOf(stream)).offers).toEqual([{ remainingStock: 3, availability: 'IN_STOCK' }]);
  await buy(3, 3);
  expect((await nextOf(stream)).offers).toEqual([{ remainingStock: null, availability: 'OUT_OF_STOCK' }]);
});

describe('GET streams', () => {
  test('[F64, F65] are opened with a document ID and variables, and get votes cast through the legacy API', async () => {
    const db = await freshDb();
    const offerId = await makeOffer(db, { merchantId: await makeMerchant(db) }, yesterday());
    const { app, at } = await open(db);
    const { default: documents } = (await import('../../server/persisted/web.json', { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    const [id = ''] = Object.entries(documents).find(([, text]) => text.includes('offersChanged(')) ?? [];
    const ids = encodeURIComponent(JSON.stringify({ ids: [offerGlobalId(offerId)] }));
    const headers = { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
    const stream = await openStream(`${at}/graphql?id=${id}&variables=${ids}`, { headers });
    expect(read(await stream.next()).offers).toMatchObject([{ score: 0 }]);

    const voter = browser(app);
    const globals = await app.inject({ url: '/legacy/globals.json', headers: { host: 'localhost:4000', ...ownPage } });
    voter.storeCookies(globals);
    const token = globals.json<{ rhscriptvars: { hotnonce: string } }>().rhscriptvars.hotnonce;
    const answer = await app.inject({
      method: 'POST',
      url: '/wp-admin/admin-ajax.php',
      headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded', ...ownPage, ...voter.header() },
      payload: `action=hot-count&hotnonce=${token}&hot_count=cold&post_id=${offerId}`,
    });
    expect(answer.statusCode).toBe(200);
    expect(read(await stream.next()).offers).toMatchObject([{ score: -1 }]);

    for (const variables of ['1', '[]', '{', '"x"', 'null']) {
      const { response } = await openStream(`${at}/graphql?id=${id}&variables=${encodeURIComponent(variables)}`, { headers });
      expect(response.status, variables).toBe(400);
    }
    const foreign = await openStream(`${at}/graphql?id=${id}&variables=${ids}`, {
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.response.status).toBe(403);
  });
});

const url = process.env.REDIS_URL ?? '';

describe.skipIf(url === '')('two instances with Redis', () => {
  test('[F65] a vote at one instance is sent by the other', async () => {
    const faults: unknown[] = [];
    const [busOne, busTwo] = [redisBus(url, (fault) => faults.push(fault)), redisBus(url, (fault) => faults.push(fault))];
    onTestFinished(() => Promise.all([busOne.close(), busTwo.close()]).then(() => undefined));
    let received = 0;
    const stopListening = busTwo.subscribe(['hello'], () => void (received += 1));
    // Connecting takes a moment, and earlier messages are lost.
    await expect.poll(() => (busOne.publish('hello'), received)).toBeGreaterThan(0);
    stopListening();
    const db = await freshDb();
    const offerId = await makeOffer(db, { merchantId: await makeMerchant(db) }, yesterday());
    const [one, two] = [await open(db, busOne), await open(db, busTwo)];
    const stream = await listenTo(two.at, [offerId]);
    await nextOf(stream);
    expect(await vote(browser(one.app), offerId)).toBe('VoteHotPayload');
    expect((await nextOf(stream)).offers).toMatchObject([{ score: 1 }]);
    expect(faults).toEqual([]);
  });
});
