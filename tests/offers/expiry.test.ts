import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchPrices } from '../../server/catalogue/pricing/priceClock.ts';
import { catalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { applyOfferBoundaries, nextOfferBoundary } from '../../server/engagement/offers/boundaries.ts';
import { updateOffer, unpublishOffer } from '../../server/engagement/offers/operations.ts';
import { postGraphql, testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { day, hour, later, makeMerchant, makeOffer, staff } from './offerShop.ts';

// An offer ends exactly on its second: responses compare with the request's time, and caches are invalidated by the clock.

let db: Db;
let merchantId: number;

beforeAll(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
});
beforeEach(() => db.prisma.offer.deleteMany());

const revision = async () => (await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } })).revision;

test('[F58] an offer expires on its exact second on its page, in lists and for its code', async () => {
  await makeOffer(db, { merchantId, slug: 'sale', title: 'Sale', code: 'LAST', endsAt: '2026-03-28' });
  const look = (now: string) =>
    newVisitor(db, { now: new Date(now) }).query(
      `{ offer(slug: "sale") { isExpired endsAt coupon { code isMasked isExpired } }
         newest: offers(first: 1) { totalCount edges { node { title } } }
         ending: offers(first: 1, sort: ENDING_SOON) { totalCount }
         coupons: offers(first: 1, sort: HOTTEST, filter: { kind: COUPON }) { totalCount } }`,
    );
  const endsAt = '2026-03-29T00:00:00.000Z';
  expect(await look('2026-03-28T23:59:59.999Z')).toEqual({
    offer: { isExpired: false, endsAt, coupon: { code: null, isMasked: true, isExpired: false } },
    newest: { totalCount: 1, edges: [{ node: { title: 'Sale' } }] },
    ending: { totalCount: 1 },
    coupons: { totalCount: 1 },
  });
  expect(await look(endsAt)).toEqual({
    offer: { isExpired: true, endsAt, coupon: { code: 'LAST', isMasked: false, isExpired: true } },
    newest: { totalCount: 0, edges: [] },
    ending: { totalCount: 0 },
    coupons: { totalCount: 0 },
  });
});

test('[F58] a day with a clock change still has 24 hours', async () => {
  await makeOffer(db, { merchantId, slug: 'spring', startsAt: '2026-03-29', endsAt: '2026-03-29' });
  const isListed = async (now: string) =>
    (await newVisitor(db, { now: new Date(now) }).query<{ offers: { totalCount: number } }>('{ offers(first: 1) { totalCount } }')).offers
      .totalCount === 1;
  // In most of Europe, 02:00 becomes 03:00 at 01:00 UTC.
  const instants = [
    '2026-03-28T23:59:59.999Z',
    '2026-03-29T00:00:00Z',
    '2026-03-29T01:00:00Z',
    '2026-03-29T22:30:00Z',
    '2026-03-29T23:59:59.999Z',
  ];
  expect(await Promise.all(instants.map(isListed))).toEqual([false, true, true, true, true]);
  expect(await isListed('2026-03-30T00:00:00Z')).toBe(false);
});

