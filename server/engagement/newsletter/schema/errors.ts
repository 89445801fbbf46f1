import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import {
  AddressErasedError,
  CannotUndoError,
  ConsentRequiredError,
  CountChangedError,
  EmailNotVerifiedError,
  EmailRequiredError,
  InvalidEmailError,
  InvalidNameError,
  SubscriptionLinkError,
  TooManyPickedError,
} from '../errors.ts';

const interfaces = [UserErrorInterface];

builder.objectType(EmailRequiredError, {
  name: 'EmailRequiredError',
  description: 'The form was sent without an address (row 99). Code EMAIL_REQUIRED.',
  interfaces,
});

builder.objectType(InvalidEmailError, {
  name: 'InvalidEmailError',
  description:
    'What was entered is no address: more than 254 characters, not exactly one @, characters that cannot be seen or that no mail server takes, or no domain that can be one. Code INVALID_EMAIL.',
  interfaces,
});

builder.objectType(InvalidNameError, {
  name: 'InvalidNameError',
  description: 'The name has more than 100 characters, or such as cannot be seen. Code INVALID_NAME.',
  interfaces,
});

builder.objectType(ConsentRequiredError, {
  name: 'ConsentRequiredError',
  description: 'The form has a box to tick (variant B), and it is not ticked (row 98). Code CONSENT_REQUIRED.',
  interfaces,
});

const LinkFaultType = builder.enumType('SubscriptionLinkFault', {
  description: 'Why a link of the newsletter’s mails does nothing.',
  values: {
    UNKNOWN: { description: 'Nobody’s mails carry it (any more).' },
    EXPIRED: { description: 'It asked to confirm, and is older than 48 hours.' },
    USED: { description: 'It asked to confirm, and was used.' },
  },
});

builder.objectType(SubscriptionLinkError, {
  name: 'SubscriptionLinkError',
  description: 'The key of a link in the newsletter’s mails is good for nothing (any more). Code SUBSCRIPTION_LINK.',
  interfaces,
  fields: (t) => ({ reason: t.expose('reason', { type: LinkFaultType, description: 'Why.' }) }),
});

builder.objectType(TooManyPickedError, {
  name: 'TooManyPickedError',
  description: 'More records were picked than one deletion takes. Code TOO_MANY_PICKED.',
  interfaces,
  fields: (t) => ({ max: t.exposeInt('max', { description: 'So many it takes.' }) }),
});

builder.objectType(CountChangedError, {
  name: 'CountChangedError',
  description: 'The list has another length than the administrator was shown. Code COUNT_CHANGED.',
  interfaces,
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many there are now.' }) }),
});

builder.objectType(CannotUndoError, {
  name: 'CannotUndoError',
  description: 'The deletion is gone for good, undone already, or never was. Code CANNOT_UNDO.',
  interfaces,
});

builder.objectType(EmailNotVerifiedError, {
  name: 'EmailNotVerifiedError',
  description: 'The address of the caller’s account has not been confirmed. Code EMAIL_NOT_VERIFIED.',
  interfaces,
});

builder.objectType(AddressErasedError, {
  name: 'AddressErasedError',
  description: 'The address was erased from the newsletter, which promised never to write to it again. Code ADDRESS_ERASED.',
  interfaces,
});
