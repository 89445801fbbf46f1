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

test.each(['12.505', '-1', '1e3', 'ten', '1.000,00', '.5'])('%j is no amount', (text) => {
  expect(amountOf(text)).toBeNaN();
});

test('lines of which nothing was chosen are left out', () => {
  expect(chosenLines({ a: '0', b: '2', c: '', d: '-1', e: 'x' })).toEqual([{ lineId: 'b', quantity: 2 }]);
});

test.each(['1.5', '-1', 'x', '1e2', '1234567'])('%j is no number of pieces', (text) => {
  expect(piecesFault(text)).toBe('Enter a whole number.');
});

test.each(['', '0', ' 3 '])('%j pieces can be paid back', (text) => {
  expect(piecesFault(text)).toBeUndefined();
});

test('a day begins at midnight where the browser is, and what is no day is none', () => {
  expect(startOfDay('2026-03-04')).toBe('2026-03-04T00:00:00.000Z');
  expect(startOfDay('2026-12-31', 1)).toBe('2027-01-01T00:00:00.000Z');
  expect([startOfDay(null), startOfDay('4.3.2026')]).toEqual([null, null]);
});

test('[F44] the pieces are worth in the dialog what the server pays for them', () => {
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
