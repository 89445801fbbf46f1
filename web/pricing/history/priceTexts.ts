import { shopFormat } from '../../../shared/clock/shopClock.ts';
import * as t from '../__generated__/messages.ts';

const day = shopFormat('en-GB', { dateStyle: 'long' });
const time = shopFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** @param instant ISO 8601 */
export function dayText(instant: string): string {
  return day(instant);
}

/**
 * The days of these instants, with the time if several are on one day.
 * @param instants ISO 8601
 */
export function instantTexts(instants: readonly string[]): string[] {
  const days = instants.map(dayText);
  return instants.map((instant, index) => {
    const words = days[index] ?? '';
    return days.filter((other) => other === words).length > 1 ? `${words}, ${time(instant)}` : words;
  });
}

export interface PriceFacts {
  /** Since when the shop knows the price; ISO 8601. */
  since: string;
  isYoung: boolean;
  reducedSince: string | null;
  /** The lowest price of the 30 days before the discount; null if there is none. Formatted, like `lowest`. */
  prior: string | null;
  lowest: string;
  highest: string;
}

/** Explains the struck-through price; otherwise says that the product is new, or how far the price ranged. */
export function priceSentence({ since, isYoung, reducedSince, prior, lowest, highest }: PriceFacts): string {
  if (prior !== null && reducedSince !== null) return t.lowestPriceInDaysBefore({ prior, day: dayText(reducedSince) });
  if (isYoung) return t.newInOurShop({ day: dayText(since), lowest });
  return lowest === highest ? t.priceHasBeenSameForLast : t.overLastDaysPrice({ lowest, highest });
}
