import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { CouponNotApplicableError } from './errors.ts';
import { couponState, maxCoupons, type CouponFacts } from './rules.ts';

// Database operations on coupons. A coupon's usage count changes only under its own row lock, which is taken after the locks of the cart
// and the products, in ascending order of ID.

/** The columns of CouponFacts and the displayed texts, for queries that reach coupons through a cart. */
export const couponColumns = {
  id: true,
  code: true,
  description: true,
  kind: true,
  percentBasisPoints: true,
  amountMinor: true,
  isEnabled: true,
  startsAt: true,
  endsAt: true,
  minimumMinor: true,
  usageLimit: true,
  usageLimitPerCustomer: true,
  usedCount: true,
  isExclusive: true,
  excludesReduced: true,
  productIds: true,
  excludedProductIds: true,
  categoryIds: true,
  excludedCategoryIds: true,
} as const satisfies Prisma.CouponSelect;

/** A coupon with its displayed texts. */
export type ShownCoupon = CouponFacts & { description: string };

/** In the order in which the coupons were entered. */
export const couponOrder = [{ addedAt: 'asc' }, { couponId: 'asc' }] as const satisfies Prisma.CartCouponOrderByWithRelationInput[];

/** The coupons of a cart, whether they still apply or not, in the order in which they were entered. */
export async function couponsOfCart(tx: Tx, cartId: number): Promise<ShownCoupon[]> {
  const rows = await tx.cartCoupon.findMany({
    where: { cartId },
    orderBy: [...couponOrder],
    select: { coupon: { select: couponColumns } },
  });
  return rows.map(({ coupon }) => coupon);
}

/** Finds a coupon by its code in upper case. */
export function findCoupon(tx: Tx, code: string): Promise<ShownCoupon | null> {
  return tx.coupon.findUnique({ where: { code }, select: couponColumns });
}

/** Adds a coupon to a locked cart. */
export async function attachCoupon(tx: Tx, { cartId, couponId, now }: { cartId: number; couponId: number; now: Date }): Promise<void> {
  await tx.cartCoupon.create({ data: { cartId, couponId, addedAt: now } });
}

/**
 * Removes a coupon from a locked cart.
 * @returns whether the cart had it
 */
export async function detachCoupon(tx: Tx, cartId: number, code: string): Promise<boolean> {
  const { count } = await tx.cartCoupon.deleteMany({ where: { cartId, coupon: { code } } });
  return count > 0;
}

/** The part of a statement that removes all coupons from a locked cart. */
export const detachAllSql = (cartId: number): Prisma.Sql => Prisma.sql`DELETE FROM "CartCoupon" WHERE "cartId" = ${cartId}::int`;

/** Moves the coupons of one locked cart to another, up to that cart's limit. */
export async function moveCoupons(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "CartCoupon" ("cartId", "couponId", "addedAt")
    SELECT ${to}::int, c."couponId", c."addedAt" FROM "CartCoupon" c
    WHERE c."cartId" = ${from}::int AND NOT EXISTS (SELECT 1 FROM "CartCoupon" WHERE "cartId" = ${to}::int AND "couponId" = c."couponId")
    ORDER BY c."addedAt", c."couponId"
    LIMIT greatest(0, ${maxCoupons}::int - (SELECT count(*) FROM "CartCoupon" WHERE "cartId" = ${to}::int))`;
  await tx.cartCoupon.deleteMany({ where: { cartId: from } });
}

/** Anonymises the customer in the coupon usage of orders. */
export async function forgetCustomers(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.orderCoupon.updateMany({ where: { orderId: { in: [...orderIds] } }, data: { customer: '' } });
}

export interface Consumption {
  applied: readonly { coupon: CouponFacts; discountMinor: number }[];
  orderId: number;
  email: string;
  now: Date;
}

/**
 * Counts the coupons of an order as used, within the order's transaction. The order has decided their value; this decides whether they may
 * still be used, one coupon after another.
 * @throws CouponNotApplicableError when other orders used up a coupon first, or this customer has reached a coupon's limit
 */
export async function consumeCoupons(tx: Tx, { applied, orderId, email, now }: Consumption): Promise<void> {
  const customer = email.trim().toLowerCase();
  for (const { coupon, discountMinor } of applied.toSorted((a, b) => a.coupon.id - b.coupon.id)) {
    // The update locks the coupon: from here on no other transaction can use or release it.
    const used = await tx.$executeRaw`
      UPDATE "Coupon" SET "usedCount" = "usedCount" + 1
      WHERE "id" = ${coupon.id}::int AND "isEnabled" AND ("usageLimit" IS NULL OR "usedCount" < "usageLimit")
        AND ("startsAt" IS NULL OR "startsAt" <= ${now}::timestamptz) AND ("endsAt" IS NULL OR "endsAt" > ${now}::timestamptz)`;
    if (used !== 1) {
      const asItIs = await findCoupon(tx, coupon.code);
      throw new CouponNotApplicableError(coupon.code, asItIs ? (couponState(asItIs, now) ?? 'USED_UP') : 'UNKNOWN', { coupon });
    }
    const limit = coupon.usageLimitPerCustomer;
    if (limit !== null && (await tx.orderCoupon.count({ where: { couponId: coupon.id, customer, releasedAt: null } })) >= limit) {
      throw new CouponNotApplicableError(coupon.code, 'USED_UP_BY_CUSTOMER', { coupon });
    }
    await tx.orderCoupon.create({ data: { orderId, couponId: coupon.id, code: coupon.code, discountMinor, customer } });
  }
}

/** Releases the coupons of a cancelled or failed order; a second call changes nothing. */
export async function releaseCoupons(tx: Tx, orderId: number, now: Date): Promise<void> {
  const released = await tx.orderCoupon.updateManyAndReturn({
    where: { orderId, releasedAt: null },
    data: { releasedAt: now },
    select: { couponId: true },
  });
  const ids = released.flatMap(({ couponId }) => couponId ?? []).toSorted((a, b) => a - b);
  for (const id of ids) await tx.coupon.updateMany({ where: { id, usedCount: { gt: 0 } }, data: { usedCount: { decrement: 1 } } });
}
