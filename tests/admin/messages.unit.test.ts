import { expect, test } from 'vitest';
import { emptyProductWarning } from '../../admin/products/emptyProduct.ts';
import { blankStep, zoneSchema } from '../../admin/shipping/zoneValues.ts';
import { integerProblem } from '../../admin/kit/form/amounts.ts';
import { linesFault } from '../../admin/orders/refundRules.ts';

test.each([
  ['ten', 'Enter a whole number.'],
  ['1.5', 'Enter a whole number.'],
  ['99999999999', 'Enter a number with at most nine digits.'],
  [' -9999999999 ', 'Enter a number with at most nine digits.'],
])('integerProblem explains what is wrong with %j', (text, fault) => {
  expect(integerProblem(text)).toBe(fault);
});

test('a weight with too many digits is reported with the limit', () => {
  const rates = [{ ...blankStep, priceMinor: '5', minWeightGrams: '99999999999', maxWeightGrams: 'heavy' }];
  const issues = zoneSchema.safeParse({ name: 'Home', countries: [], rates }).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rates.0.minWeightGrams', 'Enter a number with at most nine digits.'],
    ['rates.0.maxWeightGrams', 'Enter a whole number.'],
  ]);
});

test('linesFault returns the error of any refund line', () => {
  expect(linesFault({})).toBeNull();
  expect(linesFault({ amount: 'Too much.', reason: 'Too long.' })).toBeNull();
  expect(linesFault({ lines: 'List each line only once.' })).toBe('List each line only once.');
  expect(linesFault({ 'lines.1.quantity': 'At most 1 of “Cup” can still be refunded.' })).toMatch(/^At most 1/);
});

test('a published product without anything to buy has a warning', () => {
  const contents = { type: 'SIMPLE', status: 'PUBLISHED', grouped: [], variations: [] };
  expect(emptyProductWarning(contents)).toBeNull();
  expect(emptyProductWarning({ ...contents, type: 'GROUPED' })).toMatch(/^The group has no products/);
  expect(emptyProductWarning({ ...contents, type: 'VARIABLE' })).toMatch(/^There are no variations/);
  expect(emptyProductWarning({ ...contents, type: 'GROUPED', status: 'DRAFT' })).toBeNull();
  expect(emptyProductWarning({ ...contents, type: 'GROUPED', grouped: [1] })).toBeNull();
  expect(emptyProductWarning({ ...contents, type: 'VARIABLE', variations: [1] })).toBeNull();
});
