// What a countdown runs to and what it shows (rows 59 and 60). Targets are in the shop's time, +00:00.

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A target by its parts, as on a calendar: months from 1 to 12. The seconds are 0. */
export interface CountdownParts {
  day: number;
  month: number;
  year: number;
  hour: number;
  minute: number;
}

/** Where a countdown ends: its parts in the shop's time, or an instant (ISO 8601). */
export type CountdownTarget = CountdownParts | string;

/** @returns milliseconds since 1970; null for what is no time, such as 31 February */
export function targetTime(target: CountdownTarget): number | null {
  if (typeof target === 'string') {
    const time = Date.parse(target);
    return Number.isNaN(time) ? null : time;
  }
  const { year, month, day, hour, minute } = target;
  const date = new Date(0);
  // Unlike Date.UTC(), this takes the years below 100 as they are.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, 0, 0);
  // Parts that are none carry over into others: 31 February would be in March.
  const isTrue =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  return isTrue ? date.getTime() : null;
}

/** Time that is left, in whole units. Weeks are not shown apart: days may be above 7. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * What a countdown shows. A second that has begun counts whole, so that the last thing shown is 1 second and never 0.
 * @param end milliseconds since 1970, excluded: at this instant nothing is left
 * @param now milliseconds since 1970
 * @returns null once it is over
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

/** Browsers take longer waits for none. */
const longestWaitMs = 24 * hourMs;

/**
 * How long what is shown stays true, in milliseconds.
 * @param step how often what is shown changes: each second, or only at the end (then long waits come in parts)
 */
export function waitForChange(end: number, now: number, step: 'second' | 'end' = 'second'): number {
  const left = Math.max(0, end - now);
  const wait = step === 'end' ? left : left % secondMs || secondMs;
  // Never less than a millisecond: a timer that comes early by a fraction of one is set again.
  return Math.max(1, Math.min(longestWaitMs, wait));
}
