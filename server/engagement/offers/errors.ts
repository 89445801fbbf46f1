import { ShopError } from '../../platform/errors/errors.ts';

/** No such offer, or none that shoppers may know of yet. */
export class UnknownOfferError extends ShopError {
  readonly code = 'UNKNOWN_OFFER';

  constructor(path: readonly string[] = ['input', 'offerId']) {
    super('There is no such offer.', path);
  }
}

/** No offer has such a code, or none that shoppers may know of yet. It does not say which. */
export class UnknownCouponError extends ShopError {
  readonly code = 'UNKNOWN_COUPON';

  constructor() {
    super('This coupon is not known.', ['input']);
  }
}
