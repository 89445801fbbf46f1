// The scale of the price filter's bars and handles. It is logarithmic: most shops have many inexpensive products and a few expensive ones.

export type Side = 'min' | 'max';

/** Positions of a handle: from 0 for the lowest price to this for the highest. */
export const lastPosition = 64;

const ends = { min: 0, max: lastPosition };

export interface PriceScale {
  /** In cents. */
  minPrice: number;
  maxPrice: number;
}

/** The amount at a part of the range from 0 to 1, in cents, as the server counts products: each part ends at the same multiple of its beginning. */
export function amountAt({ minPrice, maxPrice }: PriceScale, part: number): number {
  const lowest = Math.max(minPrice, 1);
  return lowest * ((maxPrice + 1) / lowest) ** part;
}

/** Amounts are rounded to whole euros, unless the whole range is only a few. */
function roundedTo({ minPrice, maxPrice }: PriceScale): number {
  const range = maxPrice - minPrice;
  return range >= 2_000 ? 100 : range >= 200 ? 10 : 1;
}

/** The rounded amount at a handle's position, in cents; null at the range's end: no bound. */
export function boundAt(scale: PriceScale, position: number, side: Side): number | null {
  if (position === ends[side]) return null;
  const unit = roundedTo(scale);
  const units = amountAt(scale, position / lastPosition) / unit;
  return (side === 'min' ? Math.floor(units) : Math.ceil(units)) * unit;
}

/** The position of the handle for a bound in cents. */
export function positionOf(scale: PriceScale, bound: number | null, side: Side): number {
  if (bound === null) return ends[side];
  const lowest = Math.max(scale.minPrice, 1);
  const part = Math.log(Math.max(bound, 1) / lowest) / Math.log((scale.maxPrice + 1) / lowest);
  return Math.min(Math.max(Math.round(part * lastPosition), 0), lastPosition);
}
