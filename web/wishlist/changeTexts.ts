import * as t from './__generated__/messages.ts';

/**
 * How a price has changed since its product was added. The direction is in the words, so the amount has no sign.
 * @param difference signed, as the server formats it
 */
export function priceChangeText(difference: string, isLower: boolean): string {
  const amount = difference.replace(/^[-−–]\s*/, '');
  return isLower ? t.lessThanWhenYouAddedIt({ amount }) : t.moreThanWhenYouAddedIt({ amount });
}

/** @param change as the server names it; null if nothing has changed, and for values of newer servers */
export function availabilityChangeText(change: string | null | undefined): string | null {
  if (change === 'CAME_BACK') return t.backInStock;
  return change === 'SOLD_OUT' ? t.soldOutSinceYouAddedIt : null;
}
