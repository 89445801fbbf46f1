import { expect, test } from 'vitest';
import { heartStep, type HeartFacts, type HeartStep } from '../../web/wishlist/heartRule.ts';
import { shownCount } from '../../web/wishlist/shownCount.ts';
import { isOutOfStep } from '../../web/wishlist/shownWishes.ts';
import { availabilityWords, priceChangeWords } from '../../web/wishlist/sinceAddedWords.ts';
import { readWishlistForm } from '../../web/wishlist/wishlistForm.ts';

// The effect of a click on a heart, and the texts and input of the favourites page.

const wished: HeartFacts = { mayWish: true, isWished: true, isWishedHere: false, linksWished: true, isFavouritesPage: false };

test.each<[string, Partial<HeartFacts>, HeartStep]>([
  ['[F88] what is not wished for is added', { isWished: false }, 'add'],
  ['[F88] on the favourites page too', { isWished: false, isFavouritesPage: true }, 'add'],
  ['[F89] what was wished for before leads to the wishlist', {}, 'open wishlist'],
  ['[F90] what was wished for on this page is taken off', { isWishedHere: true }, 'remove'],
  ['[F90] on the favourites page everything is taken off', { isFavouritesPage: true }, 'remove'],
  ['[F90] in a shop whose hearts do not lead anywhere everything is taken off', { linksWished: false }, 'remove'],
  ['[F91] who may not wish is refused', { mayWish: false, isWished: false }, 'refuse'],
  ['[F91] who may not wish any more too', { mayWish: false, isFavouritesPage: true }, 'refuse'],
])('%s', (_title, facts, step) => {
  expect(heartStep({ ...wished, ...facts })).toBe(step);
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [999, '999'],
  [1_000, '999+'],
])('[F88] a count of %d is shown as “%s”', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test.each<[string, number[], number[], boolean, boolean]>([
  ['all of it is shown', [3, 2, 1], [3, 2, 1], true, false],
  ['its beginning is shown', [3, 2, 1], [3, 2], false, false],
  ['something new is missing', [4, 3, 2, 1], [3, 2], false, true],
  ['something that came back is missing', [3, 2, 1], [3, 1], false, true],
  ['its end is missing', [3, 2, 1], [3, 2], true, true],
  ['nothing is wished for', [], [], true, false],
])('[F94] a list is asked for again when it differs from the record: %s', (_title, ids, shown, isWhole, isOld) => {
  expect(isOutOfStep(ids, shown, isWhole)).toBe(isOld);
});

test('[F94] what has changed since something was added is said in words, without a sign', () => {
  expect(priceChangeWords('-€10.00', true)).toBe('€10.00 less than when you added it');
  expect(priceChangeWords('−€10.00', true)).toBe('€10.00 less than when you added it');
  expect(priceChangeWords('€2.50', false)).toBe('€2.50 more than when you added it');
  expect(availabilityWords('CAME_BACK')).toBe('Back in stock');
  expect(availabilityWords('SOLD_OUT')).toBe('Sold out since you added it');
  expect(availabilityWords(null)).toBeNull();
  expect(availabilityWords('SOMETHING_NEW')).toBeNull();
});

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('the forms of hearts and of the favourites page are known by their buttons', () => {
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
