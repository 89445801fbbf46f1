import { shopDay } from '../../../shared/clock/shopClock.ts';
import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import { maxCoupons, type CouponFacts, type CouponRefusal } from './rules.ts';

type MessageParameters = Partial<Pick<CouponFacts, 'minimumMinor' | 'startsAt'>>;

/** The message for shoppers: what is wrong and, where possible, what helps. */
export function refusalMessage(code: string, reason: CouponRefusal, { minimumMinor, startsAt }: MessageParameters = {}): string {
  const coupon = `The coupon “${code}”`;
  switch (reason) {
    case 'UNKNOWN':
      return `The coupon “${code}” doesn’t exist. Check the code.`;
    case 'NOT_STARTED':
      return startsAt ? `${coupon} isn’t valid until ${shopDay(startsAt)}.` : `${coupon} isn’t valid yet.`;
    case 'EXPIRED':
      return `${coupon} is no longer valid.`;
    case 'USED_UP':
      return `${coupon} has reached its usage limit.`;
    case 'USED_UP_BY_CUSTOMER':
      return `You’ve already used the coupon “${code}” the maximum number of times.`;
    case 'BELOW_MINIMUM':
      return `${coupon} requires eligible products worth at least ${formatMoney(minimumMinor ?? 0)}.`;
    case 'NOT_FOR_THESE_PRODUCTS':
      return `${coupon} doesn’t apply to any product in your cart.`;
    case 'EXCLUSIVE':
      return `${coupon} can’t be combined with other coupons. Remove the other coupon first.`;
    case 'ALREADY_APPLIED':
      return `${coupon} is already in your cart.`;
    case 'TOO_MANY':
      return `You can use at most ${maxCoupons} coupons in a cart.`;
  }
}

/** A coupon gives no discount on this cart or order. */
export class CouponNotApplicableError extends ShopError {
  readonly code = 'COUPON_NOT_APPLICABLE';
  readonly couponCode: string;
  readonly reason: CouponRefusal;

  /** @param path the input field with the coupon; empty when the coupon was already in the cart */
  constructor(
    couponCode: string,
    reason: CouponRefusal,
    { coupon, path = [] }: { coupon?: MessageParameters; path?: readonly string[] } = {},
  ) {
    super(refusalMessage(couponCode, reason, coupon), path);
    this.couponCode = couponCode;
    this.reason = reason;
  }
}

/** The cart doesn't have a coupon with this code. */
export class CouponNotInCartError extends ShopError {
  readonly code = 'COUPON_NOT_IN_CART';

  constructor(couponCode: string) {
    super(`The coupon “${couponCode}” is no longer in your cart.`, ['input', 'code']);
  }
}

/** The coupon doesn't exist (any longer). */
export class CouponNotFoundError extends NotFoundError {
  constructor() {
    super('Coupon', 'This coupon no longer exists. Reload the page.', ['input', 'id']);
  }
}
