import { textIn } from '../../server/platform/i18n/text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalMessage } from '../../server/commerce/coupons/errors.ts';
import {
  allocate,
  applyCoupons,
  evaluateCoupon,
  normalCode,
  type CouponFacts,
  type CouponLine,
} from '../../server/commerce/coupons/rules.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const at = (iso: string) => new Date(iso);

let ids = 0;
function coupon(facts: Partial<CouponFacts> = {}): CouponFacts {
  ids += 1;
  return {
    id: ids,
    code: `CODE${ids}`,
    kind: 'PERCENT',
    percentBasisPoints: 1_000,
    amountMinor: null,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
    minimumMinor: null,
    usageLimit: null,
    usageLimitPerCustomer: null,
    usedCount: 0,
    isExclusive: false,
    excludesReduced: false,
    productIds: [],
    excludedProductIds: [],
    categoryIds: [],
    excludedCategoryIds: [],
    ...facts,
  };
}

const fixed = (amountMinor: number, facts: Partial<CouponFacts> = {}) =>
  coupon({ kind: 'FIXED', percentBasisPoints: null, amountMinor, ...facts });
const freeShipping = (facts: Partial<CouponFacts> = {}) => coupon({ kind: 'FREE_SHIPPING', percentBasisPoints: null, ...facts });

function line(key: string, facts: Partial<CouponLine> = {}): CouponLine {
  return { key, productId: 1, parentId: null, categoryIds: [], quantity: 1, unitPriceMinor: 1_000, isReduced: false, ...facts };
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

describe('[F31] allocating an amount', () => {
  const weights = fc.dictionary(fc.stringMatching(/^[0-9a-f]{4}$/), fc.integer({ min: 0, max: 20_000_000 }), { minKeys: 1, maxKeys: 100 });

  it('adds up exactly, with no negative share, none above its weight, and each within a cent of its fair part', () => {
    fc.assert(
      fc.property(weights, fc.nat(10_000), (record, part) => {
        const given = new Map(Object.entries(record));
        const all = sum(given.values());
        const total = Math.floor((all * part) / 10_000);
        const shares = allocate(total, given);
        expect(sum(shares.values())).toBe(all === 0 ? 0 : total);
        for (const [name, weight] of given) {
          const share = shares.get(name) ?? Number.NaN;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weight);
          expect(all === 0 || Math.abs(share - (total * weight) / all) < 1.000_1).toBe(true);
        }
      }),
    );
  });

  it('doesn’t depend on the order', () => {
    fc.assert(
      fc.property(weights, fc.nat(5_000), (record, part) => {
        const entries = Object.entries(record);
        const total = Math.min(part, sum(Object.values(record)));
        const forth = allocate(total, new Map(entries));
        const back = allocate(total, new Map(entries.toReversed()));
        for (const [name] of entries) expect(back.get(name)).toBe(forth.get(name));
      }),
    );
  });

  it('gives the remainder to the largest fractions, and on ties to the first by name', () => {
    expect([...allocate(10, new Map(Object.entries({ c: 10, b: 10, a: 10 })))].toSorted()).toEqual([
      ['a', 4],
      ['b', 3],
      ['c', 3],
    ]);
    expect(allocate(100, new Map(Object.entries({ a: 1, b: 2 }))).get('b')).toBe(67);
    expect(allocate(5, new Map([['a', 0]])).get('a')).toBe(0);
  });
});

