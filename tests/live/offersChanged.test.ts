import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { publishIntervalMs } from '../../server/engagement/live/boardRules.ts';
import { localBus, type Bus } from '../../server/platform/events/bus.ts';
import { scoreHiddenMs } from '../../server/engagement/offers/rules.ts';
import { browser } from '../http/browser.ts';
import { postGraphql, unreachableDb, ownPage, testApp, type TestApp } from '../http/testApp.ts';
import { makeMerchant, makeOffer, offerGlobalId } from '../offers/offerShop.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { documentOf, listenTo, nextOf, readUntil, vote, type OffersNow } from './offerStreams.ts';
import { closeNow, listening } from './streamClient.ts';

// The subscription offersChanged: votes, prices and ends in real time, for all viewers.

let db: Db;
let shop: TestApp;
let url: string;
let merchantId: number;
let lamp: number;
let chair: number;
const yesterday = () => new Date(Date.now() - 86_400_000);
const soon = (ms: number) => new Date(Date.now() + ms);

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  url = await listening(shop.app);
});
afterAll(() => closeNow(shop.app));
beforeEach(async () => {
  await db.prisma.throttle.deleteMany();
  merchantId = await makeMerchant(db);
  lamp = await makeOffer(db, { merchantId, code: 'LAMP' }, yesterday());
  chair = await makeOffer(db, { merchantId }, yesterday());
});

test('[F64] the first event comes at once, in the requested order, without creating a visitor', async () => {
  const draft = await makeOffer(db, { merchantId, status: 'DRAFT' }, yesterday());
  const late = await makeOffer(db, { merchantId, startsAt: soon(3_600_000) }, yesterday());
  const stream = await listenTo(url, [chair, draft, lamp, 999_999, late, chair, globalId('Product', 1), 'x']);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const { serverTime, offers } = await nextOf(stream);
  expect(offers).toEqual([
    { databaseId: chair, score: 0, voteCount: 0, isExpired: false },
    { databaseId: lamp, score: 0, voteCount: 0, isExpired: false },
  ]);
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(600_000);
  expect(stream.response.headers.get('set-cookie')).toBeNull();
});

test('[F65] a vote is sent to everyone who watches the offer, and to no one else', async () => {
  const [one, two, other] = [await listenTo(url, [lamp, chair]), await listenTo(url, [lamp]), await listenTo(url, [chair])];
  for (const stream of [one, two, other]) await nextOf(stream);
  expect(await vote(browser(shop.app), lamp)).toBe('VoteHotPayload');
  for (const stream of [one, two])
    expect((await nextOf(stream)).offers).toContainEqual(expect.objectContaining({ databaseId: lamp, score: 1 }));
  await vote(browser(shop.app), chair, 'COLD');
  // If the vote on the lamp had been sent here, its event would come first.
  expect((await nextOf(other)).offers).toMatchObject([{ databaseId: chair, score: -1 }]);
});

