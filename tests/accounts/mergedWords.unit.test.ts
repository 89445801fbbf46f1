import { expect, test } from 'vitest';
import { mergedWords, type MergedCounts } from '../../web/accounts/mergedWords.ts';

test.each<[MergedCounts, string | null]>([
  [{ cart: 0, compared: 0, wished: 0 }, null],
  [{ cart: 1, compared: 0, wished: 0 }, '1 item merged, in your cart.'],
  [{ cart: 0, compared: 0, wished: 2 }, '2 items merged, on your wishlist.'],
  [{ cart: 0, compared: 3, wished: 0 }, '3 items merged, to compare.'],
  [{ cart: 1, compared: 0, wished: 1 }, '2 items merged: 1 in your cart, 1 on your wishlist.'],
  [{ cart: 2, compared: 1, wished: 4 }, '7 items merged: 2 in your cart, 1 to compare, 4 on your wishlist.'],
])('[F87] %j is displayed as %j', (counts, words) => {
  expect(mergedWords(counts)).toBe(words);
});
