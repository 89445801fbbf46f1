import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { applyOfferBoundaries, nextOfferBoundary } from '../../server/engagement/offers/boundaries.ts';
import { removeOffer } from '../../server/engagement/offers/operations.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { day, later, makeMerchant, makeOffer, minute, staff } from './offerShop.ts';

// Prices of offers: the ledger, the prior price, and the order of a product's offers.

let db: Db;
let merchantId: number;

beforeAll(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
});
beforeEach(() => db.prisma.offer.deleteMany());

/** Creates an offer and changes its price at the given times. */
async function priced(...prices: [days: number, priceMinor: number | null][]): Promise<number> {
  let id: number | undefined;
  for (const [days, priceMinor] of prices) id = await makeOffer(db, { merchantId, id, slug: 'priced', priceMinor }, later(days * day));
  return id ?? 0;
}

const shown = (now?: Date) =>
  newVisitor(db, { now }).query<{ offer: unknown }>('{ offer(slug: "priced") { price { amount } priorPrice { amount } discountPercent } }');
const ledger = async (offerId: number) =>
  (await db.prisma.offerPriceChange.findMany({ where: { offerId }, orderBy: { id: 'asc' } })).map(({ at, priceMinor }) => [at, priceMinor]);

describe('the price history', () => {
  test('has an entry for each change, and none for unchanged prices', async () => {
    const id = await priced([-40, 1_000], [-30, 1_000], [-20, 900], [-10, null], [-5, 900]);
    expect(await ledger(id)).toEqual([
      [later(-40 * day), 1_000],
      [later(-20 * day), 900],
    ]);
  });

  test('is never written back in time: a change with an earlier time follows the last entry', async () => {
    const id = await priced([-5, 1_000], [-6, 900]);
    expect(await ledger(id)).toEqual([
      [later(-5 * day), 1_000],
      [later(-5 * day + 1), 900],
    ]);
  });

  test('records only displayed prices, not those of drafts and expired offers', async () => {
    const facts = { merchantId, slug: 'priced' };
    const id = await makeOffer(db, { ...facts, status: 'DRAFT', priceMinor: 9_900 }, later(-90 * day));
    await makeOffer(db, { ...facts, id, priceMinor: 500 }, later(-40 * day));
    await makeOffer(db, { ...facts, id, priceMinor: 9_900, endsAt: later(-38 * day) }, later(-37 * day));
    await makeOffer(db, { ...facts, id, priceMinor: 500 }, later(-day));
    expect(await ledger(id)).toEqual([[later(-40 * day), 500]]);
    expect(await shown()).toEqual({ offer: { price: { amount: 500 }, priorPrice: null, discountPercent: null } });
  });

  test('starts when a scheduled offer starts', async () => {
    const id = await makeOffer(db, { merchantId, slug: 'priced', priceMinor: 500, startsAt: later(-day) }, later(-40 * day));
    expect(await ledger(id)).toEqual([]);
    await applyOfferBoundaries(db, later(-day));
    expect(await ledger(id)).toEqual([[later(-day), 500]]);
  });

  test('is append-only and is deleted with its offer only', async () => {
    const id = await priced([-5, 1_000]);
    await expect(db.prisma.offerPriceChange.deleteMany({ where: { offerId: id } })).rejects.toThrow('append-only');
    await removeOffer(await staff(db), id);
    expect(await ledger(id)).toEqual([]);
  });

  test('stays consistent under concurrent changes', async () => {
    const id = await priced([-40, 1_000]);
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => makeOffer(db, { merchantId, id, slug: 'priced', priceMinor: n % 2 === 0 ? 900 : 800 })),
    );
    const prices = (await ledger(id)).map(([, priceMinor]) => priceMinor);
    for (const [place, price] of prices.entries()) expect(price).not.toBe(prices[place - 1]);
    const now = await db.prisma.offer.findUniqueOrThrow({ where: { id } });
    expect(prices.at(-1)).toBe(now.priceMinor);
  });
});

