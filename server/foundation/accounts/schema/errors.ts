import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import {
  AddressBookFullError,
  AlreadyConfirmedError,
  BusyError,
  LinkReplacedError,
  SignInRequiredError,
  UnknownLinkError,
  WrongCodeError,
  WrongCredentialsError,
} from '../errors.ts';

builder.objectType(SignInRequiredError, {
  name: 'SignInRequiredError',
  description:
    'Returned when an action requires signing in and the caller is a guest. For some actions this depends on `ShopSettings`. Code: SIGN_IN_REQUIRED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(BusyError, {
  name: 'BusyError',
  description: 'Returned when the server is checking too many passwords at the same time. Retry after a few seconds. Code: BUSY.',
  interfaces: [UserErrorInterface],
});

builder.objectType(WrongCredentialsError, {
  name: 'WrongCredentialsError',
  description:
    'Returned when email address and password do not match or, for a signed-in caller, when the password is wrong. An address without an account gets the same response. Code: WRONG_CREDENTIALS.',
  interfaces: [UserErrorInterface],
});

builder.objectType(UnknownLinkError, {
  name: 'UnknownLinkError',
  description:
    'Returned when the token in an emailed link is invalid, has expired, has already been used or belongs to another account. Code: UNKNOWN_LINK.',
  interfaces: [UserErrorInterface],
});

builder.objectType(LinkReplacedError, {
  name: 'LinkReplacedError',
  description: 'Returned when a newer email was sent for the same registration, and its link replaces this one. Code: LINK_REPLACED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(AlreadyConfirmedError, {
  name: 'AlreadyConfirmedError',
  description:
    'Returned when the account has already been created, with this link or another one for the same address. Code: ALREADY_CONFIRMED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(AddressBookFullError, {
  name: 'AddressBookFullError',
  description: 'Returned when the address book is full. Code: ADDRESS_BOOK_FULL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ max: t.exposeInt('max', { description: 'Maximum number of addresses in the address book.' }) }),
});

builder.objectType(WrongCodeError, {
  name: 'WrongCodeError',
  description: 'Returned when the code of the second factor is wrong, expired or already used. Code: WRONG_CODE.',
  interfaces: [UserErrorInterface],
});

builder.objectType(StepUpRequiredError, {
  name: 'StepUpRequiredError',
  description:
    'Returned when the action requires re-authentication with a password or one-time code first; see `adminStepUp`. Code: STEP_UP_REQUIRED.',
  interfaces: [UserErrorInterface],
});
