import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { maxNameLength, maxPicked } from './rules.ts';

/** The form was submitted without an address (row 99). */
export class EmailRequiredError extends ShopError {
  readonly code = 'EMAIL_REQUIRED';

  constructor() {
    super('Enter your email address.', ['input', 'email']);
  }
}

/** The entered address is invalid. */
export class InvalidEmailError extends ShopError {
  readonly code = 'INVALID_EMAIL';

  constructor() {
    super('Enter an email address such as name@example.com.', ['input', 'email']);
  }
}

/** The entered name is invalid. */
export class InvalidNameError extends ShopError {
  readonly code = 'INVALID_NAME';

  constructor() {
    super(`Enter a name of at most ${maxNameLength} characters on one line, or leave the field empty.`, ['input', 'name']);
  }
}

/** The form has a consent checkbox that isn't ticked (row 98). */
export class ConsentRequiredError extends ShopError {
  readonly code = 'CONSENT_REQUIRED';

  constructor() {
    super('Tick the box if you want to hear from us.', ['input', 'consent']);
  }
}

/** Why a link in an email is invalid. */
export type LinkFault = 'UNKNOWN' | 'EXPIRED' | 'USED';

const linkMessages: Record<LinkFault, string> = {
  UNKNOWN: 'This link doesn’t work. Copy all of it from the email.',
  EXPIRED: 'This link has expired. Subscribe again to get a new one.',
  USED: 'This link has already been used. There’s nothing more to confirm.',
};

/** A link in a newsletter email that isn't valid (any longer). */
export class SubscriptionLinkError extends ShopError {
  readonly code = 'SUBSCRIPTION_LINK';
  readonly reason: LinkFault;

  constructor(reason: LinkFault) {
    super(linkMessages[reason], ['input', 'key']);
    this.reason = reason;
  }
}

/** More subscribers were selected than one deletion allows. */
export class TooManyPickedError extends ShopError {
  readonly code = 'TOO_MANY_PICKED';
  readonly max = maxPicked;

  constructor() {
    super(`Select at most ${maxPicked} subscribers at once, or delete all of them.`, ['input', 'ids']);
  }
}

/** The number of subscribers has changed since it was shown to the administrator. */
export class CountChangedError extends ShopError {
  readonly code = 'COUNT_CHANGED';
  /** The current number of subscribers. */
  readonly count: number;

  constructor(count: number) {
    super(`The number of subscribers is now ${count}. Review the list before you delete all of them.`, ['input', 'expectedCount']);
    this.count = count;
  }
}

/** The deletion is permanent, was already undone, or doesn't exist. */
export class CannotUndoError extends ShopError {
  readonly code = 'CANNOT_UNDO';

  constructor(message = 'This deletion can’t be undone.') {
    super(message, ['input', 'id']);
  }
}

/** The integration doesn't exist. */
export class UnknownIntegrationError extends NotFoundError {
  constructor() {
    super('Integration', 'This integration no longer exists. Reload the list.', ['input', 'id']);
  }
}

/** The account's email address isn't verified: it may belong to another person. */
export class EmailNotVerifiedError extends ShopError {
  readonly code = 'EMAIL_NOT_VERIFIED';

  constructor() {
    super('Confirm your email address first, so we know that our emails reach you.');
  }
}

/** The address was permanently erased from the newsletter. */
export class AddressErasedError extends ShopError {
  readonly code = 'ADDRESS_ERASED';

  constructor() {
    super('You asked us to delete this address and never email it again. Use another address, or contact us if you’ve changed your mind.');
  }
}