describe('[F30] coupons on a cart', () => {
  const anyLine = fc.record({
    productId: fc.integer({ min: 1, max: 5 }),
    parentId: fc.option(fc.integer({ min: 1, max: 5 })),
    categoryIds: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    unitPriceMinor: fc.integer({ min: 0, max: 2_000 }),
    isReduced: fc.boolean(),
  });
  const lines = fc.array(anyLine, { maxLength: 20 }).map((all) => all.map((facts, index) => ({ ...facts, key: `k${index}` })));
  const someIds = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 });
  const scope = fc.record({
    excludesReduced: fc.boolean(),
    productIds: someIds,
    excludedProductIds: someIds,
    categoryIds: someIds,
    excludedCategoryIds: someIds,
    minimumMinor: fc.option(fc.nat(50_000)),
    isExclusive: fc.boolean(),
  });
  const anyCoupon = fc.oneof(
    fc.tuple(scope, fc.integer({ min: 1, max: 10_000 })).map(([facts, percentBasisPoints]) => coupon({ ...facts, percentBasisPoints })),
    fc.tuple(scope, fc.integer({ min: 1, max: 100_000 })).map(([facts, amount]) => fixed(amount, facts)),
    scope.map((facts) => freeShipping(facts)),
  );
  const coupons = fc.array(anyCoupon, { maxLength: 5 });

  it('discount each line by whole cents, by at most its price, and the sums match', () => {
    fc.assert(
      fc.property(coupons, lines, (given, cart) => {
        const outcome = applyCoupons(given, cart, now);
        for (const [key, discount] of outcome.discountByKey) {
          const amount = sum(cart.filter((entry) => entry.key === key).map((entry) => entry.quantity * entry.unitPriceMinor));
          expect(Number.isSafeInteger(discount) && discount > 0 && discount <= amount).toBe(true);
        }
        expect(sum(outcome.discountByKey.values())).toBe(outcome.discountMinor);
        expect(sum(outcome.applied.map(({ discountMinor }) => discountMinor))).toBe(outcome.discountMinor);
        expect(outcome.applied.every(({ discountMinor }) => discountMinor >= 0)).toBe(true);
        expect([...outcome.applied, ...outcome.refused].map((entry) => entry.coupon.id).toSorted()).toEqual(
          given.map(({ id }) => id).toSorted(),
        );
      }),
    );
  });

  it('don’t depend on the order of the lines', () => {
    fc.assert(
      fc.property(coupons, lines, (given, cart) => {
        const forth = applyCoupons(given, cart, now);
        const back = applyCoupons(given, cart.toReversed(), now);
        expect(Object.fromEntries(back.discountByKey)).toEqual(Object.fromEntries(forth.discountByKey));
        expect(back.applied).toEqual(forth.applied);
        expect(back.refused).toEqual(forth.refused);
      }),
    );
  });

  it('apply percentages to original prices, then fixed amounts, down to zero', () => {
    const cart = [line('a', { unitPriceMinor: 3_333, quantity: 3 }), line('b', { unitPriceMinor: 1 })];
    const [ten, twenty, five] = [coupon(), coupon({ percentBasisPoints: 2_000 }), fixed(500)];
    const outcome = applyCoupons([five, ten, twenty], cart, now);
    expect(outcome.applied.map(({ discountMinor }) => discountMinor)).toEqual([500, 1_000, 2_000]);
    expect(applyCoupons([coupon({ percentBasisPoints: 9_000 }), coupon({ percentBasisPoints: 9_000 }), five], cart, now)).toMatchObject({
      discountMinor: 10_000,
      applied: [{ discountMinor: 9_000 }, { discountMinor: 1_000 }, { discountMinor: 0 }],
    });
    expect(applyCoupons([fixed(50_000)], cart, now).discountByKey.get('a')).toBe(9_999);
  });

  it('can’t combine with an exclusive coupon: the earlier one is kept', () => {
    const cart = [line('a')];
    const alone = coupon({ isExclusive: true });
    expect(applyCoupons([alone, fixed(100)], cart, now)).toMatchObject({ discountMinor: 100, refused: [{ reason: 'EXCLUSIVE' }] });
    expect(applyCoupons([fixed(50), alone], cart, now)).toMatchObject({ discountMinor: 50, refused: [{ coupon: alone }] });
    const over = coupon({ isExclusive: true, endsAt: now });
    expect(applyCoupons([over, fixed(50)], cart, now)).toMatchObject({ discountMinor: 50, refused: [{ reason: 'EXPIRED' }] });
  });

  it('with free shipping take nothing off, and respect their minimum', () => {
    expect(applyCoupons([freeShipping()], [line('a')], now)).toMatchObject({ discountMinor: 0, givesFreeShipping: true });
    expect(applyCoupons([freeShipping({ minimumMinor: 1_001 })], [line('a')], now)).toMatchObject({
      givesFreeShipping: false,
      refused: [{ reason: 'BELOW_MINIMUM' }],
    });
    expect(applyCoupons([freeShipping()], [], now).givesFreeShipping).toBe(false);
  });
});

