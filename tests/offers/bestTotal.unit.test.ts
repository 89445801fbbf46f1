import { expect, test } from 'vitest';
import { bestTotal, type ComparedOffer } from '../../web/offers/table/bestTotal.ts';

const offer = (id: string, total: number | null, facts: Partial<ComparedOffer> = {}): ComparedOffer => ({
  id,
  total,
  isShippingKnown: true,
  canBeHad: true,
  ...facts,
});

test('[F12] the lowest total, delivery included, is the best', () => {
  expect(bestTotal([offer('a', 8_485), offer('b', 8_290), offer('c', 9_000)])).toBe('b');
});

test.each([
  ['there is nothing to compare with', [offer('a', 8_290)]],
  ['two cost the same', [offer('a', 8_290), offer('b', 8_290), offer('c', 9_000)]],
  ['the lowest one does not say what delivery costs', [offer('a', 8_000, { isShippingKnown: false }), offer('b', 8_290)]],
  ['one that does not say may cost the same', [offer('a', 8_290, { isShippingKnown: false }), offer('b', 8_290)]],
  ['the others have no price', [offer('a', 8_290), offer('b', null)]],
  ['nobody has a price', [offer('a', null), offer('b', null)]],
])('[F12] none is the best when %s', (_case, offers) => {
  expect(bestTotal(offers)).toBeNull();
});

test('[F12] what cannot be had is not the best, and does not keep others from being so', () => {
  expect(bestTotal([offer('a', 7_000, { canBeHad: false }), offer('b', 8_290), offer('c', 9_000)])).toBe('b');
});

test('[F12] delivery that costs more than is known cannot matter when the price alone is higher', () => {
  expect(bestTotal([offer('a', 8_290), offer('b', 8_500, { isShippingKnown: false })])).toBe('a');
});
