import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { applyCoupon, couponCartOf, makeCoupon, removeCoupon } from './coupons.ts';

let db: Db;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
});

async function filled(who = visitor, quantity = 1): Promise<number> {
  const { id } = await makeProduct(db);
  await addToCart(who, { productId: globalId('Product', id), quantity });
  return id;
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

describe('[F30] coupons in a cart', () => {
  it('apply their discount regardless of case, and change the cart’s version and hash', async () => {
    await makeCoupon(db, { description: '10% off' });
    await filled();
    const before = await couponCartOf(visitor);
    const { cart } = await applyCoupon(visitor, ' ten ');
    expect(cart).toMatchObject({
      version: 2,
      subtotal: { amount: 1_000 },
      discount: { amount: 100 },
      coupons: [{ code: 'TEN', description: '10% off', discount: { amount: 100 }, isFreeShipping: false, isApplicable: true }],
      warnings: [],
    });
    expect(cart?.hash).not.toBe(before.hash);
    const removed = await removeCoupon(visitor, 'TEN');
    expect(removed.cart).toMatchObject({ version: 3, hash: before.hash, discount: { amount: 0 }, coupons: [] });
    expect(await removeCoupon(visitor, 'TEN')).toMatchObject({ code: 'COUPON_NOT_IN_CART', path: ['input', 'code'] });
    expect(await couponCartOf(visitor)).toEqual(removed.cart);
  });

  it('are applied and removed by normalized code, ignoring invisible characters', async () => {
    await makeCoupon(db, { code: 'CRÈME' });
    await filled();
    expect(await applyCoupon(visitor, '\u200bcre\u0300me\ufeff')).toMatchObject({ cart: { coupons: [{ code: 'CRÈME' }] } });
    expect(await removeCoupon(visitor, 'cre\u0300\u00adme')).toMatchObject({ cart: { coupons: [] } });
  });

  it.each(['GRÜẞE', 'grüße', 'Gru\u0308sse'])('match codes regardless of case: %s', async (code) => {
    await makeCoupon(db, { code: 'GRÜSSE' });
    await filled();
    expect(await applyCoupon(visitor, code)).toMatchObject({ cart: { coupons: [{ code: 'GRÜSSE' }] } });
  });

  it('don’t count as used when applied', async () => {
    await makeCoupon(db, { usageLimit: 1 });
    await filled();
    await applyCoupon(visitor, 'TEN');
    expect(await db.prisma.coupon.findUnique({ where: { code: 'TEN' } })).toMatchObject({ usedCount: 0 });
    const other = newVisitor(db);
    await filled(other);
    expect(await applyCoupon(other, 'TEN')).toMatchObject({ cart: { discount: { amount: 100 } } });
  });

  it.each([
    ['an unknown code', 'NOPE', 'UNKNOWN', {}],
    ['a disabled coupon', 'ODD', 'UNKNOWN', { isEnabled: false }],
    ['a coupon that hasn’t started', 'ODD', 'NOT_STARTED', { startsAt: new Date(testNow.getTime() + 1) }],
    ['an expired coupon', 'ODD', 'EXPIRED', { endsAt: testNow }],
    ['a used-up coupon', 'ODD', 'USED_UP', { usageLimit: 2, usedCount: 2 }],
    ['a cart below the minimum', 'ODD', 'BELOW_MINIMUM', { minimumMinor: 1_001 }],
    ['a coupon for other products', 'ODD', 'NOT_FOR_THESE_PRODUCTS', { productIds: [999] }],
    ['an exclusive coupon next to another', 'ODD', 'EXCLUSIVE', { isExclusive: true }],
    ['a coupon already applied', 'TEN', 'ALREADY_APPLIED', {}],
  ])('are refused, leaving the cart unchanged: %s', async (_title, code, reason, facts) => {
    await makeCoupon(db);
    if (code === 'ODD') await makeCoupon(db, { code, ...facts });
    await filled();
    await applyCoupon(visitor, 'TEN');
    const before = await couponCartOf(visitor);
    const refused = await applyCoupon(visitor, code);
    expect(refused).toMatchObject({ code: 'COUPON_NOT_APPLICABLE', reason, couponCode: code, path: ['input', 'code'] });
    expect(refused.message).toMatch(/^[A-Z].*\.$/);
    expect(await couponCartOf(visitor)).toEqual(before);
  });

  it.each(['', '   ', 'x'.repeat(51), '\u0000', 'A\nB'])('reject an invalid code: %j', async (code) => {
    await filled();
    expect(await applyCoupon(visitor, code)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'code'] });
  });

  it('are limited to five per cart', async () => {
    await filled();
    for (const index of times(6, String)) await makeCoupon(db, { code: `C${index}` });
    for (const index of times(5, String)) expect(await applyCoupon(visitor, `C${index}`)).toMatchObject({ cart: {} });
    expect(await applyCoupon(visitor, 'C5')).toMatchObject({ reason: 'TOO_MANY' });
    expect((await couponCartOf(visitor)).discount.amount).toBe(500);
  });

  it('stay in the cart with a warning while they don’t apply', async () => {
    await makeCoupon(db, { endsAt: new Date(testNow.getTime() + 1_000) });
    await filled();
    const { cart } = await applyCoupon(visitor, 'TEN');
    visitor.at(new Date(testNow.getTime() + 1_000));
    const later = await couponCartOf(visitor);
    expect(later).toMatchObject({
      discount: { amount: 0 },
      coupons: [{ code: 'TEN', isApplicable: false, discount: { amount: 0 } }],
      warnings: [{ code: 'COUPON_NOT_APPLICABLE', couponCode: 'TEN', lineKey: null }],
    });
    expect(later.hash).not.toBe(cart?.hash);
  });

  it('apply to a product’s variations and a category’s products', async () => {
    const made = await makeVariable(db, { variations: { blue: {}, red: {} } });
    const category = await db.prisma.category.create({ data: { slug: 'pans', name: 'Pans' } });
    const { id } = await makeProduct(db, { categoryIds: [category.id] });
    await db.prisma.product.update({ where: { id }, data: { categoryIds: [category.id] } });
    await makeCoupon(db, { code: 'PRODUCT', productIds: [made.product.id] });
    await makeCoupon(db, { code: 'CATEGORY', categoryIds: [category.id], percentBasisPoints: 5_000 });
    await addToCart(visitor, { productId: globalId('ProductVariation', variationId(made, 'blue')) });
    expect(await applyCoupon(visitor, 'PRODUCT')).toMatchObject({ cart: { discount: { amount: 100 } } });
    expect(await applyCoupon(visitor, 'CATEGORY')).toMatchObject({ reason: 'NOT_FOR_THESE_PRODUCTS' });
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect(await applyCoupon(visitor, 'CATEGORY')).toMatchObject({ cart: { discount: { amount: 600 } } });
  });

  it('need a cart, and create no visitor without one', async () => {
    await makeCoupon(db);
    expect(await applyCoupon(visitor, 'TEN')).toMatchObject({ reason: 'NOT_FOR_THESE_PRODUCTS' });
    expect(await removeCoupon(visitor, 'TEN')).toMatchObject({ code: 'COUPON_NOT_IN_CART' });
    expect(await db.prisma.visitor.count()).toBe(0);
  });

  it('take few statements', async () => {
    await makeCoupon(db);
    await filled();
    expect((await countStatements(db, () => couponCartOf(visitor))).count).toBeLessThanOrEqual(2);
    const { count, statements } = await countStatements(db, () => applyCoupon(visitor, 'TEN'));
    expect(count, statements.join('\n')).toBeLessThanOrEqual(12);
  });
});

