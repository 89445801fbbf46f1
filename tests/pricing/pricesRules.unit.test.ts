import { expect, test } from 'vitest';
import { isSaleInEffect, priceInEffect } from '../../server/catalogue/projection/priceRules.ts';

const start = new Date('2026-11-20T00:00:00.000Z');
const end = new Date('2026-11-28T00:00:00.000Z');
const before = (instant: Date) => new Date(instant.getTime() - 1);
const dated = { regularPriceMinor: 1000, salePriceMinor: 800, saleStartsAt: start, saleEndsAt: end };

test('[F31] a sale includes its start and excludes its end', () => {
  expect(priceInEffect(dated, before(start))).toBe(1000);
  expect(priceInEffect(dated, start)).toBe(800);
  expect(priceInEffect(dated, before(end))).toBe(800);
  expect(priceInEffect(dated, end)).toBe(1000);
});

test('a missing date does not limit a sale, and there is no sale without a sale price', () => {
  expect(priceInEffect({ ...dated, saleStartsAt: null }, new Date(0))).toBe(800);
  expect(priceInEffect({ ...dated, saleEndsAt: null }, new Date('2100-01-01'))).toBe(800);
  expect(isSaleInEffect({ ...dated, salePriceMinor: null }, start)).toBe(false);
  expect(priceInEffect({ regularPriceMinor: null, salePriceMinor: null, saleStartsAt: null, saleEndsAt: null }, start)).toBeNull();
  expect(priceInEffect({ ...dated, salePriceMinor: 0 }, start)).toBe(0);
});

test('[F31] a sale price not below the regular price is ignored, and without a regular price there is none', () => {
  expect(isSaleInEffect({ ...dated, salePriceMinor: 1000 }, start)).toBe(false);
  expect(priceInEffect({ ...dated, salePriceMinor: 1200 }, start)).toBe(1000);
  expect(priceInEffect({ ...dated, regularPriceMinor: null }, start)).toBeNull();
});
