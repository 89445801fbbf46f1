import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { gaugePercent, heatOf, maxTemp, minTemp, scoreText } from '../../web/offers/temperature.ts';

test('[F64] the gauge is limited to ±10 degrees, the displayed score is not', () => {
  expect([maxTemp, minTemp]).toEqual([10, -10]);
  const cases: [score: number, percent: number, text: string][] = [
    [0, 0, '0'],
    [1, 10, '1'],
    [7, 70, '7'],
    [10, 100, '10'],
    [11, 100, '11'],
    [412, 100, '412'],
    [-1, 10, '−1'],
    [-10, 100, '−10'],
    [-57, 100, '−57'],
  ];
  for (const [score, percent, text] of cases) {
    expect([gaugePercent(score), scoreText(score)], String(score)).toEqual([percent, text]);
  }
});

test('[F64] the gauge is between 0 and 100%, grows with the distance from zero, and is symmetric', () => {
  assert(
    property(integer({ min: -100_000, max: 100_000 }), (score) => {
      const percent = gaugePercent(score);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(gaugePercent(-score)).toBe(percent);
      expect(gaugePercent(score + Math.sign(score))).toBeGreaterThanOrEqual(percent);
    }),
  );
});

test('[F64] an offer is hot above zero, cold below, and new without a score', () => {
  expect([heatOf(3), heatOf(-3), heatOf(0), heatOf(null)]).toEqual(['hot', 'cold', 'mild', 'new']);
});
