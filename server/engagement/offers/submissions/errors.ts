import { NotFoundError, ShopError } from '../../../platform/errors/errors.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

/** The shop takes no submissions of deals. */
export class DealSubmissionsClosedError extends ShopError {
  readonly code = 'DEAL_SUBMISSIONS_CLOSED';

  constructor() {
    super(
      says((t) => t.youCantSubmitDealsAtTheMoment),
      ['input'],
    );
  }
}

/** The account has as many waiting submissions as it may have. */
export class TooManySubmissionsError extends ShopError {
  readonly code = 'TOO_MANY_SUBMISSIONS';

  constructor(max: number) {
    super(
      says((t) => t.tooManyDealsAreWaiting({ max })),
      ['input'],
    );
  }
}

/** A deal with the same link, or one at the same shop with a similar title, is live or waits for review. */
export class DuplicateDealError extends ShopError {
  readonly code = 'DUPLICATE_DEAL';
  /** The live offer; null if the deal waits for review. */
  readonly offerId: number | null;
  /** Whether the deal may be submitted all the same: the link differs. */
  readonly mayContinue: boolean;

  constructor(text: Text, offerId: number | null, mayContinue: boolean) {
    super(text, ['input', mayContinue ? 'isNew' : 'url']);
    this.offerId = offerId;
    this.mayContinue = mayContinue;
  }
}

/** Staff have published or rejected the submission already. */
export class DealReviewedError extends ShopError {
  readonly code = 'DEAL_REVIEWED';

  constructor() {
    super(
      says((t) => t.dealIsAlreadyDecided),
      ['input', 'id'],
    );
  }
}

/** The submission doesn't exist (any longer). */
export class UnknownSubmissionError extends NotFoundError {
  constructor() {
    super(
      'DealSubmission',
      says((t) => t.thisSubmittedDealNoLongerExists),
      ['input', 'id'],
    );
  }
}