describe('the prior price', () => {
  const price = (amount: number, prior: number | null, discountPercent: number | null) => ({
    offer: { price: { amount }, priorPrice: prior === null ? null : { amount: prior }, discountPercent },
  });

  test('is the lowest of the thirty days before the reduction', async () => {
    await priced([-90, 1_000], [-60, 1_200], [-15, 1_100], [-10, 1_300], [-5, 990]);
    expect(await shown()).toEqual(price(990, 1_100, 10));
  });

  test.each<[string, Parameters<typeof priced>, ReturnType<typeof price>]>([
    [
      'is null for a raised price',
      [
        [-90, 1_000],
        [-5, 1_200],
      ],
      price(1_200, null, null),
    ],
    [
      'ignores a short rise before the reduction',
      [
        [-90, 1_000],
        [-6, 2_000],
        [-5, 990],
      ],
      price(990, 1_000, 1),
    ],
    [
      'is null for a price that returns to its former level',
      [
        [-90, 1_000],
        [-6, 2_000],
        [-5, 1_000],
      ],
      price(1_000, null, null),
    ],
    [
      'is null for an offer of less than thirty days',
      [
        [-20, 1_000],
        [-5, 500],
      ],
      price(500, null, null),
    ],
  ])('%s', async (_title, changes, expected) => {
    await priced(...changes);
    expect(await shown()).toEqual(expected);
  });

  test('ends thirty days after the reduction', async () => {
    const id = await priced([-90, 1_000], [-5, 900]);
    expect((await shown()).offer).toMatchObject({ priorPrice: { amount: 1_000 } });
    expect(await nextOfferBoundary(db, later(0))).toEqual(later(25 * day));
    expect(await applyOfferBoundaries(db, later(25 * day - 1))).toBe(0);
    expect(await applyOfferBoundaries(db, later(25 * day))).toBe(1);
    expect(await applyOfferBoundaries(db, later(25 * day + minute))).toBe(0);
    expect((await shown(later(25 * day))).offer).toMatchObject({ price: { amount: 900 }, priorPrice: null });
    expect(await ledger(id)).toHaveLength(2);
  });
});

test('[F54] a product’s offers are sorted by total, known before unknown shipping, those without a price last', async () => {
  const product = await makeProduct(db, {
    slug: 'kettle',
    name: 'Kettle',
    regularPriceMinor: 2_000,
    managesStock: true,
    stock: 2,
    lowStockAmount: 3,
  });
  const own = await makeMerchant(db, { slug: 'souk', isOwnShop: true, isAffiliate: false });
  const make = (title: string, facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>) =>
    makeOffer(db, { merchantId, productId: product.id, slug: title, title, ...facts });
  await make('dear', { priceMinor: 2_600, shippingMinor: 0 });
  await make('code-only', { code: 'TEN' });
  await make('unknown-shipping', { priceMinor: 1_900, shippingMinor: null });
  await make('cheap-but-shipping', { priceMinor: 1_500, shippingMinor: 900 });
  await make('known-shipping', { priceMinor: 1_400, shippingMinor: 500 });
  await make('over', { priceMinor: 100, endsAt: later(0) });
  await make('coming', { priceMinor: 100, startsAt: later(1) });
  await make('draft', { priceMinor: 100, status: 'DRAFT' });
  await makeOffer(db, { merchantId: own, productId: product.id, slug: 'ours', title: 'ours', destinationUrl: null, shippingMinor: 490 });
  const { product: found } = await newVisitor(db).query<{ product: { offers: unknown[] } }>(
    '{ product(slug: "kettle") { offers { title totalPrice { amount } shipping { amount } availability remainingStock destinationHost outUrl merchant { isOwnShop } } } }',
  );
  const row = (title: string, total: number | null, shipping: number | null) =>
    expect.objectContaining({
      title,
      totalPrice: total === null ? null : { amount: total },
      shipping: shipping === null ? null : { amount: shipping },
    });
  expect(found.offers).toEqual([
    row('known-shipping', 1_900, 500),
    row('unknown-shipping', 1_900, null),
    row('cheap-but-shipping', 2_400, 900),
    row('ours', 2_490, 490),
    row('dear', 2_600, 0),
    row('code-only', null, null),
  ]);
  // The shop's own offer has the product's price and stock, and links to its page.
  expect(found.offers[3]).toMatchObject({
    availability: 'IN_STOCK',
    remainingStock: 2,
    destinationHost: null,
    merchant: { isOwnShop: true },
  });
  expect(found.offers[0]).toMatchObject({ remainingStock: null, destinationHost: 'merchant.example' });
});
