import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasStarted, isOver, publishedSince, shownCode } from '../../server/engagement/offers/rules.ts';
import { endOf, startOf } from '../../server/engagement/offers/validityRules.ts';

// Start and end of offers, parsed from merchants' texts.

const at = (text: string) => new Date(text);

describe('[F58] a date without a time', () => {
  test('ends with the last second of its day in the shop’s time zone, UTC by default', () => {
    const end = endOf('2026-03-28');
    expect(end).toEqual(at('2026-03-29T00:00:00.000Z'));
    expect(isOver({ endsAt: end }, at('2026-03-28T23:59:59.999Z'))).toBe(false);
    expect(isOver({ endsAt: end }, at('2026-03-29T00:00:00.000Z'))).toBe(true);
  });

  test('starts with the first second of its day', () => {
    const start = startOf('2026-03-28');
    expect(start).toEqual(at('2026-03-28T00:00:00.000Z'));
    expect(hasStarted({ startsAt: start }, at('2026-03-27T23:59:59.999Z'))).toBe(false);
    expect(hasStarted({ startsAt: start }, at('2026-03-28T00:00:00.000Z'))).toBe(true);
  });

  // In most of Europe, clocks go forward on 29 March 2026 and back on 25 October.
  test.each(['2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31'])('lasts 24 hours on %s', (day) => {
    expect((endOf(day)?.getTime() ?? 0) - (startOf(day)?.getTime() ?? 0)).toBe(24 * 60 * 60 * 1_000);
  });

  test('is a day in the shop’s time zone, whatever its length', () => {
    expect([startOf('2026-03-29', 'Europe/Berlin'), endOf('2026-03-29', 'Europe/Berlin')]).toEqual([
      at('2026-03-28T23:00:00.000Z'),
      at('2026-03-29T22:00:00.000Z'),
    ]);
    expect(endOf('2026-03-28', 'America/St_Johns')).toEqual(at('2026-03-29T02:30:00.000Z'));
  });

  test('doesn’t depend on the server’s time zone', () => {
    const zone = process.env.TZ;
    try {
      for (const name of ['Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns']) {
        process.env.TZ = name;
        expect(endOf('2026-03-29')).toEqual(at('2026-03-30T00:00:00.000Z'));
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

test('a time with an offset from UTC is used as is', () => {
  expect(endOf('2026-03-28T20:00:00+01:00')).toEqual(at('2026-03-28T19:00:00.000Z'));
  expect(endOf('2026-03-28T20:00Z')).toEqual(at('2026-03-28T20:00:00.000Z'));
  expect(endOf(at('2026-03-28T20:00:00.123Z'))).toEqual(at('2026-03-28T20:00:00.123Z'));
});

test.each([
  '',
  'tomorrow',
  '2026-02-30',
  '2026-13-01',
  '2026-02-30T10:00:00Z',
  '2026-03-28T25:00:00Z',
  '2026-03-28T20:00:00',
  '28.03.2026',
  '1999-12-30',
  '2100-01-01',
  '0000-01-01',
  '+275760-09-13',
])('%j is not a date', (text) => {
  expect(endOf(text)).toBeNull();
});
test('endOf returns a valid date or null for any text, and null for an invalid Date', () => {
  expect(endOf(new Date(Number.NaN))).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const end = endOf(text);
      expect(end === null || !Number.isNaN(end.getTime())).toBe(true);
    }),
  );
});

test('at any instant, an offer is either scheduled, live or expired', () => {
  const instant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, instant, (a, b, now) => {
      fc.pre(a.getTime() !== b.getTime());
      const [startsAt, endsAt] = a < b ? [a, b] : [b, a];
      const isLive = hasStarted({ startsAt }, now) && !isOver({ endsAt }, now);
      expect(isLive).toBe(startsAt <= now && now < endsAt);
      expect(!hasStarted({ startsAt }, now) && isOver({ endsAt }, now)).toBe(false);
    }),
  );
});

test('[F54] [F58] a code is shown when it is unmasked or expired', () => {
  const now = at('2026-03-28T12:00:00.000Z');
  const coupon = (isCodeMasked: boolean, endsAt: Date | null) => shownCode({ code: 'SAVE5', isCodeMasked, endsAt }, now);
  expect(coupon(true, null)).toBeNull();
  expect(coupon(true, at('2026-03-28T12:00:00.001Z'))).toBeNull();
  expect(coupon(true, now)).toBe('SAVE5');
  expect(coupon(false, null)).toBe('SAVE5');
  expect(coupon(false, now)).toBe('SAVE5');
});

test('an offer counts as published from when it is first visible', () => {
  const now = at('2026-03-28T12:00:00.000Z');
  const [before, after] = [at('2026-03-01T00:00:00.000Z'), at('2026-04-01T00:00:00.000Z')];
  expect(publishedSince({ startsAt: null }, null, now)).toEqual(now);
  expect(publishedSince({ startsAt: before }, null, now)).toEqual(now);
  expect(publishedSince({ startsAt: after }, null, now)).toEqual(after);
  expect(publishedSince({ startsAt: after }, { status: 'PUBLISHED', publishedAt: before }, now)).toEqual(before);
  expect(publishedSince({ startsAt: null }, { status: 'DRAFT', publishedAt: before }, now)).toEqual(now);
  expect(publishedSince({ startsAt: null }, { status: 'PUBLISHED', publishedAt: after }, now)).toEqual(now);
});
