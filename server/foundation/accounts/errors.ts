import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** The action requires sign-in. The message is a full sentence that says what to sign in for. */
export class SignInRequiredError extends ShopError {
  readonly code = 'SIGN_IN_REQUIRED';
}

/** The server is checking as many passwords as it can at the moment. */
export class BusyError extends ShopError {
  readonly code = 'BUSY';

  constructor() {
    super('Too many people are signing in right now. Try again in a few seconds.');
  }
}

/** Email address and password don't match. The error doesn't reveal which of them is wrong. */
export class WrongCredentialsError extends ShopError {
  readonly code = 'WRONG_CREDENTIALS';

  /** @param message a full sentence that is the same for every cause */
  constructor(message = 'Incorrect email address or password.', path: readonly string[] = []) {
    super(message, path);
  }
}

/** The link from an email was already used, has expired, or never existed. */
export class UnknownLinkError extends ShopError {
  readonly code = 'UNKNOWN_LINK';

  constructor() {
    super('This link is no longer valid. Request a new one.');
  }
}

/** A newer email was sent and its link replaces this one. Only the holder of the link learns this. */
export class LinkReplacedError extends ShopError {
  readonly code = 'LINK_REPLACED';

  constructor() {
    super('We’ve since sent you a newer email. Use the link in the latest one, or request another.');
  }
}

/** The link was already used and the account exists. Only the holder of the link learns this. */
export class AlreadyConfirmedError extends ShopError {
  readonly code = 'ALREADY_CONFIRMED';

  constructor() {
    super('Your email address is already confirmed. Sign in.');
  }
}

/** The address book has reached the maximum number of addresses. */
export class AddressBookFullError extends ShopError {
  readonly code = 'ADDRESS_BOOK_FULL';
  readonly max: number;

  constructor(max: number) {
    super(`Your address book can hold up to ${max} addresses. Remove one first.`);
    this.max = max;
  }
}

/** The code of the second factor is wrong, expired, or already used. */
export class WrongCodeError extends ShopError {
  readonly code = 'WRONG_CODE';

  constructor() {
    super('Incorrect code. Codes change every 30 seconds, and each one works only once.', ['input', 'code']);
  }
}

/** The account can't be erased now. */
export class ErasureBlockedError extends ShopError {
  readonly code = 'ERASURE_BLOCKED';
  /** The reasons, as sentences. */
  readonly obstacles: readonly string[];

  constructor(obstacles: readonly string[]) {
    super(obstacles.join(' '));
    this.obstacles = obstacles;
  }
}

/** The customer named by staff doesn't exist (any longer). */
export class CustomerNotFoundError extends NotFoundError {
  constructor() {
    super('Customer', 'This customer no longer exists. Reload the page.', ['input', 'id']);
  }
}
