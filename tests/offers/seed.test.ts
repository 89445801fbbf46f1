import { beforeAll, describe, expect, test } from 'vitest';
import { demoRecords } from '../../prisma/seed/catalogue.ts';
import { writeDemoOffers } from '../../prisma/seed/offers/write.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { hasStarted, isOver } from '../../server/engagement/offers/rules.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Merchants, offers and coupons of the demo shop.

const now = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
let db: Db;

const rows = () =>
  db.prisma.offer.findMany({ orderBy: { id: 'asc' }, include: { merchant: true, priceChanges: { orderBy: { id: 'asc' } } } });
let offers: Awaited<ReturnType<typeof rows>>;

beforeAll(async () => {
  db = await freshDb();
  const { records, definitions } = demoRecords(now);
  await importRecords(db, records, { definitions, now });
  // The first run is interrupted after five offers; the second one resumes.
  let left = 5;
  const stopping = {
    throwIfAborted: () => {
      left -= 1;
      if (left < 0) throw new Error('stopped');
    },
  };
  await expect(writeDemoOffers(db, now, stopping as AbortSignal)).rejects.toThrow('stopped');
  expect(await db.prisma.offer.count()).toBe(5);
  await writeDemoOffers(db, now);
  await (await sharedRevision(db)).reload();
  offers = await rows();
}, 120_000);

test('writing the demo offers again changes nothing', async () => {
  await writeDemoOffers(db, new Date(now.getTime() + 48 * hour));
  expect(await rows()).toEqual(offers);
  await expectInvariants(db);
});

test('there are ten merchants with offers, one of them this shop', async () => {
  const merchants = await db.prisma.merchant.findMany({ include: { _count: { select: { offers: true } } } });
  expect(merchants).toHaveLength(10);
  expect(merchants.filter(({ isOwnShop }) => isOwnShop).map(({ slug }) => slug)).toEqual(['souk']);
  for (const { homepage, _count } of merchants) {
    expect(new URL(homepage).hostname).toMatch(/\.example$/);
    expect(_count.offers).toBeGreaterThanOrEqual(3);
  }
});

test('at least 25 products have two to four offers of different merchants at similar prices', async () => {
  const byProduct = new Map<number, typeof offers>();
  for (const offer of offers) {
    if (offer.productId !== null) byProduct.set(offer.productId, [...(byProduct.get(offer.productId) ?? []), offer]);
  }
  expect(byProduct.size).toBeGreaterThanOrEqual(25);
  const products = new Map(
    (await db.prisma.product.findMany({ select: { id: true, priceMinor: true } })).map(({ id, priceMinor }) => [id, priceMinor]),
  );
  for (const [productId, group] of byProduct) {
    expect(group.length).toBeGreaterThanOrEqual(2);
    expect(group.length).toBeLessThanOrEqual(4);
    expect(new Set(group.map(({ merchantId }) => merchantId)).size).toBe(group.length);
    for (const { priceMinor, merchant } of group) {
      expect(priceMinor === null).toBe(merchant.isOwnShop);
      const ratio = (priceMinor ?? products.get(productId) ?? 0) / (products.get(productId) ?? 1);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.2);
    }
  }
});

test('each offer without a product has a category, unless it is the shop’s own', () => {
  for (const { slug, productId, categoryId, merchant } of offers)
    expect(productId !== null || categoryId !== null || merchant.isOwnShop, slug).toBe(true);
});

describe('coupons', () => {
  const coupons = () => offers.filter(({ code }) => code !== null);
  test.each([
    ['masked', (coupon: (typeof offers)[number]) => coupon.isCodeMasked && !isOver(coupon, now) && hasStarted(coupon, now), 8],
    ['not masked', (coupon: (typeof offers)[number]) => !coupon.isCodeMasked && !isOver(coupon, now), 3],
    ['expired', (coupon: (typeof offers)[number]) => isOver(coupon, now), 3],
    ['not started', (coupon: (typeof offers)[number]) => !hasStarted(coupon, now), 1],
    [
      'expiring within hours',
      ({ endsAt }: (typeof offers)[number]) => endsAt !== null && endsAt > now && endsAt.getTime() < now.getTime() + 3 * hour,
      1,
    ],
    ['without an end', ({ endsAt }: (typeof offers)[number]) => endsAt === null, 1],
  ])('include some that are %s', (_state, fits, atLeast) => {
    expect(coupons().filter(fits).length).toBeGreaterThanOrEqual(atLeast);
  });
  test('number at least 18', () => expect(coupons().length).toBeGreaterThanOrEqual(18));
});

test('every reduced offer has a price history of more than thirty days', () => {
  const reduced = offers.filter(({ priorPriceMinor }) => priorPriceMinor !== null);
  expect(reduced.length).toBeGreaterThanOrEqual(12);
  for (const { slug, priceMinor, priorPriceMinor, priceChanges } of reduced) {
    const [before, after] = priceChanges;
    expect(priceChanges, slug).toHaveLength(2);
    expect([before?.priceMinor, after?.priceMinor], slug).toEqual([priorPriceMinor, priceMinor]);
    expect((after?.at.getTime() ?? 0) - (before?.at.getTime() ?? 0), slug).toBeGreaterThan(31 * 24 * hour);
    expect(priorPriceMinor ?? 0, slug).toBeGreaterThan(priceMinor ?? 0);
  }
});

test('the deals page has offers in each sort order', async () => {
  const visitor = newVisitor(db, { now });
  for (const sort of ['NEWEST', 'HOTTEST', 'DISCUSSED', 'ENDING_SOON']) {
    const { offers: page } = await visitor.query<{ offers: { totalCount: number; edges: { node: { title: string } }[] } }>(
      `{ offers(first: 24, sort: ${sort}) { totalCount edges { node { title } } } }`,
    );
    expect(page.edges.length, sort).toBeGreaterThanOrEqual(20);
    expect(new Set(page.edges.map(({ node }) => node.title)).size, sort).toBeGreaterThanOrEqual(15);
  }
});
