// Changes of a product since it was added to a list: pure rules for compare list and wishlist.

export interface PriceChangeFacts {
  fromMinor: number;
  toMinor: number;
}

export type AvailabilityChange = 'CAME_BACK' | 'SOLD_OUT';

/** Product data when it was added to a list, and now. Not named `then`: the object would be treated as a promise. */
export interface SinceAdded {
  before: { priceMinor: number; isAvailable: boolean };
  now: { priceMinor: number; isAvailable: boolean };
}

/** Null when the price is unchanged, or when the product had or has no price. */
export function priceChangeOf({ before, now }: SinceAdded): PriceChangeFacts | null {
  if (before.priceMinor === now.priceMinor || before.priceMinor === 0 || now.priceMinor === 0) return null;
  return { fromMinor: before.priceMinor, toMinor: now.priceMinor };
}

/** Null when availability is unchanged. */
export function availabilityChangeOf({ before, now }: SinceAdded): AvailabilityChange | null {
  if (before.isAvailable === now.isAvailable) return null;
  return now.isAvailable ? 'CAME_BACK' : 'SOLD_OUT';
}
