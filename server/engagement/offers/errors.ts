import { NotFoundError } from '../../platform/errors/errors.ts';

/** No such offer, or none that shoppers may know of yet. */
export class UnknownOfferError extends NotFoundError {
  constructor(path: readonly string[] = ['input', 'offerId']) {
    super('Offer', 'Offer not found.', path);
  }
}

/** No offer has such a code, or none that shoppers may know of yet. It does not say which. */
export class UnknownCouponError extends NotFoundError {
  constructor() {
    super('Coupon', 'Coupon not found.', ['input']);
  }
}
