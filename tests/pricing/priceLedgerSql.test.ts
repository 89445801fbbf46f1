import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { offerLedger, priorPriceSql, productLedger, steppedPriorPriceSql } from '../../server/catalogue/projection/ledgerSql.ts';
import { lowestBefore, type PricePoint } from '../../server/catalogue/pricing/priceLedger.ts';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';

// SQL and code give the same results for both ledgers; and the shop never shows a discount that it may not show, after any sequence of
// prices.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

const hourMs = 3_600_000;
const begin = Date.UTC(2026, 0, 1);
const hour = (n: number) => new Date(begin + n * hourMs);
const ledgers = fc
  .array(fc.record({ hours: fc.integer({ min: 0, max: 80 * 24 }), priceMinor: fc.integer({ min: 0, max: 20 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((rows) => rows.toSorted((a, b) => a.hours - b.hours).map(({ hours, priceMinor }) => ({ at: hour(hours), priceMinor })));

const samples = fc.sample(fc.tuple(ledgers, fc.integer({ min: 0, max: 95 * 24 }).map(hour)), { numRuns: 150, seed: 11 });

/** Creates a product and an offer for each of these ledgers, in order. */
async function writeLedgers(courses: readonly PricePoint[][]): Promise<{ products: number[]; offers: number[] }> {
  const merchant = await db.prisma.merchant.create({ data: { slug: 'm', name: 'M', homepage: 'https://m.example/' } });
  const ids = { products: [] as number[], offers: [] as number[] };
  for (const [index, points] of courses.entries()) {
    const { id: productId } = await db.prisma.product.create({ data: { slug: `p-${index}`, name: 'P', regularPriceMinor: 1 } });
    const { id: offerId } = await db.prisma.offer.create({
      data: { slug: `o-${index}`, title: 'O', merchantId: merchant.id, destinationUrl: 'https://m.example/o' },
    });
    await db.prisma.priceChange.createMany({ data: points.map((point) => ({ ...point, productId })) });
    await db.prisma.offerPriceChange.createMany({ data: points.map((point) => ({ ...point, offerId })) });
    ids.products.push(productId);
    ids.offers.push(offerId);
  }
  return ids;
}

/** The prior price without a sale price, computed step by step. */
function steppedPrior(points: readonly PricePoint[], now: Date): number | null {
  const last = points.at(-1);
  if (!last || now.getTime() >= last.at.getTime() + 720 * hourMs) return null;
  const lowest = lowestBefore(points, last.at);
  return lowest !== null && lowest > last.priceMinor ? lowest : null;
}

test('[F12] SQL and code compute the same prior price for any ledger', async () => {
  const { products, offers } = await writeLedgers(samples.map(([points]) => points));
  const answers = { products: [] as unknown[], stepped: [] as unknown[], offers: [] as unknown[] };
  for (const [index, [points, instant]] of samples.entries()) {
    const price = points.at(-1)?.priceMinor;
    const { rows } = await db.pool.query<{ product: number | null; stepped: number | null; offer: number | null }>(
      `select ${priorPriceSql(productLedger, '$1::int', '$3::timestamptz')} as product,
         ${steppedPriorPriceSql(productLedger, '$1::int', '$4::int', '$3::timestamptz')} as stepped,
         ${steppedPriorPriceSql(offerLedger, '$2::int', '$4::int', '$3::timestamptz')} as offer`,
      [products[index], offers[index], instant, price],
    );
    answers.products.push(rows[0]?.product);
    answers.stepped.push(rows[0]?.stepped);
    answers.offers.push(rows[0]?.offer);
  }
  expect(answers.products).toEqual(samples.map(([points, instant]) => lowestBefore(points, instant)));
  const stepped = samples.map(([points, instant]) => steppedPrior(points, instant));
  expect(answers.stepped).toEqual(stepped);
  expect(answers.offers).toEqual(stepped);
  // Makes sure that not all compared values are null.
  expect(answers.products.filter((price) => price !== null).length).toBeGreaterThan(30);
  expect(stepped.filter((price) => price !== null).length).toBeGreaterThan(5);
});

test('[F12] an offer’s discount ends after 30 days, and is not shown if its price differs from the ledger', async () => {
  const offer = await db.prisma.offer.findFirstOrThrow({ where: { slug: 'o-0' } });
  const { id } = await db.prisma.offer.create({ data: { ...offer, id: undefined, slug: 'stepped' } });
  await db.prisma.offerPriceChange.createMany({
    data: [
      { offerId: id, at: hour(0), priceMinor: 1000 },
      { offerId: id, at: hour(960), priceMinor: 800 },
    ],
  });
  const prior = async (price: number, now: Date) => {
    const sql = `select ${steppedPriorPriceSql(offerLedger, '$1::int', '$2::int', '$3::timestamptz')} as prior`;
    return (await db.pool.query<{ prior: number | null }>(sql, [id, price, now])).rows[0]?.prior;
  };
  const end = hour(960 + 720).getTime();
  expect([await prior(800, hour(960)), await prior(800, new Date(end - 1)), await prior(800, new Date(end))]).toEqual([1000, 1000, null]);
  expect(await prior(700, hour(961))).toBeNull();
});

test('[F12] a prior price is never above a price of the 30 days before, for any sequence of prices', async () => {
  const change = fc.record({
    hours: fc.integer({ min: 1, max: 500 }),
    regularPriceMinor: fc.integer({ min: 6, max: 12 }),
    salePriceMinor: fc.option(fc.integer({ min: 4, max: 12 }), { nil: null, freq: 2 }),
  });
  const courses = fc.sample(fc.array(change, { minLength: 3, maxLength: 8 }), { numRuns: 60, seed: 5 });
  let shown = 0;
  for (const [index, course] of courses.entries()) {
    const { id } = await db.prisma.product.create({ data: { slug: `course-${index}`, name: 'P', regularPriceMinor: 10 } });
    // Prices as observed by shoppers: since when, and whether shown as a sale.
    const shelf: { at: number; price: number; isSale: boolean }[] = [];
    let clock = 0;
    for (const { hours, regularPriceMinor, salePriceMinor } of course) {
      clock += hours;
      const isSale = salePriceMinor !== null && salePriceMinor < regularPriceMinor;
      const price = isSale ? salePriceMinor : regularPriceMinor;
      await db.prisma.product.update({ where: { id }, data: { regularPriceMinor, salePriceMinor } });
      await recordPrices(db.pool, [id], hour(clock));
      await refreshProducts(db.pool, [id], hour(clock));
      if (shelf.at(-1)?.price !== price || shelf.at(-1)?.isSale !== isSale) shelf.push({ at: clock, price, isSale });
      const { priceMinor, priorPriceMinor: prior } = await db.prisma.product.findUniqueOrThrow({ where: { id } });
      expect(priceMinor).toBe(price);
      if (prior === null) continue;
      shown += 1;
      const now = shelf.at(-1);
      expect(now?.isSale).toBe(true);
      for (let back = 1; back <= 720; back += 1) {
        const then = shelf.findLast(({ at }) => at <= (now?.at ?? 0) - back);
        expect(then?.price).toBeGreaterThanOrEqual(prior);
        expect(then?.price).toBeGreaterThan(price);
      }
    }
  }
  expect(shown).toBeGreaterThan(5);
});
