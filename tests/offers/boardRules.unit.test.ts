import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { boardMessage, followedOf, misses, maxFollowedOffers } from '../../web/offers/board/boardRules.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `offer-${from + index}`);

test('up to the maximum, all offers are followed in page order', () => {
  expect(followedOf(ids(1, 50), [], new Set())).toEqual(ids(1, 50));
  expect(followedOf([], [], new Set())).toEqual([]);
});

test('above the maximum, visible offers come first, then recently seen, then recently loaded', () => {
  const followed = followedOf(ids(1, 80), [...ids(70, 72), 'offer-5', 'offer-2', 'offer-1'], new Set(['offer-1', 'offer-2']));
  expect(followed.slice(0, 7)).toEqual(['offer-1', 'offer-2', 'offer-5', 'offer-72', 'offer-71', 'offer-70', 'offer-80']);
  expect(followed).toHaveLength(maxFollowedOffers);
  expect(misses(followed, new Set(['offer-1', 'offer-80']))).toBe(false);
  expect(misses(followed, new Set(['offer-6']))).toBe(true);
});

test('followed offers are unique, at most the maximum, and include all visible ones', () => {
  const numbers = uniqueArray(integer({ min: 1, max: 120 }), { maxLength: 30 });
  assert(
    property(integer({ min: 0, max: 120 }), numbers, numbers, (count, seen, inSight) => {
      const shown = ids(1, count);
      const visible = new Set(inSight.map((number) => `offer-${number}`).filter((id) => shown.includes(id)));
      const seenIds = [...seen.map((number) => `offer-${number}`), ...visible];
      const followed = followedOf(shown, seenIds, visible);
      expect(followed.length).toBe(Math.min(count, maxFollowedOffers));
      expect(new Set(followed).size).toBe(followed.length);
      expect(followed.every((id) => shown.includes(id))).toBe(true);
      expect(misses(followed, visible)).toBe(false);
    }),
  );
});

test('boardMessage parses a valid message and returns null for any other', () => {
  const message = { offersChanged: { serverTime: '2026-11-21T12:00:00.000Z', offers: [{ id: 'a', score: 3 }] } };
  expect(boardMessage(JSON.stringify({ data: message }))).toEqual(message);
  const others = [
    '',
    'null',
    '{}',
    '{"data":null}',
    '{"data":{"offersChanged":null}}',
    '{"errors":[{"message":"No"}]}',
    JSON.stringify({ data: { offersChanged: { serverTime: 5, offers: [] } } }),
    JSON.stringify({ data: { offersChanged: { serverTime: '2026', offers: [null] } } }),
  ];
  expect(others.map(boardMessage)).toEqual(others.map(() => null));
});
