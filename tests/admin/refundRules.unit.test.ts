import { expect, test } from 'vitest';
import { startOfDay } from '../../admin/orders/orderDays.ts';
import { amountOf, chosenLines, piecesFault } from '../../admin/orders/refundRules.ts';

test.each([
  ['12.50', 1_250],
  ['12,5', 1_250],
  [' 7 ', 700],
  ['0.01', 1],
  ['', null],
])('the amount %j is %j', (text, minor) => {
  expect(amountOf(text)).toBe(minor);
});

test.each(['12.505', '-1', '1e3', 'ten', '1.000,00', '.5'])('%j is no amount', (text) => {
  expect(amountOf(text)).toBeNaN();
});

test('lines of which nothing was chosen are left out', () => {
  expect(chosenLines({ a: '0', b: '2', c: '', d: '-1', e: 'x' })).toEqual([{ lineId: 'b', quantity: 2 }]);
});

test.each(['1.5', '-1', 'x', '1e2', '1234567'])('%j is no number of pieces', (text) => {
  expect(piecesFault(text)).toBe('Enter a whole number of pieces.');
});

test.each(['', '0', ' 3 '])('%j pieces can be paid back', (text) => {
  expect(piecesFault(text)).toBeUndefined();
});

test('a day begins at midnight where the browser is, and what is no day is none', () => {
  expect(startOfDay('2026-03-04')).toBe(new Date(2026, 2, 4).toISOString());
  expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
  expect([startOfDay(null), startOfDay('4.3.2026')]).toEqual([null, null]);
});
