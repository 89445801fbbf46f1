import { beforeEach, describe, expect, it } from 'vitest';
import { consumeCoupons, couponsOfCart, releaseCoupons } from '../../server/commerce/coupons/operations.ts';
import type { CouponFacts } from '../../server/commerce/coupons/rules.ts';
import { withRetry } from '../../server/platform/database/retry.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { testNow as now } from '../support/shopDriver.ts';
import { makeCoupon } from './coupons.ts';

// Redeeming coupons in concurrent orders.

let db: Db;
let orders = 0;
beforeEach(async () => {
  db = await freshDb();
});

async function makeOrder(): Promise<number> {
  orders += 1;
  const { id } = await db.prisma.order.create({
    data: {
      accessKey: `key${orders}`,
      idempotencyKey: `request${orders}`,
      requestHash: '',
      cartVersion: 1,
      email: 'a@example.com',
      firstName: 'A',
      lastName: 'B',
      address1: 'Street 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      shippingMethod: 'standard',
      paymentMethod: 'BANK_TRANSFER',
      subtotalMinor: 1_000,
      discountMinor: 100,
      shippingMinor: 0,
      totalMinor: 900,
    },
  });
  return id;
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const used = async (coupon: CouponFacts) => (await db.prisma.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount;

async function consume(coupons: CouponFacts[], email = 'a@example.com'): Promise<string> {
  const orderId = await makeOrder();
  const applied = coupons.map((coupon) => ({ coupon, discountMinor: 100 }));
  try {
    await withRetry(() => db.prisma.$transaction((tx) => consumeCoupons(tx, { applied, orderId, email, now })));
    return 'used';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
}

const count = (results: string[], result: string) => results.filter((entry) => entry === result).length;

describe('[F30] consuming coupons', () => {
  it('never exceeds the usage limit with 50 concurrent orders', async () => {
    const coupon = await makeCoupon(db, { usageLimit: 7 });
    const results = await Promise.all(times(50, (index) => consume([coupon], `${index}@example.com`)));
    expect([count(results, 'used'), count(results, 'USED_UP')]).toEqual([7, 43]);
    expect(await used(coupon)).toBe(7);
    expect(await db.prisma.orderCoupon.count()).toBe(7);
  });

  it('never exceeds the limit per customer with 50 concurrent orders', async () => {
    const coupon = await makeCoupon(db, { usageLimitPerCustomer: 2 });
    const results = await Promise.all(times(50, (index) => consume([coupon], index % 2 === 0 ? 'A@Example.com ' : 'a@example.com')));
    expect([count(results, 'used'), count(results, 'USED_UP_BY_CUSTOMER')]).toEqual([2, 48]);
    expect(await used(coupon)).toBe(2);
    expect(await consume([coupon], 'b@example.com')).toBe('used');
  });

  it('doesn’t deadlock on two coupons in either order, and rolls back both if one fails', async () => {
    const one = await makeCoupon(db, { code: 'ONE', usageLimit: 100 });
    const two = await makeCoupon(db, { code: 'TWO', usageLimit: 10 });
    const results = await Promise.all(times(30, (index) => consume(index % 2 === 0 ? [one, two] : [two, one], `${index}@example.com`)));
    expect([count(results, 'used'), count(results, 'USED_UP')]).toEqual([10, 20]);
    expect([await used(one), await used(two)]).toEqual([10, 10]);
  });

  it.each([
    ['has been disabled', { isEnabled: false }, 'UNKNOWN'],
    ['has expired', { endsAt: now }, 'EXPIRED'],
    ['has been used up', { usageLimit: 1, usedCount: 1 }, 'USED_UP'],
  ])('is refused with its reason when the coupon %s', async (_title, facts, reason) => {
    const coupon = await makeCoupon(db);
    await db.prisma.coupon.update({ where: { id: coupon.id }, data: facts });
    expect(await consume([coupon])).toBe(reason);
  });

  it('is refused as unknown when the coupon was deleted', async () => {
    const coupon = await makeCoupon(db);
    await db.prisma.coupon.delete({ where: { id: coupon.id } });
    expect(await consume([coupon])).toBe('UNKNOWN');
  });
});

describe('[F30] releasing coupons', () => {
  it('happens once per order, even when requested concurrently', async () => {
    const coupon = await makeCoupon(db, { usageLimit: 3, usageLimitPerCustomer: 1 });
    expect(await consume([coupon])).toBe('used');
    expect(await consume([coupon], 'b@example.com')).toBe('used');
    const { orderId } = await db.prisma.orderCoupon.findFirstOrThrow({ where: { customer: 'a@example.com' } });
    await Promise.all(times(20, () => withRetry(() => db.prisma.$transaction((tx) => releaseCoupons(tx, orderId, now)))));
    expect(await used(coupon)).toBe(1);
    expect(await consume([coupon])).toBe('used');
    expect(await used(coupon)).toBe(2);
  });
});

it('[F30] a cart’s coupons are returned in the order they were applied', async () => {
  const [one, two] = [await makeCoupon(db, { code: 'ONE' }), await makeCoupon(db, { code: 'TWO' })];
  const { id: visitorId } = await db.prisma.visitor.create({ data: { tokenHash: 'x' } });
  const { id } = await db.prisma.cart.create({ data: { visitorId } });
  await db.prisma.cartCoupon.create({ data: { cartId: id, couponId: two.id, addedAt: now } });
  await db.prisma.cartCoupon.create({ data: { cartId: id, couponId: one.id, addedAt: new Date(now.getTime() + 1) } });
  expect((await couponsOfCart(db.prisma, id)).map(({ code }) => code)).toEqual(['TWO', 'ONE']);
});
