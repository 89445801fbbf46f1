import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartHash, type HashedCart } from '../../server/commerce/cart/state.ts';

const line = fc.record({
  key: fc.stringMatching(/^[0-9a-f]{32}$/),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitPriceMinor: fc.nat(20_000_000),
});
const cart: fc.Arbitrary<HashedCart> = fc
  .record({
    lines: fc.uniqueArray(line, { selector: ({ key }) => key, minLength: 1, maxLength: 20 }),
    couponCodes: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,10}$/), { maxLength: 5 }),
    discountMinor: fc.nat(1_000_000),
  })
  .map((facts) => ({
    ...facts,
    subtotalMinor: facts.lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
  }));

describe('[F23] the cart hash', () => {
  it('is 32 lowercase hex digits, and empty for an empty cart', () => {
    fc.assert(fc.property(cart, (facts) => void expect(cartHash(facts)).toMatch(/^[0-9a-f]{32}$/)));
    expect(cartHash({ lines: [], couponCodes: ['TEN'], discountMinor: 0, subtotalMinor: 0 })).toBe('');
  });

  it('is equal for equal carts only', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        expect(cartHash(structuredClone(one))).toBe(cartHash(one));
        const [a, b] = [one, other].map(({ lines, ...rest }) =>
          JSON.stringify({ ...rest, lines: lines.map(({ key, quantity, unitPriceMinor }) => [key, quantity, unitPriceMinor]) }),
        );
        expect(cartHash(one) === cartHash(other)).toBe(a === b);
      }),
    );
  });

  it('changes with everything the cart shows', () => {
    fc.assert(
      fc.property(cart, fc.nat(), ({ lines, ...rest }, at) => {
        const hash = cartHash({ lines, ...rest });
        const index = at % lines.length;
        const changed = (change: (given: HashedCart['lines'][number]) => HashedCart['lines'][number]) =>
          cartHash({ ...rest, lines: lines.map((given, place) => (place === index ? change(given) : given)) });
        expect(changed((given) => ({ ...given, quantity: given.quantity + 1 }))).not.toBe(hash);
        expect(changed((given) => ({ ...given, unitPriceMinor: given.unitPriceMinor + 1 }))).not.toBe(hash);
        expect(changed((given) => ({ ...given, key: given.key.toUpperCase() + 'x' }))).not.toBe(hash);
        expect(cartHash({ ...rest, lines: lines.toSpliced(index, 1) })).not.toBe(hash);
        expect(cartHash({ ...rest, lines, couponCodes: [...rest.couponCodes, 'OTHER-ONE'] })).not.toBe(hash);
        expect(cartHash({ ...rest, lines, discountMinor: rest.discountMinor + 1 })).not.toBe(hash);
      }),
    );
  });
});
