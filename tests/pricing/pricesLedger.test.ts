import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { priceInEffect, priceInEffectSql } from '../../server/catalogue/projection/priceRules.ts';
import { applyDuePrices, nextPriceBoundary } from '../../server/catalogue/pricing/prices.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { productBySku, record } from '../support/catalogue.ts';

// The price ledger, and the prior price computed from it.

let db: Db;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const iso = (n: number) => day(n).toISOString();

beforeEach(async () => {
  db = await freshDb();
});

const price = (now: Date, facts: Partial<ProductRecord>) => importRecords(db, [record({ name: 'Cup', sku: 'cup', ...facts })], { now });
/** Returns time and price of each row, and 'sale' for sale prices. */
const ledger = async (sku = 'cup') =>
  (await productBySku(db, sku)).priceChanges.map(({ at, priceMinor, isSale }) => [
    at.toISOString(),
    priceMinor,
    ...(isSale ? ['sale'] : []),
  ]);
const revision = async () => (await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } })).revision;

test('[F31] a changed price is recorded once, with the instant from which it applies', async () => {
  await price(day(0), { regularPriceMinor: 1000 });
  await price(day(1), { regularPriceMinor: 1000, tags: ['new'] });
  await price(day(2), { regularPriceMinor: 1200 });
  await price(day(3), { regularPriceMinor: 900 });
  expect(await ledger()).toEqual([
    [iso(0), 1000],
    [iso(2), 1200],
    [iso(3), 900],
  ]);
});

test('[F31] a price that starts or stops being a sale price is recorded, even if unchanged', async () => {
  await price(day(0), { regularPriceMinor: 900 });
  await price(day(1), { regularPriceMinor: 1000, salePriceMinor: 900 });
  await price(day(2), { regularPriceMinor: 1100, salePriceMinor: 900 });
  await price(day(3), { regularPriceMinor: 900, salePriceMinor: 900 });
  expect(await ledger()).toEqual([
    [iso(0), 900],
    [iso(1), 900, 'sale'],
    [iso(3), 900],
  ]);
});

describe('dated sales', () => {
  const sale = { regularPriceMinor: 1000, salePriceMinor: 700, saleStartsAt: iso(40), saleEndsAt: iso(50) };

  test('[F31] update the ledger, the listing and the catalogue revision at their start and end', async () => {
    await price(day(0), sale);
    expect(await nextPriceBoundary(db, day(0))).toEqual(day(40));
    expect(await applyDuePrices(db, day(39))).toBe(0);
    const before = await revision();
    expect(await applyDuePrices(db, new Date(day(40).getTime() + 30_000))).toBe(1);
    expect(await revision()).toBe(before + 1);
    expect(await ledger()).toEqual([
      [iso(0), 1000],
      [iso(40), 700, 'sale'],
    ]);
    expect(await productBySku(db, 'cup')).toMatchObject({ priceMinor: 700, priorPriceMinor: 1000 });
    expect(await applyDuePrices(db, day(41))).toBe(0);
    expect(await nextPriceBoundary(db, day(41))).toEqual(day(50));
    expect(await applyDuePrices(db, day(50))).toBe(1);
    expect(await ledger()).toEqual([
      [iso(0), 1000],
      [iso(40), 700, 'sale'],
      [iso(50), 1000],
    ]);
    expect(await productBySku(db, 'cup')).toMatchObject({ priceMinor: 1000, priorPriceMinor: null });
    expect(await nextPriceBoundary(db, day(50))).toBeNull();
  });

  test('that passed while the shop was down are recorded with both ends', async () => {
    await price(day(0), sale);
    expect(await applyDuePrices(db, day(70))).toBe(1);
    expect(await ledger()).toEqual([
      [iso(0), 1000],
      [iso(40), 700, 'sale'],
      [iso(50), 1000],
    ]);
  });

  test('that are due are recorded before an import', async () => {
    await price(day(0), sale);
    await price(day(42), { ...sale, regularPriceMinor: 1500, salePriceMinor: 650 });
    expect(await ledger()).toEqual([
      [iso(0), 1000],
      [iso(40), 700, 'sale'],
      [iso(42), 650, 'sale'],
    ]);
  });

  test('that ended before the product was created, or without a price, are not recorded', async () => {
    await price(day(60), sale);
    await importRecords(
      db,
      [record({ name: 'Set', sku: 'set', type: 'VARIABLE', ...sale }), record({ line: 2, name: 'Free', sku: 'free' })],
      { now: day(0) },
    );
    expect(await applyDuePrices(db, day(61))).toBe(0);
    expect([await ledger(), await ledger('set'), await ledger('free')]).toEqual([[[iso(60), 1000]], [], []]);
  });

  test('are recorded once by two concurrent processes', async () => {
    await price(day(0), sale);
    const counts = await Promise.all([applyDuePrices(db, day(45)), applyDuePrices(db, day(45))]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await ledger()).toHaveLength(2);
  });

  test('[F12] update variable and grouped products', async () => {
    await importRecords(
      db,
      [
        record({ line: 1, name: 'Coat', sku: 'coat', type: 'VARIABLE' }),
        record({ line: 2, name: 'Coat S', sku: 'coat-s', type: 'VARIATION', parent: 'coat', ...sale }),
        record({ line: 3, name: 'Coat L', sku: 'coat-l', type: 'VARIATION', parent: 'coat', regularPriceMinor: 900 }),
        record({ line: 4, name: 'Outfit', sku: 'outfit', type: 'GROUPED', grouped: ['coat'] }),
      ],
      { now: day(0) },
    );
    expect(await productBySku(db, 'outfit')).toMatchObject({ priceMinor: 900, priceMaxMinor: 1000, priorPriceMinor: null });
    await applyDuePrices(db, day(40));
    // The variation that is cheapest now cost 1000, but another one was available for 900.
    for (const sku of ['coat', 'outfit'])
      expect(await productBySku(db, sku)).toMatchObject({ priceMinor: 700, priceMaxMinor: 900, priorPriceMinor: 900 });
  });
});

test('[F31] SQL and code compute the same current price', async () => {
  const instant = fc.option(fc.integer({ min: 0, max: 3 }).map(day), { nil: null });
  const minor = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });
  const pricings = fc.record({ regularPriceMinor: minor, salePriceMinor: minor, saleStartsAt: instant, saleEndsAt: instant });
  const cases = fc.sample(fc.tuple(pricings, fc.integer({ min: 0, max: 3 }).map(day)), { numRuns: 200, seed: 7 });
  for (const [pricing, now] of cases) {
    const { rows } = await db.pool.query<{ price: number | null }>(
      `select ${priceInEffectSql('p', '$1')} as price
       from (select $2::int as "regularPriceMinor", $3::int as "salePriceMinor", $4::timestamptz as "saleStartsAt", $5::timestamptz as "saleEndsAt") p`,
      [now.toISOString(), pricing.regularPriceMinor, pricing.salePriceMinor, pricing.saleStartsAt, pricing.saleEndsAt],
    );
    expect(rows[0]?.price).toBe(priceInEffect(pricing, now));
  }
});
