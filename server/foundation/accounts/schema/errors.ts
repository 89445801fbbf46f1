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
    'Only those may do this who have signed in (some of it depends on ShopSettings), and the caller is a guest. Code SIGN_IN_REQUIRED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(BusyError, {
  name: 'BusyError',
  description: 'More passwords are being checked at this moment than the server has room for; it may be tried again in seconds. Code BUSY.',
  interfaces: [UserErrorInterface],
});

builder.objectType(WrongCredentialsError, {
  name: 'WrongCredentialsError',
  description:
    'Address and password do not belong together; of somebody who has signed in, the password is not theirs. An address without an account is answered in the same way. Code WRONG_CREDENTIALS.',
  interfaces: [UserErrorInterface],
});

builder.objectType(UnknownLinkError, {
  name: 'UnknownLinkError',
  description: 'The secret of a mail’s link was used already, is too old, is another account’s, or never was one. Code UNKNOWN_LINK.',
  interfaces: [UserErrorInterface],
});

builder.objectType(LinkReplacedError, {
  name: 'LinkReplacedError',
  description: 'A newer mail of the same registration was sent since, and its link counts instead. Code LINK_REPLACED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(AlreadyConfirmedError, {
  name: 'AlreadyConfirmedError',
  description: 'The account of the link is made already, by this link or another one of the same address. Code ALREADY_CONFIRMED.',
  interfaces: [UserErrorInterface],
});

builder.objectType(AddressBookFullError, {
  name: 'AddressBookFullError',
  description: 'The address book is full. Code ADDRESS_BOOK_FULL.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ max: t.exposeInt('max', { description: 'So many addresses it holds.' }) }),
});

builder.objectType(WrongCodeError, {
  name: 'WrongCodeError',
  description: 'The code of the second factor is wrong, too old, or was used before. Code WRONG_CODE.',
  interfaces: [UserErrorInterface],
});

builder.objectType(StepUpRequiredError, {
  name: 'StepUpRequiredError',
  description: 'Password or code have to be shown anew before this; see adminStepUp. Code STEP_UP_REQUIRED.',
  interfaces: [UserErrorInterface],
});
