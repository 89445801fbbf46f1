import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failuresAfter, hashesOf, waitBeforeNext } from '../../web/live/liveRules.ts';

// When a page reconnects, and which messages it understands.

test('the retry delay doubles from two seconds to five minutes, minus up to half as jitter', () => {
  expect([1, 2, 3, 4].map((failures) => waitBeforeNext(failures, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(waitBeforeNext(1, 0)).toBe(1_000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const wait = waitBeforeNext(failures, chance);
      expect(wait).toBeGreaterThanOrEqual(1_000);
      expect(wait).toBeLessThanOrEqual(300_000);
    }),
  );
});

test('a stream that lasted a minute resets the failure count', () => {
  expect(failuresAfter(0, 10)).toBe(1);
  expect(failuresAfter(3, 59_999)).toBe(4);
  expect(failuresAfter(3, 60_000)).toBe(1);
});

test('an event contains both hashes', () => {
  const event = { data: { viewerChanged: { cartHash: 'ff', listsHash: '' } }, extensions: { cost: 3 } };
  expect(hashesOf(JSON.stringify(event))).toEqual({ cart: 'ff', lists: '' });
});

test.each([
  '',
  'null',
  '{}',
  '{"data":null}',
  '{"data":{"viewerChanged":null}}',
  '{"data":{"viewerChanged":{"cartHash":"ff"}}}',
  '{"data":{"viewerChanged":{"cartHash":1,"listsHash":2}}}',
  '{"errors":[{"message":"x"}]}',
  '{"data":',
  undefined,
])('the malformed event %j is ignored', (text) => {
  expect(hashesOf(text)).toBeNull();
});
