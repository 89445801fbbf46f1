import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailDue, mailIntervalMs, newsOf, notifiedStateAfter, type NotifiedWish } from '../../server/engagement/wishlist/mailRules.ts';

const wish = (more: Partial<NotifiedWish> = {}): NotifiedWish => ({
  priceMinor: 1_000,
  isAvailable: true,
  toldPriceMinor: 1_000,
  toldAvailable: true,
  ...more,
});

describe('[F94] what a wishlist’s mail tells', () => {
  it.each<[string, Partial<NotifiedWish>, ReturnType<typeof newsOf>]>([
    ['nothing of what is as it was', {}, null],
    ['a lower price', { priceMinor: 900 }, { fromMinor: 1_000, isBack: false }],
    ['not a higher one', { priceMinor: 1_100 }, null],
    ['what is back', { toldAvailable: false }, { fromMinor: null, isBack: true }],
    ['what is back and cheaper', { toldAvailable: false, priceMinor: 1 }, { fromMinor: 1_000, isBack: true }],
    ['what is back and dearer, as back', { toldAvailable: false, priceMinor: 2_000 }, { fromMinor: null, isBack: true }],
    ['not what cannot be had, however cheap', { isAvailable: false, priceMinor: 1 }, null],
    ['not what sells out', { isAvailable: false }, null],
    ['not a price that is gone', { priceMinor: 0 }, null],
    ['not the first price of what had none', { toldPriceMinor: 0 }, null],
  ])('%s', (_name, facts, news) => {
    expect(newsOf(wish(facts))).toEqual(news);
  });

  it('once a day at most', () => {
    const now = new Date('2026-03-01T12:00:00.000Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    expect(isMailDue(null, now)).toBe(true);
    expect(isMailDue(ago(mailIntervalMs), now)).toBe(true);
    expect(isMailDue(ago(mailIntervalMs - 1), now)).toBe(false);
  });
});

describe('[F94] what counts as told, whatever happens to a product', () => {
  const day = fc.record({ priceMinor: fc.integer({ min: 0, max: 5 }), isAvailable: fc.boolean(), isMailed: fc.boolean() });
  const days = fc.array(day, { maxLength: 12 });
  const states = (given: { priceMinor: number; isAvailable: boolean; isMailed: boolean }[]) => {
    let told = { toldPriceMinor: 3, toldAvailable: true };
    return given.map(({ isMailed, ...now }) => {
      const before: NotifiedWish = { ...now, ...told };
      told = notifiedStateAfter(before, isMailed);
      return { before, isMailed, after: { ...now, ...told } };
    });
  };

  it('is told once: after a mail there is no news until something happens', () => {
    fc.assert(
      fc.property(days, (given) => {
        const mailed = states(given).filter(({ isMailed }) => isMailed);
        expect(mailed.map(({ after }) => newsOf(after))).toEqual(mailed.map(() => null));
      }),
    );
  });

  it('nothing is lost: without a mail, news stays news', () => {
    fc.assert(
      fc.property(days, (given) => {
        const waiting = states(given).filter(({ isMailed }) => !isMailed);
        expect(waiting.map(({ after }) => newsOf(after))).toEqual(waiting.map(({ before }) => newsOf(before)));
      }),
    );
  });

  it('a mail never tells of a price that is not lower than the one told before', () => {
    fc.assert(
      fc.property(days, (given) => {
        const lower = states(given).filter(({ before }) => (newsOf(before)?.fromMinor ?? null) !== null);
        expect(lower.filter(({ before }) => before.priceMinor >= before.toldPriceMinor)).toEqual([]);
      }),
    );
  });
});
