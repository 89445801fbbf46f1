import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { maxNameLength, maxPicked } from './rules.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** The form was submitted without an address (row 99). */
export class EmailRequiredError extends ShopError {
  readonly code = 'EMAIL_REQUIRED';

  constructor() {
    super(
      says((t) => t.enterYourEmailAddress),
      ['input', 'email'],
    );
  }
}

/** The entered address is invalid. */
export class InvalidEmailError extends ShopError {
  readonly code = 'INVALID_EMAIL';

  constructor() {
    super(
      says((t) => t.enterAnEmailAddress),
      ['input', 'email'],
    );
  }
}

/** The entered name is invalid. */
export class InvalidNameError extends ShopError {
  readonly code = 'INVALID_NAME';

  constructor() {
    super(
      says((t) => t.enterANameOrLeaveEmpty({ maxNameLength })),
      ['input', 'name'],
    );
  }
}

/** The form has a consent checkbox that isn't ticked (row 98). */
export class ConsentRequiredError extends ShopError {
  readonly code = 'CONSENT_REQUIRED';

  constructor() {
    super(
      says((t) => t.tickTheBox),
      ['input', 'consent'],
    );
  }
}

/** Why a link in an email is invalid. */
export type LinkFault = 'UNKNOWN' | 'EXPIRED' | 'USED';

const linkMessages: Record<LinkFault, Text> = {
  UNKNOWN: says((t) => t.thisLinkDoesntWork),
  EXPIRED: says((t) => t.thisLinkHasExpired),
  USED: says((t) => t.thisLinkHasAlreadyBeenUsed),
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
    super(
      says((t) => t.selectAtMostSubscribers({ maxPicked })),
      ['input', 'ids'],
    );
  }
}

/** The number of subscribers has changed since it was shown to the administrator. */
export class CountChangedError extends ShopError {
  readonly code = 'COUNT_CHANGED';
  /** The current number of subscribers. */
  readonly count: number;

  constructor(count: number) {
    super(
      says((t) => t.numberOfSubscribersHasChanged({ count })),
      ['input', 'expectedCount'],
    );
    this.count = count;
  }
}

/** The deletion is permanent, was already undone, or doesn't exist. */
export class CannotUndoError extends ShopError {
  readonly code = 'CANNOT_UNDO';

  constructor(text: Text = says((t) => t.thisDeletionCantBeUndone)) {
    super(text, ['input', 'id']);
  }
}

/** The integration doesn't exist. */
export class UnknownIntegrationError extends NotFoundError {
  constructor() {
    super(
      'Integration',
      says((t) => t.thisIntegrationNoLongerExists),
      ['input', 'id'],
    );
  }
}

/** The account's email address isn't verified: it may belong to another person. */
export class EmailNotVerifiedError extends ShopError {
  readonly code = 'EMAIL_NOT_VERIFIED';

  constructor() {
    super(says((t) => t.confirmYourEmailAddressFirst));
  }
}

/** The address was permanently erased from the newsletter. */
export class AddressErasedError extends ShopError {
  readonly code = 'ADDRESS_ERASED';

  constructor() {
    super(says((t) => t.addressWasErasedForGood));
  }
}
