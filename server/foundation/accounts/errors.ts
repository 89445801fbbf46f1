import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { joined, type Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** The action requires sign-in. The message is a full sentence that says what to sign in for. */
export class SignInRequiredError extends ShopError {
  readonly code = 'SIGN_IN_REQUIRED';
}

/** The server is checking as many passwords as it can at the moment. */
export class BusyError extends ShopError {
  readonly code = 'BUSY';

  constructor() {
    super(says((t) => t.tooManyPeopleAreSigningIn));
  }
}

/** Email address and password don't match. The error doesn't reveal which of them is wrong. */
export class WrongCredentialsError extends ShopError {
  readonly code = 'WRONG_CREDENTIALS';

  /** @param text a full sentence that is the same for every cause */
  constructor(text: Text = says((t) => t.incorrectEmailAddressOrPassword), path: readonly string[] = []) {
    super(text, path);
  }
}

/** The link from an email was already used, has expired, or never existed. */
export class UnknownLinkError extends ShopError {
  readonly code = 'UNKNOWN_LINK';

  constructor() {
    super(says((t) => t.thisLinkIsNoLongerValid));
  }
}

/** A newer email was sent and its link replaces this one. Only the holder of the link learns this. */
export class LinkReplacedError extends ShopError {
  readonly code = 'LINK_REPLACED';

  constructor() {
    super(says((t) => t.weveSinceSentYouANewerEmail));
  }
}

/** The link was already used and the account exists. Only the holder of the link learns this. */
export class AlreadyConfirmedError extends ShopError {
  readonly code = 'ALREADY_CONFIRMED';

  constructor() {
    super(says((t) => t.yourEmailAddressIsAlreadyConfirmed));
  }
}

/** The address book has reached the maximum number of addresses. */
export class AddressBookFullError extends ShopError {
  readonly code = 'ADDRESS_BOOK_FULL';
  readonly max: number;

  constructor(max: number) {
    super(says((t) => t.addressBookIsFull({ max })));
    this.max = max;
  }
}

/** The code of the second factor is wrong, expired, or already used. */
export class WrongCodeError extends ShopError {
  readonly code = 'WRONG_CODE';

  constructor() {
    super(
      says((t) => t.incorrectCode),
      ['input', 'code'],
    );
  }
}

/** The account can't be erased now. */
export class ErasureBlockedError extends ShopError {
  readonly code = 'ERASURE_BLOCKED';
  /** The reasons, as sentences. */
  readonly obstacles: readonly Text[];

  constructor(obstacles: readonly Text[]) {
    super(joined(obstacles));
    this.obstacles = obstacles;
  }
}

/** The customer named by staff doesn't exist (any longer). */
export class CustomerNotFoundError extends NotFoundError {
  constructor() {
    super(
      'Customer',
      says((t) => t.thisCustomerNoLongerExists),
      ['input', 'id'],
    );
  }
}
