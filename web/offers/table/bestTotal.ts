/** What is compared of an offer. Amounts in minor units. */
export interface ComparedOffer {
  id: string;
  /** Price and, as far as it is known, shipping; null when it has no price. */
  total: number | null;
  isShippingKnown: boolean;
  canBeHad: boolean;
}

/**
 * The offer that certainly costs least, delivery included. Nothing is said where a total that nobody knows may be lower, where nothing
 * is compared with anything, and where two cost the same.
 * @returns its id; null when there is no such offer
 */
export function bestTotal(offers: readonly ComparedOffer[]): string | null {
  const priced = offers.filter(({ total, canBeHad }) => total !== null && canBeHad);
  if (priced.length < 2) return null;
  // What is known of a total is the least that it can be.
  const [best, next] = priced.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0) || Number(a.isShippingKnown) - Number(b.isShippingKnown));
  return best?.isShippingKnown && best.total !== next?.total ? best.id : null;
}
