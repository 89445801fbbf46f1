/** What has become of a product since it was put on the list. */
export interface SinceAdded {
  readonly priceChange: { readonly isLower: boolean; readonly difference: { readonly formatted: string } } | null | undefined;
  readonly availabilityChange: string | null | undefined;
}

export interface SinceAddedWord {
  text: string;
  isGood: boolean;
}

/** What is said of it to somebody who comes back, the more important first; nothing when all is as it was. */
export function sinceAddedWords({ priceChange, availabilityChange }: SinceAdded): SinceAddedWord[] {
  const words: SinceAddedWord[] = [];
  if (availabilityChange === 'SOLD_OUT') words.push({ text: 'Sold out', isGood: false });
  if (availabilityChange === 'CAME_BACK') words.push({ text: 'Back in stock', isGood: true });
  if (priceChange) {
    const { isLower, difference } = priceChange;
    const amount = difference.formatted.replace(/^[-−]/, '');
    words.push({ text: `${amount} ${isLower ? 'less' : 'more'} than when you added it`, isGood: isLower });
  }
  return words;
}
