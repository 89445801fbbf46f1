import { ShopError } from '../../platform/errors/errors.ts';
import { says } from './__generated__/messages.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Each person votes once. The first vote counts and can't be changed. */
export class AlreadyVotedError extends ShopError {
  readonly code = 'ALREADY_VOTED';
}

/** The offer has ended, so votes and comments no longer help anyone. */
export class OfferOverError extends ShopError {
  readonly code = 'OFFER_OVER';

  constructor(text: Text = says((t) => t.votingIsClosed)) {
    super(text, ['input', 'offerId']);
  }
}

/** The offer has no code that could work or fail. */
export class NoCouponError extends ShopError {
  readonly code = 'NO_COUPON';

  constructor() {
    super(
      says((t) => t.thisOfferHasNoCouponCode),
      ['input', 'offerId'],
    );
  }
}