describe('[F30] coupon code guessing', () => {
  it('is blocked for a minute after 20 failed attempts', async () => {
    await makeCoupon(db);
    await filled();
    for (const index of times(20, String)) expect(await applyCoupon(visitor, `GUESS${index}`)).toMatchObject({ reason: 'UNKNOWN' });
    expect(await applyCoupon(visitor, 'TEN')).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 60 });
    visitor.at(new Date(testNow.getTime() + 59_001));
    expect(await applyCoupon(visitor, 'TEN')).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 1 });
    visitor.at(new Date(testNow.getTime() + 60_000));
    expect(await applyCoupon(visitor, 'TEN')).toMatchObject({ cart: { discount: { amount: 100 } } });
    const subjects = await db.prisma.throttle.findMany({ select: { subject: true } });
    expect(subjects.every(({ subject }) => /^[0-9a-f]{64}$/.test(subject))).toBe(true);
  });

  it('doesn’t count valid codes', async () => {
    await makeCoupon(db);
    await filled();
    for (const _round of times(25, String)) {
      expect(await applyCoupon(visitor, 'TEN')).toMatchObject({ cart: {} });
      await removeCoupon(visitor, 'TEN');
    }
  });

  it('is also limited per network, across new visitors', async () => {
    for (const index of times(60, String)) expect(await applyCoupon(newVisitor(db), `GUESS${index}`)).toMatchObject({ reason: 'UNKNOWN' });
    expect(await applyCoupon(newVisitor(db), 'GUESS')).toMatchObject({ code: 'THROTTLED' });
  });
});

describe('[F30] concurrent coupon requests', () => {
  it('apply the same code once, with one new cart version', async () => {
    await makeCoupon(db);
    await filled();
    const results = await Promise.all(times(50, () => applyCoupon(visitor, 'TEN')));
    expect(results.filter(({ cart }) => cart)).toHaveLength(1);
    expect(results.every(({ cart, code, reason }) => cart || code === 'THROTTLED' || reason === 'ALREADY_APPLIED')).toBe(true);
    expect(results.filter(({ code }) => code === 'THROTTLED').length).toBeGreaterThanOrEqual(29);
    expect(await couponCartOf(visitor)).toMatchObject({ version: 2, coupons: [{ code: 'TEN' }] });
  });

  it('never exceed five coupons', async () => {
    await filled();
    const codes = times(10, (index) => `C${index}`);
    for (const code of codes) await makeCoupon(db, { code });
    const results = await Promise.all(codes.map((code) => applyCoupon(visitor, code)));
    expect(results.filter(({ cart }) => cart)).toHaveLength(5);
    expect(results.filter(({ reason }) => reason === 'TOO_MANY')).toHaveLength(5);
    expect((await couponCartOf(visitor)).coupons).toHaveLength(5);
  });
});
