import { addDays, instantOfWall, shopDay, wallText } from '../clock/shopClock.ts';

// When an order arrives: from the shop's working days and the carrier's transit days. Pure; dates are days of the shop, such as 2026-11-27.

/** When the shop hands orders to its carriers. */
export interface DeliveryCalendar {
  /** Working days from the order to its dispatch. */
  handlingDays: number;
  /** Hour of the shop's day, 0 to 24, from which an order counts as placed on the next working day. */
  cutoffHour: number;
  /** At least one, from 1 for Monday to 7 for Sunday. */
  workingDays: readonly number[];
  /** Days on which nothing is dispatched or delivered. */
  holidays: readonly string[];
}

/** Working days from dispatch to delivery. */
export interface TransitDays {
  min: number;
  max: number;
}

/** The first and the last day on which a delivery is expected. */
export interface DeliveryEstimate {
  earliest: string;
  latest: string;
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * Estimates the delivery of an order that is placed now. An order before the cut-off hour of a working day is handled from that day on, any
 * other from the next working day on; handling and transit count working days only.
 * @param timeZone the shop's, such as Europe/Berlin
 * @returns null if there is no working day
 */
export function deliveryEstimate(calendar: DeliveryCalendar, transit: TransitDays, now: Date, timeZone: string): DeliveryEstimate | null {
  const { handlingDays, cutoffHour, workingDays, holidays } = calendar;
  if (!workingDays.some((day) => day >= 1 && day <= 7)) return null;
  const isWorking = (day: string) => workingDays.includes(weekday(day)) && !holidays.includes(day);
  const workingDayAfter = (day: string, count: number): string => {
    let found = day;
    for (let left = count; left > 0;) {
      found = addDays(found, 1);
      if (isWorking(found)) left -= 1;
    }
    return found;
  };
  const local = wallText(now, timeZone);
  const today = local.slice(0, 10);
  const isInTime = isWorking(today) && Number(local.slice(11, 13)) < cutoffHour;
  const dispatch = workingDayAfter(today, handlingDays + (isInTime ? 0 : 1));
  return { earliest: workingDayAfter(dispatch, transit.min), latest: workingDayAfter(dispatch, transit.max) };
}

/** The first instant after now at which estimates can change: the cut-off hour or midnight. */
export function nextEstimateChange({ cutoffHour }: Pick<DeliveryCalendar, 'cutoffHour'>, now: Date, timeZone: string): Date {
  const today = shopDay(now, timeZone);
  const tomorrow = addDays(today, 1);
  const cutoff = cutoffHour < 24 ? instantOfWall(`${today}T${String(cutoffHour).padStart(2, '0')}:00`, timeZone) : null;
  const midnight = instantOfWall(tomorrow, timeZone);
  // A day is known to have a midnight; the fallback only satisfies the type.
  return cutoff && cutoff > now ? cutoff : (midnight ?? new Date(`${tomorrow}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

function partsOf(day: string): { weekday: string; day: string; month: string } {
  const parts = new Map(dayFormat.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return { weekday: parts.get('weekday') ?? '', day: parts.get('day') ?? '', month: parts.get('month') ?? '' };
}

/** A sentence such as "Arrives Fri 27 – Mon 30 Nov", without a full stop. */
export function arrivalText({ earliest, latest }: DeliveryEstimate): string {
  const [from, to] = [partsOf(earliest), partsOf(latest)];
  const last = `${to.weekday} ${to.day} ${to.month}`;
  if (earliest === latest) return `Arrives ${last}`;
  const first = `${from.weekday} ${from.day}`;
  return `Arrives ${from.month === to.month ? first : `${first} ${from.month}`} – ${last}`;
}
