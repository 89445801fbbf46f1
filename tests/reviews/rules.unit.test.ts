import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, percentOf, shareOf, statusWhenWritten } from '../../server/engagement/reviews/rules.ts';

describe('[F67] review numbers', () => {
  it('are averaged in hundredths of a point', () => {
    expect([averageOf([8]), averageOf([8, 9]), averageOf([8, 9, 9]), averageOf([1]), averageOf([10, 10])]).toEqual([
      800, 850, 867, 100, 1_000,
    ]);
  });

  it('are between the lowest and the highest score', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 }), (points) => {
        const average = averageOf(points);
        expect(average).toBeGreaterThanOrEqual(Math.min(...points) * 100);
        expect(average).toBeLessThanOrEqual(Math.max(...points) * 100);
        expect(percentOf(average)).toBeGreaterThanOrEqual(10);
        expect(percentOf(average)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('[F62] are rounded to whole percent', () => {
    expect([percentOf(0), percentOf(734), percentOf(735), percentOf(1_000)]).toEqual([0, 73, 74, 100]);
    expect([shareOf(1, 3), shareOf(2, 3), shareOf(0, 3), shareOf(3, 3), shareOf(0, 0)]).toEqual([33, 67, 0, 100, 0]);
  });

  it.each([
    [true, true, 'APPROVED'],
    [true, false, 'APPROVED'],
    [false, true, 'PENDING'],
    [false, false, 'APPROVED'],
  ] as const)('set the initial status: verified buyer %s, approval needed %s: %s', (isVerifiedBuyer, needsApproval, status) => {
    expect(statusWhenWritten({ isVerifiedBuyer, needsApproval })).toBe(status);
  });
});
