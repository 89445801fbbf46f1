import { expect, test } from 'vitest';
import { startOfDay } from '../../admin/kit/table/listUrl.ts';
import { amountOf, chosenLines, piecesFault, piecesMinor } from '../../admin/orders/refundRules.ts';
import { lineRefundMinor } from '../../server/commerce/taxes/lineRefund.ts';

test.each([
  ['12.50', 1_250],
  ['12,5', 1_250],
  [' 7 ', 700],
  ['0.01', 1],
  ['', null],
])('the amount %j is %j', (text, minor) => {
  expect(amountOf(text)).toBe(minor);
});

test.each(['12.505', '-1', '1e3', 'ten', '1.000,00', '.5'])('%j is not an amount', (text) => {
  expect(amountOf(text)).toBeNaN();
});

test('chosenLines omits lines without a quantity', () => {
  expect(chosenLines({ a: '0', b: '2', c: '', d: '-1', e: 'x' })).toEqual([{ lineId: 'b', quantity: 2 }]);
});

test.each(['1.5', '-1', 'x', '1e2', '1234567'])('%j is not a quantity', (text) => {
  expect(piecesFault(text)).toBe('Enter a whole number.');
});

test.each(['', '0', ' 3 '])('the quantity %j is valid', (text) => {
  expect(piecesFault(text)).toBeUndefined();
});

test('startOfDay returns midnight in the browser’s time zone, and null for an invalid day', () => {
  expect(startOfDay('2026-03-04')).toBe('2026-03-04T00:00:00.000Z');
  expect(startOfDay('2026-12-31', 1)).toBe('2027-01-01T00:00:00.000Z');
  expect([startOfDay(null), startOfDay('4.3.2026')]).toEqual([null, null]);
});

test('[F44] the refund dialog computes the same amounts as the server', () => {
  for (const [quantity, lineMinor, discountMinor] of [
    [3, 1_000, 0],
    [7, 9_999, 1_234],
    [1, 5, 5],
  ] as const)
    for (let refundedQuantity = 0; refundedQuantity < quantity; refundedQuantity += 1)
      for (let pieces = 1; pieces <= quantity - refundedQuantity; pieces += 1) {
        const line = { id: 'a', quantity, refundedQuantity, paidMinor: lineMinor - discountMinor };
        const server = lineRefundMinor({ quantity, lineMinor, discountMinor, refundedQuantity }, pieces);
        expect(piecesMinor([line], [{ lineId: 'a', quantity: pieces }])).toBe(server);
      }
  expect(piecesMinor([], [{ lineId: 'gone', quantity: 1 }])).toBe(0);
});
