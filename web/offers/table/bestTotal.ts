/** The compared data of an offer. Amounts in minor units. */
export interface ComparedOffer {
  id: string;
  /** Price plus shipping if known; null without a price. */
  total: number | null;
  isShippingKnown: boolean;
  canBeHad: boolean;
}

/**
 * The offer with certainly the lowest total, shipping included. There is none if a total with unknown shipping may be lower, if there is
 * only one offer, or if two cost the same.
 * @returns its id; null if there is no such offer
 */
export function bestTotal(offers: readonly ComparedOffer[]): string | null {
  const priced = offers.filter(({ total, canBeHad }) => total !== null && canBeHad);
  if (priced.length < 2) return null;
  // Without shipping, a total is the least that it can be.
  const [best, next] = priced.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0) || Number(a.isShippingKnown) - Number(b.isShippingKnown));
  return best?.isShippingKnown && best.total !== next?.total ? best.id : null;
}
