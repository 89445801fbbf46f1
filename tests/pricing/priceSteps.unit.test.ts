import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSteps } from '../../web/pricing/history/priceSteps.ts';
import { instantTexts, priceSentence, type PriceFacts } from '../../web/pricing/history/priceTexts.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

test('[F12] the chart has a step per price, and marks the latest lowest and highest price', () => {
  const points = [
    { at: at(0), amount: 1000 },
    { at: at(50), amount: 700 },
    { at: at(60), amount: 1000 },
    { at: at(80), amount: 900 },
  ];
  const course = priceSteps(points, at(100));
  expect(course?.steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 50],
    [50, 60],
    [60, 80],
    [80, 100],
  ]);
  expect(course?.steps.map(({ y }) => y)).toEqual([12, 78, 12, 34]);
  expect(course?.marks).toEqual([
    { kind: 'lowest', x: 55, y: 78 },
    { kind: 'highest', x: 70, y: 12 },
    { kind: 'now', x: 100, y: 34 },
  ]);
});

test('a constant price is in the middle, the current price has one mark, and too short a period has no chart', () => {
  expect(priceSteps([{ at: at(0), amount: 5 }], at(90))).toEqual({
    steps: [{ from: 0, to: 100, y: 45 }],
    marks: [{ kind: 'now', x: 100, y: 45 }],
  });
  const reduced = priceSteps(
    [
      { at: at(0), amount: 5 },
      { at: at(80), amount: 4 },
    ],
    at(90),
  );
  expect(reduced?.marks.map(({ kind }) => kind)).toEqual(['highest', 'now']);
  expect(priceSteps([{ at: at(0), amount: 5 }], new Date(Date.parse(at(1)) - 1).toISOString())).toBeNull();
  expect(priceSteps([], at(1))).toBeNull();
});

test('[F12] all steps are within the chart and connected', () => {
  const courses = fc
    .uniqueArray(fc.integer({ min: 0, max: 89 }), { minLength: 1, maxLength: 30 })
    .chain((days) =>
      fc.tuple(
        fc.constant(days.toSorted((a, b) => a - b)),
        fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: days.length, maxLength: days.length }),
      ),
    );
  fc.assert(
    fc.property(courses, ([days, amounts]) => {
      const course = priceSteps(
        days.map((day, index) => ({ at: at(day), amount: amounts[index] ?? 0 })),
        at(90),
      );
      const steps = course?.steps ?? [];
      expect(steps[0]?.from).toBe(0);
      expect(steps.at(-1)?.to).toBe(100);
      for (const [index, { from, to, y }] of steps.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        expect(steps[index + 1]?.from ?? 100).toBe(to);
        expect(y).toBeGreaterThanOrEqual(12);
        expect(y).toBeLessThanOrEqual(78);
      }
    }),
  );
});

const facts: PriceFacts = { since: at(0), isYoung: false, reducedSince: null, prior: null, lowest: '€8.00', highest: '€10.00' };

test.each<[string, Partial<PriceFacts>]>([
  ['Lowest price in the 30 days before the reduction: €10.00. Reduced since 10 February 2026.', { prior: '€10.00', reducedSince: at(40) }],
  ['New in our shop since 1 January 2026. Lowest price since then: €8.00.', { isYoung: true }],
  ['Over the last 90 days, the price ranged from €8.00 to €10.00.', {}],
  ['The price has been the same for the last 90 days.', { highest: '€8.00' }],
])('[F12] the summary reads: %s', (words, more) => {
  expect(priceSentence({ ...facts, ...more })).toBe(words);
});

test('the time is included for prices that changed on the same day', () => {
  expect(instantTexts(['2026-01-01T00:00:00.000Z', '2026-01-02T08:05:00.000Z', '2026-01-02T17:30:00.000Z'])).toEqual([
    '1 January 2026',
    '2 January 2026, 08:05',
    '2 January 2026, 17:30',
  ]);
});
