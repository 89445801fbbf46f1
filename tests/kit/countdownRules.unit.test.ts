import fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetTime, timeLeft, waitForChange } from '../../web/kit/countdown/countdownRules.ts';
import { endsText, expiredText, lastMoment } from '../../web/kit/countdown/endText.ts';

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

test('[F59] a target is in the shop’s time with 0 seconds, whatever the device’s time zone', () => {
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

test('[F59] an ISO date is used to the second', () => {
  expect(targetTime('2026-07-31T18:30:15.000Z')).toBe(Date.UTC(2026, 6, 31, 18, 30, 15));
  expect(targetTime('2026-07-31T20:30:15+02:00')).toBe(Date.UTC(2026, 6, 31, 18, 30, 15));
});

test.each([
  ['31 February', parts(2026, 2, 31)],
  ['29 February of a common year', parts(2026, 2, 29)],
  ['month 0', parts(2026, 0, 1)],
  ['month 13', parts(2026, 13, 1)],
  ['hour 24', parts(2026, 1, 1, 24)],
  ['minute 60', parts(2026, 1, 1, 0, 60)],
  ['a fractional day', parts(2026, 1, 1.5)],
  ['NaN', parts(Number.NaN, 1, 1)],
  ['text that is not a date', 'tomorrow'],
])('[F59] %s is an invalid target', (_name, target) => {
  expect(targetTime(target)).toBeNull();
});

test('[F59] leap days and days with a clock change elsewhere have 24 hours', () => {
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

test('[F59] weeks are included in days, which may exceed 7', () => {
  expect(timeLeft(45 * day + 3 * hour, 0)).toEqual({ days: 45, hours: 3, minutes: 0, seconds: 0 });
});

test('[F60] the last second is shown as 1, and nothing is left at the end', () => {
  const end = Date.UTC(2026, 6, 31);
  expect(timeLeft(end, end - 1_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(end, end)).toBeNull();
  expect(timeLeft(end, end + 1)).toBeNull();
  expect(timeLeft(Number.NaN, end)).toBeNull();
});

test('[F59, F60] the parts add up to the time left and stay correct until the next update', () => {
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

test('[F60] a countdown shown only at its end waits in intervals that timers support', () => {
  expect(waitForChange(10 * second + 5, 0, 'end')).toBe(10 * second + 5);
  expect(waitForChange(400 * day, 0, 'end')).toBe(day);
  // A timer that fires a fraction too early is set again, without looping.
  expect(waitForChange(100, 99.7, 'end')).toBe(1);
});

test('[F57, F58] an end is formatted in UTC, with midnight as 23:59 of the day before', () => {
  expect(endsText(Date.UTC(2026, 6, 31, 18, 30))).toBe('Ends 31 July 2026, 18:30 UTC');
  expect(lastMoment(Date.UTC(2026, 7, 1))).toBe('31 July 2026, 23:59 UTC');
  expect(expiredText(Date.UTC(2028, 2, 1))).toBe('Expired 29 February 2028, 23:59 UTC');
});
