import { shopDay } from '../../../shared/clock/shopClock.ts';
import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import { maxCoupons, type CouponFacts, type CouponRefusal } from './rules.ts';

type Told = Partial<Pick<CouponFacts, 'minimumMinor' | 'startsAt'>>;

/** What the shopper reads: what is wrong and, where something helps, what. */
export function refusalMessage(code: string, reason: CouponRefusal, { minimumMinor, startsAt }: Told = {}): string {
  const coupon = `The coupon “${code}”`;
  switch (reason) {
    case 'UNKNOWN':
      return `There is no coupon “${code}”. Please check the code.`;
    case 'NOT_STARTED':
      return startsAt ? `${coupon} is valid from ${shopDay(startsAt)} on.` : `${coupon} is not valid yet.`;
    case 'EXPIRED':
      return `${coupon} is no longer valid.`;
    case 'USED_UP':
      return `${coupon} has been used as often as it may be.`;
    case 'USED_UP_BY_CUSTOMER':
      return `You have used the coupon “${code}” as often as one customer may.`;
    case 'BELOW_MINIMUM':
      return `${coupon} needs goods it applies to for at least ${formatMoney(minimumMinor ?? 0)}.`;
    case 'NOT_FOR_THESE_PRODUCTS':
      return `${coupon} does not apply to anything in your cart.`;
    case 'EXCLUSIVE':
      return `${coupon} cannot be used together with another one. Remove the other one first.`;
    case 'ALREADY_APPLIED':
      return `${coupon} is in your cart already.`;
    case 'TOO_MANY':
      return `A cart takes at most ${maxCoupons} coupons.`;
  }
}

/** A coupon does not make this cart, or this order, cheaper. */
export class CouponNotApplicableError extends ShopError {
  readonly code = 'COUPON_NOT_APPLICABLE';
  readonly couponCode: string;
  readonly reason: CouponRefusal;

  /** @param path the input field that named the coupon; none when it was in the cart already */
  constructor(couponCode: string, reason: CouponRefusal, { coupon, path = [] }: { coupon?: Told; path?: readonly string[] } = {}) {
    super(refusalMessage(couponCode, reason, coupon), path);
    this.couponCode = couponCode;
    this.reason = reason;
  }
}

/** The cart does not carry this code. */
export class CouponNotInCartError extends ShopError {
  readonly code = 'COUPON_NOT_IN_CART';

  constructor(couponCode: string) {
    super(`The coupon “${couponCode}” is not in your cart any more.`, ['input', 'code']);
  }
}

/** What the staff name is not there (any more). */
export class CouponGoneError extends NotFoundError {
  constructor() {
    super('Coupon', 'This coupon is gone. Reload the page.', ['input', 'databaseId']);
  }
}