describe('the offer clock', () => {
  test('invalidates caches once when an offer starts and once when it ends, however often it runs', async () => {
    await makeOffer(db, { merchantId, startsAt: later(hour), endsAt: later(2 * hour) });
    const before = await revision();
    expect(await nextOfferBoundary(db, later(0))).toEqual(later(hour));
    expect(await applyOfferBoundaries(db, later(hour - 1))).toBe(0);
    expect(await revision()).toBe(before);
    expect(await applyOfferBoundaries(db, later(hour))).toBe(1);
    expect(await applyOfferBoundaries(db, later(hour))).toBe(0);
    expect(await revision()).toBe(before + 1);
    expect(await nextOfferBoundary(db, later(hour))).toEqual(later(2 * hour));
    expect(await Promise.all([1, 2, 3].map(() => applyOfferBoundaries(db, later(2 * hour))))).toContain(1);
    expect(await revision()).toBe(before + 2);
    expect(await nextOfferBoundary(db, later(2 * hour))).toBeNull();
  });

  test('processes starts and ends that were due while no server was running', async () => {
    await makeOffer(db, { merchantId, startsAt: later(hour), endsAt: later(2 * hour) });
    await makeOffer(db, { merchantId, endsAt: later(3 * hour) });
    const before = await revision();
    expect(await applyOfferBoundaries(db, later(9 * day))).toBe(2);
    expect(await revision()).toBe(before + 1);
  });

  test('uses the new end of a rescheduled offer and ignores an unpublished one', async () => {
    const id = await makeOffer(db, { merchantId, slug: 'moved', endsAt: later(hour) });
    await applyOfferBoundaries(db, later(hour));
    await makeOffer(db, { merchantId, id, slug: 'moved', endsAt: later(3 * hour), startsAt: later(2 * hour) }, later(hour));
    expect(await nextOfferBoundary(db, later(hour))).toEqual(later(2 * hour));
    const listed = (now: Date) => newVisitor(db, { now }).query('{ offers(first: 1) { totalCount } }');
    expect(await listed(later(2 * hour))).toEqual({ offers: { totalCount: 1 } });
    await unpublishOffer(await staff(db), id);
    expect(await nextOfferBoundary(db, later(hour))).toBeNull();
    expect(await applyOfferBoundaries(db, later(9 * hour))).toBe(0);
  });
});

describe('the running offer clock', () => {
  let clock: { stop(): void } | undefined;
  afterEach(() => clock?.stop());

  test('invalidates caches at the end of an offer, not before, also for one created while it waits', async () => {
    const catalog = await catalogRevision(db);
    const faults: unknown[] = [];
    clock = watchPrices(db, catalog, (fault) => faults.push(fault));
    const shop = { db, now: new Date(), catalog };
    const endsAt = new Date(Date.now() + 6_000);
    await updateOffer(shop, { slug: 'short', title: 'Short', merchantId, destinationUrl: 'https://merchant.example/', endsAt });
    const saved = catalog.current();
    await expect.poll(() => catalog.current(), { timeout: 30_000, interval: 5 }).toBe(saved + 1);
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime());
    expect(await db.prisma.offer.findFirst({ where: { slug: 'short' }, select: { isListed: true } })).toEqual({ isListed: false });
    expect(faults).toEqual([]);
  });

  test('[F58] refreshes shared cached responses when an offer ends', async () => {
    const { app, catalog, faults } = await testApp(db);
    clock = watchPrices(db, catalog, (fault) => faults.push({ err: fault, correlationId: '' }));
    const endsAt = new Date(Date.now() + 6_000);
    const facts = { slug: 'kept', title: 'Saved', code: 'KEPT', merchantId, destinationUrl: 'https://merchant.example/', endsAt };
    await updateOffer({ db, now: new Date(), catalog }, facts);
    const look = async () =>
      (await postGraphql(app, { query: '{ offer(slug: "kept") { isExpired coupon { code } } }' })).json<{ data: unknown }>().data;
    expect(await look()).toEqual({ offer: { isExpired: false, coupon: { code: null } } });
    await expect.poll(look, { timeout: 30_000, interval: 20 }).toEqual({ offer: { isExpired: true, coupon: { code: 'KEPT' } } });
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime());
    expect(faults).toEqual([]);
    await app.close();
  });

  test('[F58] doesn’t serve cached responses after an end that hasn’t been processed yet', async () => {
    // No clock job runs here: the next change is scheduled, but never processed.
    const { app, catalog, faults } = await testApp(db);
    const endsAt = new Date(Date.now() + 6_000);
    const facts = { slug: 'late', title: 'Late', code: 'LATE', merchantId, destinationUrl: 'https://merchant.example/', endsAt };
    await updateOffer({ db, now: new Date(), catalog }, facts);
    catalog.expectChange(endsAt);
    const revisionThen = catalog.current();
    const look = async () => (await postGraphql(app, { query: '{ offer(slug: "late") { isExpired } }' })).json<{ data: unknown }>().data;
    expect(await look()).toEqual({ offer: { isExpired: false } });
    await expect.poll(() => Date.now(), { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(endsAt.getTime());
    expect(await look()).toEqual({ offer: { isExpired: true } });
    expect(catalog.current()).toBe(revisionThen);
    expect(faults).toEqual([]);
    await app.close();
  });
});
