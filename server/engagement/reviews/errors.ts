import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** Everybody may review a product once. */
export class AlreadyReviewedError extends ShopError {
  readonly code = 'ALREADY_REVIEWED';

  constructor(productName: string) {
    super(`You’ve already reviewed “${productName}”.`, ['input', 'productId']);
  }
}

/** There is no such review. */
export class UnknownReviewError extends NotFoundError {
  constructor() {
    super('Review', 'This review no longer exists.', ['input', 'reviewId']);
  }
}

/** Nobody says of their own review that it is helpful. */
export class OwnReviewError extends ShopError {
  readonly code = 'OWN_REVIEW';

  constructor() {
    super('You can’t vote on your own review.', ['input', 'reviewId']);
  }
}
