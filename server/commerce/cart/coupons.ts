import { z } from 'zod';
import {
  attachCoupon,
  detachCoupon,
  findCoupon,
  CouponNotApplicableError,
  CouponNotInCartError,
  applyCoupons,
  couponLimit,
  maxCodeLength,
  maxCoupons,
  normalCode,
  type CouponRefusal,
} from '../coupons/coupons.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, forgiveAttempt } from '../../platform/limits/throttle.ts';
import { lockForChange } from './change.ts';
import { priceCart, pricedCartSelection } from './pricing.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// The coupons of a cart: changed under the cart's lock like its lines, and reflected in its version.

const codeInput = z.object({
  code: z
    .string()
    .transform(normalCode)
    .pipe(
      z
        .string()
        .min(1, withText(says((t) => t.enterACode)))
        .max(maxCodeLength, withText(says((t) => t.codeCanHaveAtMost({ maxCodeLength }))))
        .regex(/^\P{Cc}*$/u, withText(says((t) => t.codeCantContainInvisible))),
    ),
});

const path = ['input', 'code'];

/** The changed cart. */
export interface ChangedCart {
  cartId: number;
}

/** Counts every attempt, so that codes can't be guessed; attempts with a valid coupon are deducted again. */
async function counted<T>(shop: Shop, visitorId: number | null, run: () => Promise<T>): Promise<T> {
  const { db, now, address, assistantKeyId } = shop;
  const { windowMs, perVisitor, perAddress, perAssistant } = couponLimit;
  // All shoppers of an assistant come from its network.
  const shared =
    assistantKeyId === undefined
      ? address !== '' && { subject: `address ${address}`, max: perAddress }
      : { subject: `assistant ${assistantKeyId}`, max: perAssistant };
  const subjects = [visitorId !== null && { subject: `visitor ${visitorId}`, max: perVisitor }, shared];
  const tries = subjects.filter((one) => one !== false).map((one) => ({ scope: 'coupon', ...one }));
  for (const attempt of tries) await countAttempt(db, { ...attempt, now, windowMs });
  const result = await run();
  for (const attempt of tries) await forgiveAttempt(db, attempt);
  return result;
}

/**
 * Applies a coupon to the visitor's cart.
 * @throws CouponNotApplicableError, ThrottledError or another ShopError with the reason; nothing is changed then
 */
export async function applyCoupon(shop: Shop, input: { code: string }): Promise<ChangedCart> {
  const { code } = parseInput(codeInput, input);
  const visitorId = await shop.visitor.current();
  const changed = await counted(shop, visitorId, () =>
    withRetry(() => shop.db.prisma.$transaction((tx) => applyLocked(tx, { code, visitorId, now: shop.now }))),
  );
  shop.effects.cartChanged();
  return changed;
}

async function applyLocked(tx: Tx, { code, visitorId, now }: { code: string; visitorId: number | null; now: Date }): Promise<ChangedCart> {
  const cartId = visitorId === null ? null : await lockForChange(tx, visitorId, now);
  const coupon = await findCoupon(tx, code);
  const refuse = (reason: CouponRefusal) => new CouponNotApplicableError(code, reason, { path, ...(coupon && { coupon }) });
  if (!coupon?.isEnabled) throw refuse('UNKNOWN');
  if (cartId === null) throw refuse('NOT_FOR_THESE_PRODUCTS');
  const { soldHere, coupons } = priceCart(await tx.cart.findUniqueOrThrow({ where: { id: cartId }, select: pricedCartSelection }), now);
  if (coupons.some(({ id }) => id === coupon.id)) throw refuse('ALREADY_APPLIED');
  if (coupons.length >= maxCoupons) throw refuse('TOO_MANY');
  const refused = applyCoupons([...coupons, coupon], soldHere, now).refused.find((entry) => entry.coupon.id === coupon.id);
  if (refused) throw refuse(refused.reason);
  await attachCoupon(tx, { cartId, couponId: coupon.id, now });
  return { cartId };
}

/**
 * Removes a coupon from the visitor's cart.
 * @throws CouponNotInCartError when the cart doesn't have it
 */
export async function removeCoupon(shop: Shop, input: { code: string }): Promise<ChangedCart> {
  const { code } = parseInput(codeInput, input);
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw new CouponNotInCartError(code);
  const changed = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const cartId = await lockForChange(tx, visitorId, shop.now);
      if (cartId === null || !(await detachCoupon(tx, cartId, code))) throw new CouponNotInCartError(code);
      return { cartId };
    }),
  );
  shop.effects.cartChanged();
  return changed;
}