test('[F65] at most one event a second is sent for many votes, and the last one includes them all', async () => {
  const stream = await listenTo(url, [lamp]);
  const first = await nextOf(stream);
  const votes = Promise.all(Array.from({ length: 30 }, () => vote(browser(shop.app), lamp)));
  const events = [first, ...(await readUntil(stream, ({ offers }) => offers[0]?.voteCount === 30))];
  await votes;
  const times = events.map(({ serverTime }) => Date.parse(serverTime));
  // Events are scheduled by the monotonic clock, but stamped with the wall clock, which may be adjusted.
  times.slice(1).forEach((time, index) => expect(time - (times[index] ?? 0)).toBeGreaterThan(publishIntervalMs - 50));
  const counts = events.map(({ offers }) => offers[0]?.voteCount ?? 0);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('a coupon vote is sent', async () => {
  const stream = await listenTo(url, [lamp], 'offers { coupon { worked { worked total } } }');
  await nextOf(stream);
  const input = { offerId: offerGlobalId(lamp), worked: true };
  await browser(shop.app).query('mutation ($input: VoteCouponInput!) { voteCoupon(input: $input) { __typename } }', { input });
  expect((await nextOf(stream)).offers).toEqual([{ coupon: { worked: { worked: 1, total: 1 } } }]);
});

describe('[F58, F59] scheduled changes are sent on time', () => {
  /** An offer's state always matches the shop's time in the event. */
  const expectTrue = ({ serverTime, offers }: OffersNow, endsAt: Date) =>
    expect(offers[0]?.isExpired).toBe(Date.parse(serverTime) >= endsAt.getTime());

  test('an end', async () => {
    const endsAt = soon(2_000);
    await db.prisma.offer.update({ where: { id: lamp }, data: { endsAt } });
    const events = await readUntil(await listenTo(url, [lamp]), ({ offers }) => offers[0]?.isExpired === true);
    for (const event of events) expectTrue(event, endsAt);
  });

  test('an end that is set while a listener is connected, undelayed by votes', async () => {
    const stream = await listenTo(url, [lamp]);
    await nextOf(stream);
    const endsAt = soon(2_000);
    await db.prisma.offer.update({ where: { id: lamp }, data: { endsAt } });
    await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
    await shop.catalog.reload();
    const voters = Array.from({ length: 20 }, () => vote(browser(shop.app), lamp));
    const events = await readUntil(stream, ({ offers }) => offers[0]?.isExpired === true);
    await Promise.all(voters);
    for (const event of events) expectTrue(event, endsAt);
  });

  test('a start, and the first display of a score', async () => {
    const startsAt = soon(2_000);
    const shownAt = new Date(startsAt.getTime() + 1_500);
    const young = await makeOffer(db, { merchantId, startsAt }, yesterday());
    await db.prisma.offer.update({ where: { id: young }, data: { publishedAt: new Date(shownAt.getTime() - scoreHiddenMs) } });
    const events = await readUntil(await listenTo(url, [young]), ({ offers }) => offers[0]?.score === 0);
    for (const { serverTime, offers } of events) {
      const at = Date.parse(serverTime);
      const score = at >= shownAt.getTime() ? 0 : null;
      expect(offers).toMatchObject(at >= startsAt.getTime() ? [{ databaseId: young, score }] : []);
    }
  });
});

describe('catalogue changes', () => {
  const change = async (sql: string, id: number) => {
    await db.pool.query(sql, [id]);
    await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
    await shop.catalog.reload();
  };

  test('are sent only if they change one of the offers', async () => {
    const stream = await listenTo(url, [lamp], 'offers { title price { amount } availability }');
    await nextOf(stream);
    await change('update "Offer" set "title" = \'Something else\' where "id" = $1', chair);
    await change('update "Offer" set "clickCount" = "clickCount" + 1 where "id" = $1', lamp);
    await change('update "Offer" set "priceMinor" = 4711 where "id" = $1', lamp);
    expect((await nextOf(stream)).offers).toMatchObject([{ price: { amount: 4_711 } }]);
    await change(`update "Offer" set "availability" = 'OUT_OF_STOCK' where "id" = $1`, lamp);
    expect((await nextOf(stream)).offers).toMatchObject([{ availability: 'OUT_OF_STOCK' }]);
  });
});

describe('refused requests', () => {
  const many = Array.from({ length: 51 }, (_, index) => index + 1);
  test.each([
    ['51 offers', many, 'TOO_MANY_IDS'],
    ['no offers', [], 'BAD_USER_INPUT'],
  ])('%s: 400, no stream', async (_name, ids, code) => {
    const { response } = await listenTo(url, ids);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test('without an event-stream Accept header: 406', async () => {
    const response = await postGraphql(shop.app, { query: documentOf(), variables: { ids: [offerGlobalId(lamp)] } }, ownPage);
    expect([response.statusCode, response.json()]).toMatchObject([406, { errors: [{ extensions: { code: 'STREAM_NEEDED' } }] }]);
  });

  test('fields above the cost limit: 400', async () => {
    const deep = 'offers { product { crossSells(first: 100) { id name } } }';
    expect((await listenTo(url, [lamp], deep)).response.status).toBe(400);
  });
});

test('the maximum number of offers is accepted', async () => {
  const ids = [lamp, ...Array.from({ length: 49 }, (_, index) => index + 500_000)];
  expect((await nextOf(await listenTo(url, ids))).offers).toHaveLength(1);
});

/** @returns a bus, and a function that counts its listeners */
function counting(): { bus: Bus; hearing: () => number } {
  const inner = localBus();
  let hearing = 0;
  const subscribe: Bus['subscribe'] = (topics, listener) => {
    hearing += 1;
    const stopListening = inner.subscribe(topics, listener);
    return () => {
      hearing -= 1;
      stopListening();
    };
  };
  return { bus: { ...inner, subscribe }, hearing: () => hearing };
}

test('disconnected listeners leave no subscriptions, and a closing server completes its streams', async () => {
  const { bus, hearing } = counting();
  const { app, faults } = await testApp(db, {}, 10_000, bus);
  const at = await listening(app);
  const before = hearing();
  const streams = [await listenTo(at, [lamp]), await listenTo(at, [lamp]), await listenTo(at, [lamp, chair])];
  for (const stream of streams) await nextOf(stream);
  // Two boards, each listening to its offers and to the catalogue.
  expect(hearing()).toBe(before + 4);
  for (const stream of streams) stream.leave();
  await expect.poll(hearing).toBe(before);
  const last = await listenTo(at, [lamp]);
  await nextOf(last);
  const closed = app.close();
  expect(await last.rest()).toEqual([{ event: 'complete', data: null }]);
  await closed;
  expect(hearing()).toBe(before);
  expect(faults).toEqual([]);
});

test('an internal error is masked in the event and logged', async () => {
  const { app, faults } = await testApp(unreachableDb(db));
  const at = await listening(app);
  const stream = await listenTo(at, [lamp]);
  expect(JSON.stringify(await stream.next())).not.toMatch(/hunter2|ECONNREFUSED|db\.internal/);
  expect(faults.length).toBeGreaterThan(0);
  await closeNow(app);
});
