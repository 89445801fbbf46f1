import { describe, expect, test } from 'vitest';
import { missingForFreeDelivery, type PricedShipping } from '../../server/commerce/shipping/shippingRules.ts';

const way = (facts: Partial<PricedShipping>): PricedShipping => ({
  code: 'standard',
  name: '',
  description: '',
  priceMinor: 490,
  freeFromMinor: null,
  transitDays: null,
  ...facts,
});

describe('[F30] the amount missing for free shipping', () => {
  test('is the smallest of all methods', () => {
    expect(missingForFreeDelivery([way({ freeFromMinor: 5_000 }), way({ freeFromMinor: 9_000 })], 4_200)).toBe(800);
  });

  test.each([
    ['no method is ever free', [way({})]],
    ['a method is already free, for example with a coupon', [way({ priceMinor: 0, freeFromMinor: 5_000 }), way({ freeFromMinor: 9_000 })]],
    ['there are no methods', []],
  ])('is null when %s', (_name, ways) => expect(missingForFreeDelivery(ways, 1_000)).toBeNull());
});
