export { formatMoney } from '../../shared/money/money.ts';
import { shopFormat } from '../../shared/clock/shopClock.ts';

// Formats of dates, numbers and amounts in the administration: in English, in the shop's time zone, which the bar above every screen shows.

const date = shopFormat('en-GB', { dateStyle: 'medium' });
const dateTime = shopFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const time = shopFormat('en-GB', { timeStyle: 'short' });
const number = new Intl.NumberFormat('en-GB');

/**
 * Such as "4 Mar 2026".
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  return date(instant);
}

/**
 * Such as "4 Mar 2026, 09:30".
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string): string {
  return dateTime(instant);
}

/** Such as "12,500". */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** Such as "1 order", "12,500 orders". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * Such as "12.5%".
 * @param part between 0 and 1
 */
export function formatPercent(part: number): string {
  return `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(part * 100)}%`;
}

/**
 * Such as "09:30".
 * @param instant ISO 8601
 */
export function formatTime(instant: string): string {
  return time(instant);
}
