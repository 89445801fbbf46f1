import fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetTime, timeLeft, waitForChange } from '../../web/kit/countdown/countdownRules.ts';
import { endsWords, expiredWords, lastMoment } from '../../web/kit/countdown/endWords.ts';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const parts = (year: number, month: number, dayOfMonth: number, hourOfDay = 0, minute = 0) => ({
  year,
  month,
  day: dayOfMonth,
  hour: hourOfDay,
  minute,
});

test('[F59] a target is its parts in the shop’s time, with 0 seconds, whatever the zone of the machine', () => {
  expect(targetTime(parts(2026, 7, 31, 18, 30))).toBe(Date.UTC(2026, 6, 31, 18, 30, 0, 0));
  const zone = process.env.TZ;
  try {
    for (const name of ['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
      process.env.TZ = name;
      expect(targetTime(parts(2026, 3, 8, 2, 30))).toBe(Date.UTC(2026, 2, 8, 2, 30));
    }
  } finally {
    process.env.TZ = zone;
  }
});

test('[F59] an instant is taken as it is, to the second', () => {
  expect(targetTime('2026-07-31T18:30:15.000Z')).toBe(Date.UTC(2026, 6, 31, 18, 30, 15));
  expect(targetTime('2026-07-31T20:30:15+02:00')).toBe(Date.UTC(2026, 6, 31, 18, 30, 15));
});

test.each([
  ['31 February', parts(2026, 2, 31)],
  ['29 February of a year without one', parts(2026, 2, 29)],
  ['month 0', parts(2026, 0, 1)],
  ['month 13', parts(2026, 13, 1)],
  ['hour 24', parts(2026, 1, 1, 24)],
  ['minute 60', parts(2026, 1, 1, 0, 60)],
  ['half a day', parts(2026, 1, 1.5)],
  ['no number', parts(Number.NaN, 1, 1)],
  ['no time', 'tomorrow'],
])('[F59] %s is no target', (_name, target) => {
  expect(targetTime(target)).toBeNull();
});

test('[F59] leap days, and days on which clocks are changed somewhere, are days of 24 hours', () => {
  const from = (year: number, month: number, dayOfMonth: number) => Date.UTC(year, month - 1, dayOfMonth);
  expect(targetTime(parts(2028, 2, 29))).toBe(from(2028, 2, 29));
  expect(timeLeft(targetTime(parts(2028, 3, 1)) ?? 0, from(2028, 2, 28))).toEqual({ days: 2, hours: 0, minutes: 0, seconds: 0 });
  // The European and American clock changes of 2026.
  for (const [month, dayOfMonth] of [
    [3, 29],
    [10, 25],
    [3, 8],
    [11, 1],
  ] as const) {
    const left = timeLeft(targetTime(parts(2026, month, dayOfMonth + 1)) ?? 0, from(2026, month, dayOfMonth));
    expect(left).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  }
});

test('[F59] weeks are not shown apart: days may be above 7', () => {
  expect(timeLeft(45 * day + 3 * hour, 0)).toEqual({ days: 45, hours: 3, minutes: 0, seconds: 0 });
});

test('[F60] the last second is shown as 1, and at its very end nothing is: 00:00 is never seen', () => {
  const end = Date.UTC(2026, 6, 31);
  expect(timeLeft(end, end - 1_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(end, end)).toBeNull();
  expect(timeLeft(end, end + 1)).toBeNull();
  expect(timeLeft(Number.NaN, end)).toBeNull();
});

test('[F59, F60] whatever is left, what is shown adds up, and stays true exactly until the next look', () => {
  const span = fc.integer({ min: 1, max: 400 * day });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), span, (now, ms) => {
      const shown = (at: number) => timeLeft(now + ms, at);
      const left = shown(now);
      if (!left) throw new Error('Something is left');
      const { days, hours, minutes, seconds } = left;
      const sum = days * day + hours * hour + minutes * 60 * second + seconds * second;
      expect(sum).toBe(Math.ceil(ms / second) * second);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      expect(sum).toBeGreaterThan(0);
      const wait = waitForChange(now + ms, now);
      expect(shown(now + wait - 1)).toEqual(left);
      expect(shown(now + wait)).not.toEqual(left);
    }),
  );
});

test('[F60] who waits for the end alone waits for it in parts that browsers can wait for', () => {
  expect(waitForChange(10 * second + 5, 0, 'end')).toBe(10 * second + 5);
  expect(waitForChange(400 * day, 0, 'end')).toBe(day);
  // A timer that fires a fraction too early is set again, without looping.
  expect(waitForChange(100, 99.7, 'end')).toBe(1);
});

test('[F57, F58] an end in words: in UTC, and midnight belongs to the day before', () => {
  expect(endsWords(Date.UTC(2026, 6, 31, 18, 30))).toBe('Ends 31 July 2026, 18:30 UTC');
  expect(lastMoment(Date.UTC(2026, 7, 1))).toBe('31 July 2026, 23:59 UTC');
  expect(expiredWords(Date.UTC(2028, 2, 1))).toBe('Expired 29 February 2028, 23:59 UTC');
});
