import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  effectivePrices,
  lowestBefore,
  lowestOf,
  priorPrice,
  windowStart,
  type PricePoint,
} from '../../server/catalogue/pricing/priceLedger.ts';

// Rules over the rows of a ledger. Prices change on the hour here, so that checking each hour finds everything.

const hourMs = 3_600_000;
const begin = Date.UTC(2026, 0, 1);
const hour = (n: number) => new Date(begin + n * hourMs);

/** Ledgers of up to twelve changes within 80 days; several changes may have the same time. */
const ledgers = fc
  .array(fc.record({ hours: fc.integer({ min: 0, max: 80 * 24 }), priceMinor: fc.integer({ min: 0, max: 20 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.toSorted((a, b) => a.hours - b.hours).map(({ hours, priceMinor }) => ({ at: hour(hours), priceMinor })));

/** Finds the price at a time by searching. */
const priceAt = (points: readonly PricePoint[], instant: number) => points.findLast(({ at }) => at.getTime() <= instant)?.priceMinor;

describe('the lowest price in the 30 days before a reduction', () => {
  test('[F12] is the lowest at any hour, and unknown unless all of them are known', () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 0, max: 90 * 24 }), (points, hours) => {
        const start = hour(hours);
        const from = windowStart(start).getTime();
        const asked = [];
        for (let instant = from; instant < start.getTime(); instant += hourMs) asked.push(priceAt(points, instant));
        expect(lowestBefore(points, start)).toBe(asked.includes(undefined) ? null : Math.min(...asked.map(Number)));
      }),
    );
  });

  test('[F12] is not above any price of the 720 hours before', () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 31 * 24, max: 90 * 24 }), (points, hours) => {
        const lowest = lowestBefore(points, hour(hours));
        fc.pre(lowest !== null);
        for (let back = 1; back <= 720; back += 1)
          expect(priceAt(points, hour(hours - back).getTime())).toBeGreaterThanOrEqual(lowest ?? 0);
      }),
    );
  });

  test('covers whole days in the shop’s time zone', () => {
    expect(windowStart(new Date('2026-03-31T00:00:00.000Z'))).toEqual(new Date('2026-03-01T00:00:00.000Z'));
    expect(windowStart(new Date('2026-03-31T23:59:59.999Z'))).toEqual(new Date('2026-03-01T00:00:00.000Z'));
  });
});

test('[F12] a prior price exists only for a sale and is above the current price', () => {
  fc.assert(
    fc.property(ledgers, fc.boolean(), (points, isSale) => {
      const rows = points.map((point, index) => ({ ...point, isSale: isSale && index === points.length - 1 }));
      const prior = priorPrice(rows);
      const price = rows.at(-1)?.priceMinor ?? Infinity;
      expect(prior === null || (isSale && prior > price)).toBe(true);
    }),
  );
  expect(priorPrice([])).toBeNull();
});

test('a price replaced at its own instant is ignored', () => {
  const points = [
    { at: hour(0), priceMinor: 5 },
    { at: hour(0), priceMinor: 7 },
    { at: hour(1), priceMinor: 6 },
  ];
  expect(effectivePrices(points)).toEqual(points.slice(1));
});

test('[F12] the price of a product with parts is that of the cheapest part at each hour', () => {
  fc.assert(
    fc.property(fc.array(ledgers, { maxLength: 4 }), (parts) => {
      const lowest = lowestOf(parts);
      for (let hours = 0; hours <= 80 * 24; hours += 1) {
        const known = parts.flatMap((points) => priceAt(points, hour(hours).getTime()) ?? []);
        expect(priceAt(lowest, hour(hours).getTime())).toBe(known.length === 0 ? undefined : Math.min(...known));
      }
      expect(lowest.every(({ priceMinor }, index) => lowest[index - 1]?.priceMinor !== priceMinor)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
