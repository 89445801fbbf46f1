import { NotFoundError, ShopError } from '../../../platform/errors/errors.ts';

/** The account has as many alerts as it may have. */
export class TooManyDealAlertsError extends ShopError {
  readonly code = 'TOO_MANY_DEAL_ALERTS';

  constructor(max: number) {
    super(`You have ${max} alerts. Delete one to create another.`, ['input']);
  }
}

/** The alert doesn't exist (any longer), or belongs to somebody else. */
export class UnknownDealAlertError extends NotFoundError {
  constructor() {
    super('DealAlert', 'This alert no longer exists.', ['input', 'id']);
  }
}

/** The key of an email's link belongs to no account (any longer). */
export class DealAlertLinkError extends ShopError {
  readonly code = 'DEAL_ALERT_LINK';

  constructor() {
    super('This link doesn’t work. Sign in to change your deal alerts.', ['input', 'key']);
  }
}
