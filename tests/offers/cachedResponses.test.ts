import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { votesMaxAgeSeconds } from '../../server/engagement/offers/voteRules.ts';
import { browser } from '../http/browser.ts';
import { postGraphql, testApp, type TestApp } from '../http/testApp.ts';
import { vote } from '../live/offerStreams.ts';
import { freshDb } from '../support/db.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Shared cached responses while visitors vote.

let db: Db;
let shop: TestApp;
let offerId: number;
beforeAll(async () => {
  db = await freshDb();
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db), code: 'TEN' }, new Date(Date.now() - 86_400_000));
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
let passed = 0;
afterEach(() => {
  passed = 0;
  vi.restoreAllMocks();
});

/** Advances the caches' clock. */
function advanceCacheClock(ms: number): void {
  passed += ms;
  vi.restoreAllMocks();
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
}

const score = async (query: string) => (await postGraphql(shop.app, { query })).body;

test.each([
  ['the score', '{ offers(first: 1) { edges { node { score } } } }'],
  ['the temperature', '{ offers(first: 1) { edges { node { temperature } } } }'],
  ['the count', '{ offers(first: 1) { edges { node { voteCount } } } }'],
])('[F64] %s is cached for half a minute', async (_name, query) => {
  const first = await score(query);
  expect(await vote(browser(shop.app), offerId)).toBe('VoteHotPayload');
  advanceCacheClock(votesMaxAgeSeconds * 1_000 - 20_000);
  expect(await score(query)).toBe(first);
  advanceCacheClock(25_000);
  // The cache checks the clock once a millisecond.
  await expect.poll(() => score(query)).not.toBe(first);
});

test('responses without votes are cached until the catalogue changes', async () => {
  const query = '{ offers(first: 1) { edges { node { title } } } }';
  const first = await score(query);
  await db.pool.query('update "Offer" set "title" = $1', ['Something else']);
  advanceCacheClock(3_600_000);
  expect(await score(query)).toBe(first);
});
