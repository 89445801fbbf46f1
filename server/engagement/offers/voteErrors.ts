import { ShopError } from '../../platform/errors/errors.ts';

/** Each person votes once. The first vote counts and can't be changed. */
export class AlreadyVotedError extends ShopError {
  readonly code = 'ALREADY_VOTED';
}

/** The offer has ended, so votes and comments no longer help anyone. */
export class OfferOverError extends ShopError {
  readonly code = 'OFFER_OVER';

  constructor(message = 'This offer has ended, so voting is closed.') {
    super(message, ['input', 'offerId']);
  }
}

/** The offer has no code that could work or fail. */
export class NoCouponError extends ShopError {
  readonly code = 'NO_COUPON';

  constructor() {
    super('This offer has no coupon code to vote on.', ['input', 'offerId']);
  }
}
