import * as t from './__generated__/messages.ts';

/** Changes of a product since it was added to the list. */
export interface SinceAdded {
  readonly priceChange: { readonly isLower: boolean; readonly difference: { readonly formatted: string } } | null | undefined;
  readonly availabilityChange: string | null | undefined;
}

export interface SinceAddedLabel {
  text: string;
  isGood: boolean;
}

/** Returns the changes in words for a returning visitor, most important first; empty if nothing has changed. */
export function sinceAddedLabels({ priceChange, availabilityChange }: SinceAdded): SinceAddedLabel[] {
  const words: SinceAddedLabel[] = [];
  if (availabilityChange === 'SOLD_OUT') words.push({ text: t.soldOut, isGood: false });
  if (availabilityChange === 'CAME_BACK') words.push({ text: t.backInStock, isGood: true });
  if (priceChange) {
    const { isLower, difference } = priceChange;
    const amount = difference.formatted.replace(/^[-−]/, '');
    words.push({ text: isLower ? t.lessThanWhenYouAddedIt({ amount }) : t.moreThanWhenYouAddedIt({ amount }), isGood: isLower });
  }
  return words;
}
