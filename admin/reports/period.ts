import { addDays, shopDay } from '../../shared/clock/shopClock.ts';
import { isDay } from '../kit/table/listUrl.ts';
import * as t from './__generated__/messages.ts';

// The period of a screen, stored in the URL as `from` and `to`: days in the shop's time zone. Defaults to the last 30 days.

export interface Period {
  from: string;
  to: string;
}

/** Ten years, as on the server. */
const maxDays = 3_653;

/** Returns the period of `count` days that ends today. */
function lastDays(count: number, now = Date.now()): Period {
  const today = shopDay(now);
  return { from: addDays(today, 1 - count), to: today };
}

/** Returns the period of the `count` whole months before this month. */
function monthsBack(count: number, now = Date.now()): Period {
  const [year = 0, month = 0] = shopDay(now).split('-').map(Number);
  const firstOf = (months: number) => new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
  return { from: firstOf(count), to: addDays(firstOf(0), -1) };
}

/** Returns the periods offered as one-click presets. */
export function presets(now = Date.now()): readonly { name: string; period: Period }[] {
  return [
    { name: '7 days', period: lastDays(7, now) },
    { name: '30 days', period: lastDays(30, now) },
    { name: '90 days', period: lastDays(90, now) },
    { name: t.lastMonth, period: monthsBack(1, now) },
    { name: '12 months', period: monthsBack(12, now) },
  ];
}

/** Returns the period in the URL. Reversed dates are swapped; a period longer than ten years is cut to its last ten. */
export function periodOf(params: URLSearchParams, now = Date.now()): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isDay(from) || !isDay(to)) return lastDays(30, now);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const earliest = addDays(last, 1 - maxDays);
  return { from: first < earliest ? earliest : first, to: last };
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Formats a point of a series, such as "4 Mar" or "Mar 26". */
export function pointLabel(start: string, grain: string): string {
  return (grain === 'MONTH' ? month : day).format(new Date(`${start}T00:00:00Z`));
}

/** Formats a period, such as "4 Mar 2026 – 2 Apr 2026". */
export function periodLabel({ from, to }: Period): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  return from === to ? dayAndYear.format(first) : `${dayAndYear.format(first)} – ${dayAndYear.format(last)}`;
}