describe('[F30] judging a coupon', () => {
  const state = (facts: Partial<CouponFacts>, lines: CouponLine[] = [line('a')]) => {
    const verdict = evaluateCoupon(coupon(facts), { lines, now });
    return verdict.ok ? verdict.discountMinor : verdict.reason;
  };

  it.each([
    ['refuses a disabled coupon', { isEnabled: false }, 'UNKNOWN'],
    ['accepts a coupon that starts now', { startsAt: now }, 100],
    ['refuses a coupon that starts a millisecond later', { startsAt: at('2026-03-01T12:00:00.001Z') }, 'NOT_STARTED'],
    ['accepts a coupon that ends a millisecond later', { endsAt: at('2026-03-01T12:00:00.001Z') }, 100],
    ['refuses a coupon that ends now', { endsAt: now }, 'EXPIRED'],
    ['accepts a coupon with one use left', { usageLimit: 3, usedCount: 2 }, 100],
    ['refuses a coupon without uses left', { usageLimit: 3, usedCount: 3 }, 'USED_UP'],
    ['accepts a cart at the minimum', { minimumMinor: 1_000 }, 100],
    ['refuses a cart below the minimum', { minimumMinor: 1_001 }, 'BELOW_MINIMUM'],
  ] as const)('%s', (_title, facts, expected) => {
    expect(state(facts)).toBe(expected);
  });

  const variation = line('v', { productId: 7, parentId: 3, categoryIds: [20, 10] });
  it.each([
    ['accepts its own ID', { productIds: [7] }, 100],
    ['accepts its product’s ID', { productIds: [3] }, 100],
    ['refuses another ID', { productIds: [8] }, 'NOT_FOR_THESE_PRODUCTS'],
    ['accepts its category', { categoryIds: [20] }, 100],
    ['accepts the parent category', { categoryIds: [10] }, 100],
    ['refuses another category', { categoryIds: [11] }, 'NOT_FOR_THESE_PRODUCTS'],
    ['accepts a match of either ID or category', { productIds: [8], categoryIds: [10] }, 100],
    ['refuses an excluded product', { excludedProductIds: [3] }, 'NOT_FOR_THESE_PRODUCTS'],
    ['refuses an excluded category', { categoryIds: [20], excludedCategoryIds: [10] }, 'NOT_FOR_THESE_PRODUCTS'],
    ['accepts a regular price if sale items are excluded', { excludesReduced: true }, 100],
  ] as const)('for a variation: %s', (_title, facts, expected) => {
    expect(state(facts, [variation])).toBe(expected);
  });

  it('ignores excluded sale items, also for the minimum', () => {
    const reduced = line('r', { isReduced: true });
    expect(state({ excludesReduced: true }, [reduced])).toBe('NOT_FOR_THESE_PRODUCTS');
    expect(state({ excludesReduced: true, minimumMinor: 1_500 }, [reduced, line('a')])).toBe('BELOW_MINIMUM');
    expect(state({ excludesReduced: true }, [reduced, line('a')])).toBe(100);
  });

  it('rounds half a cent up, once for all lines', () => {
    expect(state({ percentBasisPoints: 500 }, [line('a', { unitPriceMinor: 10 })])).toBe(1);
    expect(state({ percentBasisPoints: 500 }, [line('a', { unitPriceMinor: 9 })])).toBe(0);
    expect(state({}, [line('a', { unitPriceMinor: 3 }), line('b', { unitPriceMinor: 3 })])).toBe(1);
  });
});

it('[F30] a refusal message includes the requirement', () => {
  expect(textIn(refusalMessage('SPRING15', 'BELOW_MINIMUM', { minimumMinor: 7_500 }), 'en')).toContain('€75.00');
  expect(textIn(refusalMessage('X', 'NOT_STARTED', { startsAt: at('2026-04-01T00:00:00Z') }), 'en')).toContain('2026-04-01');
  expect(normalCode('  spring15 ')).toBe('SPRING15');
});

it.each([
  ['decomposed', 'cre\u0300me', 'CRÈME'],
  ['composed', 'cr\u00e8me', 'CRÈME'],
  ['Korean, decomposed', '봄세일'.normalize('NFD'), '봄세일'],
  ['a zero-width space, a soft hyphen and direction marks', '\u200esav\u00ade\u200b10\u2069', 'SAVE10'],
  ['a byte order mark before a space', '\ufeff save10 \u200d', 'SAVE10'],
])('[F30] codes are normalized before comparison: %s', (_name, typed, code) => {
  expect(normalCode(typed)).toBe(code);
  expect(normalCode(normalCode(typed))).toBe(code);
});
