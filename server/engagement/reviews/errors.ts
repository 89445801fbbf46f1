import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { says } from './__generated__/messages.ts';

/** Each person may review a product once. */
export class AlreadyReviewedError extends ShopError {
  readonly code = 'ALREADY_REVIEWED';

  constructor(productName: string) {
    super(
      says((t) => t.youveAlreadyReviewed({ productName })),
      ['input', 'productId'],
    );
  }
}

/** The review doesn't exist. */
export class UnknownReviewError extends NotFoundError {
  constructor() {
    super(
      'Review',
      says((t) => t.thisReviewNoLongerExists),
      ['input', 'reviewId'],
    );
  }
}

/** Authors can't vote on their own reviews. */
export class OwnReviewError extends ShopError {
  readonly code = 'OWN_REVIEW';

  constructor() {
    super(
      says((t) => t.youCantVoteOnOwnReview),
      ['input', 'reviewId'],
    );
  }
}
