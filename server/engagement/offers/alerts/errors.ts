import { NotFoundError, ShopError } from '../../../platform/errors/errors.ts';
import { says } from '../__generated__/messages.ts';

/** The account has as many alerts as it may have. */
export class TooManyDealAlertsError extends ShopError {
  readonly code = 'TOO_MANY_DEAL_ALERTS';

  constructor(max: number) {
    super(
      says((t) => t.youHaveAlerts({ max })),
      ['input'],
    );
  }
}

/** The alert doesn't exist (any longer), or belongs to somebody else. */
export class UnknownDealAlertError extends NotFoundError {
  constructor() {
    super(
      'DealAlert',
      says((t) => t.alertNoLongerExists),
      ['input', 'id'],
    );
  }
}

/** The key of an email's link belongs to no account (any longer). */
export class DealAlertLinkError extends ShopError {
  readonly code = 'DEAL_ALERT_LINK';

  constructor() {
    super(
      says((t) => t.alertLinkDoesntWork),
      ['input', 'key'],
    );
  }
}
