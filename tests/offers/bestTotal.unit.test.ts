import { expect, test } from 'vitest';
import { bestTotal, type ComparedOffer } from '../../web/offers/table/bestTotal.ts';

const offer = (id: string, total: number | null, facts: Partial<ComparedOffer> = {}): ComparedOffer => ({
  id,
  total,
  isShippingKnown: true,
  canBeHad: true,
  ...facts,
});

test('[F12] the lowest total including shipping is best', () => {
  expect(bestTotal([offer('a', 8_485), offer('b', 8_290), offer('c', 9_000)])).toBe('b');
});

test.each([
  ['there is only one offer', [offer('a', 8_290)]],
  ['two share the lowest total', [offer('a', 8_290), offer('b', 8_290), offer('c', 9_000)]],
  ['the shipping costs of the cheapest are unknown', [offer('a', 8_000, { isShippingKnown: false }), offer('b', 8_290)]],
  ['another without shipping costs has the same price', [offer('a', 8_290, { isShippingKnown: false }), offer('b', 8_290)]],
  ['no other has a price', [offer('a', 8_290), offer('b', null)]],
  ['none has a price', [offer('a', null), offer('b', null)]],
])('[F12] no offer is best when %s', (_case, offers) => {
  expect(bestTotal(offers)).toBeNull();
});

test('[F12] an unavailable offer is never best and doesn’t affect the others', () => {
  expect(bestTotal([offer('a', 7_000, { canBeHad: false }), offer('b', 8_290), offer('c', 9_000)])).toBe('b');
});

test('[F12] unknown shipping doesn’t matter when the price alone is already higher', () => {
  expect(bestTotal([offer('a', 8_290), offer('b', 8_500, { isShippingKnown: false })])).toBe('a');
});
