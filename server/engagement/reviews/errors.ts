import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** Each person may review a product once. */
export class AlreadyReviewedError extends ShopError {
  readonly code = 'ALREADY_REVIEWED';

  constructor(productName: string) {
    super(`You’ve already reviewed “${productName}”.`, ['input', 'productId']);
  }
}

/** The review doesn't exist. */
export class UnknownReviewError extends NotFoundError {
  constructor() {
    super('Review', 'This review no longer exists.', ['input', 'reviewId']);
  }
}

/** Authors can't vote on their own reviews. */
export class OwnReviewError extends ShopError {
  readonly code = 'OWN_REVIEW';

  constructor() {
    super('You can’t vote on your own review.', ['input', 'reviewId']);
  }
}
