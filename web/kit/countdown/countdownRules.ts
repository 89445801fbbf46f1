// Targets and display of countdowns (rows 59 and 60). Targets are in the shop's time, +00:00.

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A target as calendar parts: months from 1 to 12, seconds are 0. */
export interface CountdownParts {
  day: number;
  month: number;
  year: number;
  hour: number;
  minute: number;
}

/** The end of a countdown: calendar parts in the shop's time, or an instant (ISO 8601). */
export type CountdownTarget = CountdownParts | string;

/** @returns milliseconds since 1970; null for an invalid time, such as 31 February */
export function targetTime(target: CountdownTarget): number | null {
  if (typeof target === 'string') {
    const time = Date.parse(target);
    return Number.isNaN(time) ? null : time;
  }
  const { year, month, day, hour, minute } = target;
  const date = new Date(0);
  // Unlike Date.UTC(), this doesn't change years below 100.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, 0, 0);
  // Invalid parts overflow into others: 31 February would be in March.
  const isTrue =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  return isTrue ? date.getTime() : null;
}

/** Remaining time in whole units. There are no weeks, so days may exceed 7. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Returns what a countdown shows. A second that has begun counts as whole, so that the last value shown is 1 second and never 0.
 * @param end milliseconds since 1970, exclusive: at this instant nothing is left
 * @param now milliseconds since 1970
 * @returns null after the end
 */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const left = Math.ceil((end - now) / secondMs) * secondMs;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  };
}

/** Browsers fire timeouts that are too long at once, so waits are limited to a day. */
const longestWaitMs = 24 * hourMs;

/**
 * Returns how long the displayed value stays valid, in milliseconds.
 * @param step how often the value changes: each second, or only at the end (then long waits are split)
 */
export function waitForChange(end: number, now: number, step: 'second' | 'end' = 'second'): number {
  const left = Math.max(0, end - now);
  const wait = step === 'end' ? left : left % secondMs || secondMs;
  // At least one millisecond: a timer that fires a fraction early is set again.
  return Math.max(1, Math.min(longestWaitMs, wait));
}
