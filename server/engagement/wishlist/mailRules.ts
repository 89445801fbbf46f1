// What a wishlist's mails tell: pure rules. The owner knows a price and whether the thing can be had, from the day of its adding or
// from the last mail. What becomes dearer or sells out is no news to write about; it is what the next news are measured by.

/** A mail about a list goes out at most once in so long. */
export const mailEveryMs = 24 * 60 * 60 * 1_000;

/** Whether a list that was last written about then may be written about now. */
export function isMailDue(mailedAt: Date | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= mailEveryMs;
}

/** A wished product as it is, and as its owner was told. A price of 0 says that there is none. */
export interface ToldWish {
  priceMinor: number;
  isAvailable: boolean;
  toldPriceMinor: number;
  toldAvailable: boolean;
}

/** What is new and worth a mail. */
export interface WishNews {
  /** The price that the owner knows, when it is lower now. */
  fromMinor: number | null;
  isBack: boolean;
}

/** What to write about a wish; null for nothing. What cannot be had is no news, however cheap it has become. */
export function newsOf({ priceMinor, isAvailable, toldPriceMinor, toldAvailable }: ToldWish): WishNews | null {
  if (!isAvailable) return null;
  const isLower = priceMinor > 0 && priceMinor < toldPriceMinor;
  const isBack = !toldAvailable;
  return isLower || isBack ? { fromMinor: isLower ? toldPriceMinor : null, isBack } : null;
}

/** What the owner counts as told from now on, with a mail about all news or without one. */
export function toldAfter(wish: ToldWish, isMailed: boolean): Pick<ToldWish, 'toldPriceMinor' | 'toldAvailable'> {
  const { priceMinor, isAvailable, toldPriceMinor, toldAvailable } = wish;
  const hasRisen = priceMinor > toldPriceMinor;
  const isTold = isMailed && newsOf(wish) !== null;
  return {
    toldPriceMinor: priceMinor > 0 && (isTold || hasRisen) ? priceMinor : toldPriceMinor,
    toldAvailable: isTold ? isAvailable : toldAvailable && isAvailable,
  };
}
