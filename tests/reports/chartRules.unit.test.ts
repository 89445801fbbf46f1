import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceTicks } from '../../admin/kit/chart/chartRules.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [12_370, [0, 5_000, 10_000, 15_000]],
])('an axis up to %i has the ticks %j', (largest, ticks) => {
  expect(niceTicks(largest)).toEqual(ticks);
});

test('an axis has whole ticks, at most five steps, and includes the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (largest) => {
      const ticks = niceTicks(largest);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    }),
  );
});
