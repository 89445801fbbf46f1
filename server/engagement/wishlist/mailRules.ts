// Pure rules for the content of wishlist emails. The owner knows the price and availability from the day the product was added or from the
// last email. A higher price or a sold-out product is not worth an email, but becomes the baseline for the next comparison.

/** Minimum time between two emails about a wishlist. */
export const mailIntervalMs = 24 * 60 * 60 * 1_000;

/** Returns whether the next email about a wishlist is due. */
export function isMailDue(mailedAt: Date | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= mailIntervalMs;
}

/** A wishlist item's current state and the state last communicated to its owner. A price of 0 means no price. */
export interface NotifiedItem {
  priceMinor: number;
  isAvailable: boolean;
  toldPriceMinor: number;
  toldAvailable: boolean;
}

/** A change worth an email. */
export interface WishlistChange {
  /** The price that the owner knows, if the current price is lower; otherwise null. */
  fromMinor: number | null;
  isBack: boolean;
}

/** Returns what to email about an item; null for nothing. An unavailable product is not worth an email, however cheap. */
export function changeToNotify({ priceMinor, isAvailable, toldPriceMinor, toldAvailable }: NotifiedItem): WishlistChange | null {
  if (!isAvailable) return null;
  const isLower = priceMinor > 0 && priceMinor < toldPriceMinor;
  const isBack = !toldAvailable;
  return isLower || isBack ? { fromMinor: isLower ? toldPriceMinor : null, isBack } : null;
}

/** Returns the new baseline of an item, depending on whether an email about all changes is sent. */
export function notifiedStateAfter(wish: NotifiedItem, isMailed: boolean): Pick<NotifiedItem, 'toldPriceMinor' | 'toldAvailable'> {
  const { priceMinor, isAvailable, toldPriceMinor, toldAvailable } = wish;
  const hasRisen = priceMinor > toldPriceMinor;
  const isNotified = isMailed && changeToNotify(wish) !== null;
  return {
    toldPriceMinor: priceMinor > 0 && (isNotified || hasRisen) ? priceMinor : toldPriceMinor,
    toldAvailable: isNotified ? isAvailable : toldAvailable && isAvailable,
  };
}
