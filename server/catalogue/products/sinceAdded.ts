// What has changed about a product since somebody put it on a list: pure rules for comparison and wishlist.

export interface PriceChangeFacts {
  fromMinor: number;
  toMinor: number;
}

export type AvailabilityChange = 'CAME_BACK' | 'SOLD_OUT';

/** What was known of a product when it was put on a list, and what is known now. Not `then`: it would pass for a promise. */
export interface SinceAdded {
  before: { priceMinor: number; isAvailable: boolean };
  now: { priceMinor: number; isAvailable: boolean };
}

/** Null when the price is the same, or when the product had or has none. */
export function priceChangeOf({ before, now }: SinceAdded): PriceChangeFacts | null {
  if (before.priceMinor === now.priceMinor || before.priceMinor === 0 || now.priceMinor === 0) return null;
  return { fromMinor: before.priceMinor, toMinor: now.priceMinor };
}

/** Null when it can still be had, or still cannot. */
export function availabilityChangeOf({ before, now }: SinceAdded): AvailabilityChange | null {
  if (before.isAvailable === now.isAvailable) return null;
  return now.isAvailable ? 'CAME_BACK' : 'SOLD_OUT';
}
