import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeText, goToCompare, isLastRemoval, messageMs, shownGroups } from '../../web/compare/panelRules.ts';
import { sinceAddedLabels } from '../../web/compare/sinceAdded.ts';
import { processedMs } from '../../web/compare/toggleCompare.ts';

test.each([
  [0, '/compare/phones/?compareids=', { step: 'tell', text: 'Please, add items to this compare group or choose not empty group' }],
  [1, '/compare/phones/?compareids=1', { step: 'tell', text: 'Please, add more items to compare' }],
  [2, '/compare/phones/?compareids=1,2', { step: 'go', url: '/compare/phones/?compareids=1,2' }],
  [10, '/compare/phones/?compareids=1', { step: 'go', url: '/compare/phones/?compareids=1' }],
  [2, '', { step: 'stay' }],
  [-1, '', { step: 'tell', text: 'Please, add items to this compare group or choose not empty group' }],
])('[F78] with %i products and the URL %j, the button follows the specification', (count, url, step) => {
  expect(goToCompare(count, url)).toEqual(step);
});

test('[F75, F79] the durations are those of the specification', () => {
  expect({ messageMs, processedMs }).toEqual({ messageMs: 4500, processedMs: 300 });
});

test.each([
  [1, 0, true],
  [0, 0, false],
  [2, 1, false],
  [1, 2, false],
  // The whole list was cleared, on this page or elsewhere.
  [5, 0, true],
])('[F72] a change of the total from %i to %i is the last removal: %s', (before, after, isLast) => {
  expect(isLastRemoval(before, after)).toBe(isLast);
});

test('[F71] the badge shows the total from 1 to 99, then 99+', () => {
  expect([-1, 0, 1, 99, 100, 3_000].map(badgeText)).toEqual(['', '', '1', '99', '99+', '99+']);
});

const phones = { slug: 'phones', name: 'Phones', url: '/compare/phones/', items: [3, 1, 2] };
const bags = { slug: 'bags', name: 'Bags', url: '/compare/bags/', items: [7] };
const itself = (id: number) => id;

test('[F77] a group shows its compared products in order, and links to their comparison', () => {
  expect(shownGroups([phones, bags], [1, 3, 7], itself)).toEqual([
    { ...phones, items: [3, 1], chartUrl: '/compare/phones/?compareids=3,1' },
    { ...bags, chartUrl: '/compare/bags/?compareids=7' },
  ]);
});

test('[F77, F78] a group without compared products has no tab, unless it was emptied while the panel was open', () => {
  expect(shownGroups([phones, bags], [1], itself).map(({ slug }) => slug)).toEqual(['phones']);
  const [empty, one] = [
    { ...bags, items: [], chartUrl: '' },
    { ...phones, items: [1], chartUrl: '/compare/phones/?compareids=1' },
  ];
  expect(shownGroups([phones, bags], [1], itself, [phones, bags])).toEqual([one, empty]);
  // The emptied group stays even if a newer response no longer contains it, also in the first position.
  expect(shownGroups([phones], [1], itself, [bags, phones])).toEqual([empty, one]);
  expect(shownGroups([], [], itself, [bags, phones]).map(({ slug }) => slug)).toEqual(['bags', 'phones']);
});

test('[F77] groups seen before stay, once each, in order', () => {
  const groups = [phones, bags, { slug: 'pans', name: 'Pans', url: '/compare/pans/', items: [9] }];
  const some = fc.subarray(groups);
  fc.assert(
    fc.property(some, some, fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (known, seen, compared) => {
      const slugs = shownGroups(known, compared, itself, seen).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => seen.some((group) => group.slug === slug))).toEqual(seen.map(({ slug }) => slug));
    }),
  );
});

test('[F71] the groups together show each compared product once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (compared) => {
      const shown = shownGroups([phones, bags], compared, itself).flatMap(({ items }) => items);
      expect(shown.toSorted()).toEqual([1, 2, 3, 7].filter((id) => compared.includes(id)));
    }),
  );
});

const change = (isLower: boolean, formatted: string) => ({ isLower, difference: { formatted } });

test.each([
  [null, null, []],
  [change(true, '-€20.00'), null, ['€20.00 less than when you added it']],
  [change(false, '€5.00'), null, ['€5.00 more than when you added it']],
  [null, 'SOLD_OUT', ['Out of stock']],
  [null, 'CAME_BACK', ['Back in stock']],
  [change(true, '-€20.00'), 'CAME_BACK', ['Back in stock', '€20.00 less than when you added it']],
  [null, '%future added value', []],
])('[F77] a price change of %j and an availability change of %j give %j', (priceChange, availabilityChange, words) => {
  expect(sinceAddedLabels({ priceChange, availabilityChange }).map(({ text }) => text)).toEqual(words);
});
