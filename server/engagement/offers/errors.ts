import { NotFoundError } from '../../platform/errors/errors.ts';
import { says } from './__generated__/messages.ts';

/** The offer doesn't exist or isn't public yet. */
export class UnknownOfferError extends NotFoundError {
  constructor(path: readonly string[] = ['input', 'offerId']) {
    super(
      'Offer',
      says((t) => t.offerNotFound),
      path,
    );
  }
}

/** No offer has this code, or the offer isn't public yet. The error doesn't say which. */
export class UnknownCouponError extends NotFoundError {
  constructor() {
    super(
      'Coupon',
      says((t) => t.couponNotFound),
      ['input'],
    );
  }
}

/** The comment doesn't exist (any longer), or the caller may not see or change it. */
export class UnknownCommentError extends NotFoundError {
  constructor(field: string) {
    super(
      'OfferComment',
      says((t) => t.thisCommentNoLongerExists),
      ['input', field],
    );
  }
}
