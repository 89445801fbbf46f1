import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { CouponNotApplicableError } from './errors.ts';
import { couponState, maxCoupons, type CouponFacts } from './rules.ts';

// Coupons in the database. How often one was used is a number that only ever changes under the coupon's own row lock, which is
// taken after the cart's and the products', in ascending order of ids.

/** The columns of CouponFacts and what is shown, for queries that reach coupons through a cart. */
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

/** A coupon with what shoppers read. */
export type ShownCoupon = CouponFacts & { description: string };

/** In the order in which they were entered. */
export const couponOrder = [{ addedAt: 'asc' }, { couponId: 'asc' }] as const satisfies Prisma.CartCouponOrderByWithRelationInput[];

/** The coupons that a cart carries, whether they still apply or not, in the order in which they were entered. */
export async function couponsOfCart(tx: Tx, cartId: number): Promise<ShownCoupon[]> {
  const rows = await tx.cartCoupon.findMany({
    where: { cartId },
    orderBy: [...couponOrder],
    select: { coupon: { select: couponColumns } },
  });
  return rows.map(({ coupon }) => coupon);
}

/** The coupon of a code in capitals. */
export function findCoupon(tx: Tx, code: string): Promise<ShownCoupon | null> {
  return tx.coupon.findUnique({ where: { code }, select: couponColumns });
}

/** Puts a coupon into a locked cart. */
export async function attachCoupon(tx: Tx, { cartId, couponId, now }: { cartId: number; couponId: number; now: Date }): Promise<void> {
  await tx.cartCoupon.create({ data: { cartId, couponId, addedAt: now } });
}

/** Takes a coupon out of a locked cart. @returns whether it was there */
export async function detachCoupon(tx: Tx, cartId: number, code: string): Promise<boolean> {
  const { count } = await tx.cartCoupon.deleteMany({ where: { cartId, coupon: { code } } });
  return count > 0;
}

/** The part of a statement that takes all coupons out of a locked cart. */
export const detachAllSql = (cartId: number): Prisma.Sql => Prisma.sql`DELETE FROM "CartCoupon" WHERE "cartId" = ${cartId}::int`;

/** Moves the coupons of one locked cart to another, as many as it may carry. */
export async function moveCoupons(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "CartCoupon" ("cartId", "couponId", "addedAt")
    SELECT ${to}::int, c."couponId", c."addedAt" FROM "CartCoupon" c
    WHERE c."cartId" = ${from}::int AND NOT EXISTS (SELECT 1 FROM "CartCoupon" WHERE "cartId" = ${to}::int AND "couponId" = c."couponId")
    ORDER BY c."addedAt", c."couponId"
    LIMIT greatest(0, ${maxCoupons}::int - (SELECT count(*) FROM "CartCoupon" WHERE "cartId" = ${to}::int))`;
  await tx.cartCoupon.deleteMany({ where: { cartId: from } });
}

/** Forgets who used the coupons of orders. */
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
 * Counts the coupons of an order as used, within the order's transaction. What they are worth the order has decided; whether they
 * may still be used is decided here, one coupon after the other.
 * @throws CouponNotApplicableError when others were faster, or this customer has used one as often as one may
 */
export async function consumeCoupons(tx: Tx, { applied, orderId, email, now }: Consumption): Promise<void> {
  const customer = email.trim().toLowerCase();
  for (const { coupon, discountMinor } of applied.toSorted((a, b) => a.coupon.id - b.coupon.id)) {
    // The update takes the coupon's lock: from here on nobody else counts or releases it.
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

/** Lets the coupons of an order that was cancelled or has failed be used by others; a second call changes nothing. */
export async function releaseCoupons(tx: Tx, orderId: number, now: Date): Promise<void> {
  const released = await tx.orderCoupon.updateManyAndReturn({
    where: { orderId, releasedAt: null },
    data: { releasedAt: now },
    select: { couponId: true },
  });
  const ids = released.flatMap(({ couponId }) => couponId ?? []).toSorted((a, b) => a - b);
  for (const id of ids) await tx.coupon.updateMany({ where: { id, usedCount: { gt: 0 } }, data: { usedCount: { decrement: 1 } } });
}
