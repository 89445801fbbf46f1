import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** The shop lets only those do this who have signed in. Its message says what to sign in for, in a whole sentence. */
export class SignInRequiredError extends ShopError {
  readonly code = 'SIGN_IN_REQUIRED';
}

/** More passwords are being checked at this moment than the server has room for. */
export class BusyError extends ShopError {
  readonly code = 'BUSY';

  constructor() {
    super('Many people are signing in at this moment. Please try again in a few seconds.');
  }
}

/** Address and password do not belong together. It does not say which of them is wrong. */
export class WrongCredentialsError extends ShopError {
  readonly code = 'WRONG_CREDENTIALS';

  /** @param message a whole sentence, the same whatever is wrong */
  constructor(message = 'The e-mail address or the password is not right.', path: readonly string[] = []) {
    super(message, path);
  }
}

/** The link of a mail was used already, is too old, or never was one. */
export class UnknownLinkError extends ShopError {
  readonly code = 'UNKNOWN_LINK';

  constructor() {
    super('This link cannot be used any more. Ask for a new one.');
  }
}

/** A newer mail was sent since, and its link counts instead. Only who has the link learns it. */
export class LinkReplacedError extends ShopError {
  readonly code = 'LINK_REPLACED';

  constructor() {
    super('A newer mail was sent since: use the link of the newest one, or have another one sent.');
  }
}

/** What the link was for is done: the account is there. Only who has the link learns it. */
export class AlreadyConfirmedError extends ShopError {
  readonly code = 'ALREADY_CONFIRMED';

  constructor() {
    super('Your address is confirmed already. Sign in.');
  }
}

/** The address book holds as many addresses as it may hold. */
export class AddressBookFullError extends ShopError {
  readonly code = 'ADDRESS_BOOK_FULL';
  readonly max: number;

  constructor(max: number) {
    super(`An address book holds ${max} addresses. Remove one first.`);
    this.max = max;
  }
}

/** The code of the second factor is wrong, too old, or was used before. */
export class WrongCodeError extends ShopError {
  readonly code = 'WRONG_CODE';

  constructor() {
    super('This code is not right. Codes change every 30 seconds, and each counts once.', ['input', 'code']);
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
    super('Customer', 'This customer is gone. Reload the page.', ['input', 'databaseId']);
  }
}
