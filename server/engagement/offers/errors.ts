import { NotFoundError } from '../../platform/errors/errors.ts';

/** The offer doesn't exist or isn't public yet. */
export class UnknownOfferError extends NotFoundError {
  constructor(path: readonly string[] = ['input', 'offerId']) {
    super('Offer', 'Offer not found.', path);
  }
}

/** No offer has this code, or the offer isn't public yet. The error doesn't say which. */
export class UnknownCouponError extends NotFoundError {
  constructor() {
    super('Coupon', 'Coupon not found.', ['input']);
  }
}

/** The comment doesn't exist (any longer), or the caller may not see or change it. */
export class UnknownCommentError extends NotFoundError {
  constructor(field: string) {
    super('OfferComment', 'This comment no longer exists.', ['input', field]);
  }
}
