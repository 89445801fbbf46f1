import { expect, test } from 'vitest';
import { mergeSummary, type MergedCounts } from '../../web/accounts/mergeSummary.ts';

test.each<[MergedCounts, string | null]>([
  [{ cart: 0, cartLeftOut: 0, compared: 0, wished: 0 }, null],
  [{ cart: 1, cartLeftOut: 0, compared: 0, wished: 0 }, '1 item added to your cart.'],
  [{ cart: 0, cartLeftOut: 0, compared: 0, wished: 2 }, '2 items added to your wishlist.'],
  [{ cart: 0, cartLeftOut: 0, compared: 3, wished: 0 }, '3 items added to your comparison.'],
  [{ cart: 1, cartLeftOut: 0, compared: 0, wished: 1 }, '2 items added: 1 to your cart, 1 to your wishlist.'],
  [{ cart: 2, cartLeftOut: 0, compared: 1, wished: 4 }, '7 items added: 2 to your cart, 1 to your comparison, 4 to your wishlist.'],
  [
    { cart: 1, cartLeftOut: 2, compared: 0, wished: 0 },
    '1 item added to your cart. We couldn’t add the full quantity of 2 items from your earlier cart: your cart is full, or there isn’t enough stock.',
  ],
])('[F87] %j is displayed as %j', (counts, words) => {
  expect(mergeSummary(counts)).toBe(words);
});
