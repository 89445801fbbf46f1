import { expect, test } from 'vitest';
import { heartStep, type HeartFacts, type HeartStep } from '../../web/wishlist/heartRule.ts';
import { shownCount } from '../../web/wishlist/shownCount.ts';
import { isOutOfStep } from '../../web/wishlist/shownWishes.ts';
import { availabilityChangeText, priceChangeText } from '../../web/wishlist/changeTexts.ts';
import { readWishlistForm } from '../../web/wishlist/wishlistForm.ts';

// The effect of a click on a heart, and the texts and input of the wishlist page.

const wished: HeartFacts = { mayWish: true, isWished: true, isAddedOnPage: false, linksWished: true, isFavouritesPage: false };

test.each<[string, Partial<HeartFacts>, HeartStep]>([
  ['[F88] a product that isn’t on the wishlist is added', { isWished: false }, 'add'],
  ['[F88] a product is added on the wishlist page too', { isWished: false, isFavouritesPage: true }, 'add'],
  ['[F89] a product added earlier leads to the wishlist', {}, 'open wishlist'],
  ['[F90] a product added on this page is removed', { isAddedOnPage: true }, 'remove'],
  ['[F90] any product is removed on the wishlist page', { isFavouritesPage: true }, 'remove'],
  ['[F90] any product is removed if filled hearts aren’t links', { linksWished: false }, 'remove'],
  ['[F91] a visitor who may not use the wishlist is rejected', { mayWish: false, isWished: false }, 'refuse'],
  ['[F91] a visitor who may no longer use the wishlist is rejected on its page too', { mayWish: false, isFavouritesPage: true }, 'refuse'],
])('%s', (_title, facts, step) => {
  expect(heartStep({ ...wished, ...facts })).toBe(step);
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [999, '999'],
  [1_000, '999+'],
])('[F88] the count %d is shown as “%s”', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test.each<[string, number[], number[], boolean, boolean]>([
  ['not if all of it is shown', [3, 2, 1], [3, 2, 1], true, false],
  ['not if its beginning is shown', [3, 2, 1], [3, 2], false, false],
  ['if a new item is missing', [4, 3, 2, 1], [3, 2], false, true],
  ['if a restored item is missing', [3, 2, 1], [3, 1], false, true],
  ['if its end is missing', [3, 2, 1], [3, 2], true, true],
  ['not if it is empty', [], [], true, false],
])('[F94] a list is reloaded if it differs from the stored list: %s', (_title, ids, shown, isWhole, isOld) => {
  expect(isOutOfStep(ids, shown, isWhole)).toBe(isOld);
});

test('[F94] price and stock changes since adding are described in words, without a sign', () => {
  expect(priceChangeText('-€10.00', true)).toBe('€10.00 less than when you added it');
  expect(priceChangeText('−€10.00', true)).toBe('€10.00 less than when you added it');
  expect(priceChangeText('€2.50', false)).toBe('€2.50 more than when you added it');
  expect(availabilityChangeText('CAME_BACK')).toBe('Back in stock');
  expect(availabilityChangeText('SOLD_OUT')).toBe('Sold out since you added it');
  expect(availabilityChangeText(null)).toBeNull();
  expect(availabilityChangeText('SOMETHING_NEW')).toBeNull();
});

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('forms of hearts and of the wishlist page are recognized by their buttons', () => {
  expect(readWishlistForm(form([['add', 'p1']]))).toEqual({ intent: 'add', productId: 'p1' });
  expect(readWishlistForm(form([['remove', 'p1']]))).toEqual({ intent: 'remove', productId: 'p1' });
  expect(readWishlistForm(form([['share', 'on']]))).toEqual({ intent: 'share', isShared: true });
  expect(readWishlistForm(form([['mails', 'off']]))).toEqual({ intent: 'mails', mailsChanges: false });
  const all = form([
    ['all', 'p1'],
    ['all', 'p2'],
  ]);
  expect(readWishlistForm(all)).toEqual({ intent: 'addAll', productIds: ['p1', 'p2'] });
  for (const fields of [[], [['share', 'perhaps']], [['other', 'p1']]] as [string, string][][]) {
    expect(readWishlistForm(form(fields))).toBeNull();
  }
});
