import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** The shop lets only those do this who have signed in. Its message says what to sign in for, in a whole sentence. */
export class SignInRequiredError extends ShopError {
  readonly code = 'SIGN_IN_REQUIRED';
}

/** More passwords are being checked at this moment than the server has room for. */
export class BusyError extends ShopError {
  readonly code = 'BUSY';

  constructor() {
    super('Too many people are signing in right now. Try again in a few seconds.');
  }
}

/** Address and password do not belong together. It does not say which of them is wrong. */
export class WrongCredentialsError extends ShopError {
  readonly code = 'WRONG_CREDENTIALS';

  /** @param message a whole sentence, the same whatever is wrong */
  constructor(message = 'Incorrect email address or password.', path: readonly string[] = []) {
    super(message, path);
  }
}

/** The link of a mail was used already, is too old, or never was one. */
export class UnknownLinkError extends ShopError {
  readonly code = 'UNKNOWN_LINK';

  constructor() {
    super('This link is no longer valid. Request a new one.');
  }
}

/** A newer mail was sent since, and its link counts instead. Only who has the link learns it. */
export class LinkReplacedError extends ShopError {
  readonly code = 'LINK_REPLACED';

  constructor() {
    super('We’ve sent you a newer email since. Use the link in the latest one, or request another.');
  }
}

/** What the link was for is done: the account is there. Only who has the link learns it. */
export class AlreadyConfirmedError extends ShopError {
  readonly code = 'ALREADY_CONFIRMED';

  constructor() {
    super('Your email address is already confirmed. Sign in.');
  }
}

/** The address book holds as many addresses as it may hold. */
export class AddressBookFullError extends ShopError {
  readonly code = 'ADDRESS_BOOK_FULL';
  readonly max: number;

  constructor(max: number) {
    super(`Your address book can hold up to ${max} addresses. Remove one first.`);
    this.max = max;
  }
}

/** The code of the second factor is wrong, too old, or was used before. */
export class WrongCodeError extends ShopError {
  readonly code = 'WRONG_CODE';

  constructor() {
    super('Incorrect code. Codes change every 30 seconds, and each one works only once.', ['input', 'code']);
  }
}

/** An account cannot be erased now. */
export class ErasureBlockedError extends ShopError {
  readonly code = 'ERASURE_BLOCKED';
  /** Why, as sentences. */
  readonly obstacles: readonly string[];

  constructor(obstacles: readonly string[]) {
    super(obstacles.join(' '));
    this.obstacles = obstacles;
  }
}

/** What the staff name is no customer (any more). */
export class CustomerGoneError extends NotFoundError {
  constructor() {
    super('Customer', 'This customer no longer exists. Reload the page.', ['input', 'id']);
  }
}
