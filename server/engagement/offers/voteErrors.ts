import { ShopError } from '../../platform/errors/errors.ts';

/** Everybody votes once. The first vote counts and stays. */
export class AlreadyVotedError extends ShopError {
  readonly code = 'ALREADY_VOTED';
}

/** It is over: what is said of it now helps nobody. */
export class OfferOverError extends ShopError {
  readonly code = 'OFFER_OVER';

  constructor() {
    super('This offer has ended, so voting is closed.', ['input', 'offerId']);
  }
}

/** Only a code can work or fail. */
export class NoCouponError extends ShopError {
  readonly code = 'NO_COUPON';

  constructor() {
    super('This offer has no coupon code to vote on.', ['input', 'offerId']);
  }
}
