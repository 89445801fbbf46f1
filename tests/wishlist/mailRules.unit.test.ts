import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMailDue,
  mailIntervalMs,
  changeToNotify,
  notifiedStateAfter,
  type NotifiedItem,
} from '../../server/engagement/wishlist/mailRules.ts';

const wish = (more: Partial<NotifiedItem> = {}): NotifiedItem => ({
  priceMinor: 1_000,
  isAvailable: true,
  toldPriceMinor: 1_000,
  toldAvailable: true,
  ...more,
});

describe('[F94] the news in a wishlist email', () => {
  it.each<[string, Partial<NotifiedItem>, ReturnType<typeof changeToNotify>]>([
    ['are empty without changes', {}, null],
    ['are a lower price', { priceMinor: 900 }, { fromMinor: 1_000, isBack: false }],
    ['aren’t a higher price', { priceMinor: 1_100 }, null],
    ['are a product back in stock', { toldAvailable: false }, { fromMinor: null, isBack: true }],
    ['are a product back in stock and cheaper', { toldAvailable: false, priceMinor: 1 }, { fromMinor: 1_000, isBack: true }],
    [
      'are a product back in stock, without its higher price',
      { toldAvailable: false, priceMinor: 2_000 },
      { fromMinor: null, isBack: true },
    ],
    ['aren’t a product out of stock, however cheap', { isAvailable: false, priceMinor: 1 }, null],
    ['aren’t a product that sells out', { isAvailable: false }, null],
    ['aren’t a price that was removed', { priceMinor: 0 }, null],
    ['aren’t the first price of a product without one', { toldPriceMinor: 0 }, null],
  ])('%s', (_name, facts, news) => {
    expect(changeToNotify(wish(facts))).toEqual(news);
  });

  it('are sent at most once a day', () => {
    const now = new Date('2026-03-01T12:00:00.000Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    expect(isMailDue(null, now)).toBe(true);
    expect(isMailDue(ago(mailIntervalMs), now)).toBe(true);
    expect(isMailDue(ago(mailIntervalMs - 1), now)).toBe(false);
  });
});

describe('[F94] the state last reported for an item', () => {
  const day = fc.record({ priceMinor: fc.integer({ min: 0, max: 5 }), isAvailable: fc.boolean(), isMailed: fc.boolean() });
  const days = fc.array(day, { maxLength: 12 });
  const states = (given: { priceMinor: number; isAvailable: boolean; isMailed: boolean }[]) => {
    let reported = { toldPriceMinor: 3, toldAvailable: true };
    return given.map(({ isMailed, ...now }) => {
      const before: NotifiedItem = { ...now, ...reported };
      reported = notifiedStateAfter(before, isMailed);
      return { before, isMailed, after: { ...now, ...reported } };
    });
  };

  it('leaves no news right after an email', () => {
    fc.assert(
      fc.property(days, (given) => {
        const mailed = states(given).filter(({ isMailed }) => isMailed);
        expect(mailed.map(({ after }) => changeToNotify(after))).toEqual(mailed.map(() => null));
      }),
    );
  });

  it('keeps news until an email is sent', () => {
    fc.assert(
      fc.property(days, (given) => {
        const waiting = states(given).filter(({ isMailed }) => !isMailed);
        expect(waiting.map(({ after }) => changeToNotify(after))).toEqual(waiting.map(({ before }) => changeToNotify(before)));
      }),
    );
  });

  it('allows only news of prices lower than the last one reported', () => {
    fc.assert(
      fc.property(days, (given) => {
        const lower = states(given).filter(({ before }) => (changeToNotify(before)?.fromMinor ?? null) !== null);
        expect(lower.filter(({ before }) => before.priceMinor >= before.toldPriceMinor)).toEqual([]);
      }),
    );
  });
});
