import { shopDay } from '../../../shared/clock/shopClock.ts';
import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import { says } from './__generated__/messages.ts';
import { maxCoupons, type CouponFacts, type CouponRefusal } from './rules.ts';

type MessageParameters = Partial<Pick<CouponFacts, 'minimumMinor' | 'startsAt'>>;

/** The message for shoppers: what is wrong and, where possible, what helps. */
export function refusalMessage(code: string, reason: CouponRefusal, { minimumMinor, startsAt }: MessageParameters = {}): Text {
  switch (reason) {
    case 'UNKNOWN':
      return says((t) => t.doesntExist({ code }));
    case 'NOT_STARTED':
      return startsAt ? says((t) => t.isntValidUntil({ code, day: shopDay(startsAt) })) : says((t) => t.isntValidYet({ code }));
    case 'EXPIRED':
      return says((t) => t.isNoLongerValid({ code }));
    case 'USED_UP':
      return says((t) => t.hasReachedItsUsageLimit({ code }));
    case 'USED_UP_BY_CUSTOMER':
      return says((t) => t.alreadyUsedMaximumTimes({ code }));
    case 'BELOW_MINIMUM':
      return says((t) => t.requiresProductsWorth({ code, minimum: formatMoney(minimumMinor ?? 0) }));
    case 'NOT_FOR_THESE_PRODUCTS':
      return says((t) => t.doesntApplyToYourCart({ code }));
    case 'EXCLUSIVE':
      return says((t) => t.cantBeCombined({ code }));
    case 'ALREADY_APPLIED':
      return says((t) => t.isAlreadyInYourCart({ code }));
    case 'TOO_MANY':
      return says((t) => t.atMostCouponsInACart({ max: maxCoupons }));
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
    super(
      says((t) => t.isNoLongerInYourCart({ code: couponCode })),
      ['input', 'code'],
    );
  }
}

/** The coupon doesn't exist (any longer). */
export class CouponNotFoundError extends NotFoundError {
  constructor() {
    super(
      'Coupon',
      says((t) => t.couponNoLongerExists),
      ['input', 'id'],
    );
  }
}
