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
  description: 'Returned when the form was submitted without an email address. Code: EMAIL_REQUIRED.',
  interfaces,
});

builder.objectType(InvalidEmailError, {
  name: 'InvalidEmailError',
  description:
    'Returned when the email address is invalid: it has more than 254 characters, does not have exactly one @, contains invisible characters or characters that no mail server accepts, or has no valid domain. Code: INVALID_EMAIL.',
  interfaces,
});

builder.objectType(InvalidNameError, {
  name: 'InvalidNameError',
  description: 'Returned when the name has more than 100 characters or contains invisible characters. Code: INVALID_NAME.',
  interfaces,
});

builder.objectType(ConsentRequiredError, {
  name: 'ConsentRequiredError',
  description: 'Returned when the form has a consent checkbox that is not ticked. Code: CONSENT_REQUIRED.',
  interfaces,
});

const LinkFaultType = builder.enumType('SubscriptionLinkFault', {
  description: 'Reason that a link in a newsletter email is not valid.',
  values: {
    UNKNOWN: { description: 'The link is unknown or no longer in use.' },
    EXPIRED: { description: 'The confirmation link is older than 48 hours.' },
    USED: { description: 'The confirmation link was already used.' },
  },
});

builder.objectType(SubscriptionLinkError, {
  name: 'SubscriptionLinkError',
  description: 'Returned when the key of a link in a newsletter email is not, or no longer, valid. Code: SUBSCRIPTION_LINK.',
  interfaces,
  fields: (t) => ({ reason: t.expose('reason', { type: LinkFaultType, description: 'Reason that the link is not valid.' }) }),
});

builder.objectType(TooManyPickedError, {
  name: 'TooManyPickedError',
  description: 'Returned when more subscribers were selected than one deletion allows. Code: TOO_MANY_PICKED.',
  interfaces,
  fields: (t) => ({ max: t.exposeInt('max', { description: 'Maximum number of subscribers per deletion.' }) }),
});

builder.objectType(CountChangedError, {
  name: 'CountChangedError',
  description: 'Returned when the number of subscribers differs from the number that the administrator was shown. Code: COUNT_CHANGED.',
  interfaces,
  fields: (t) => ({ count: t.exposeInt('count', { description: 'Current number of subscribers.' }) }),
});

builder.objectType(CannotUndoError, {
  name: 'CannotUndoError',
  description: 'Returned when the deletion is permanent, has already been undone or does not exist. Code: CANNOT_UNDO.',
  interfaces,
});

builder.objectType(EmailNotVerifiedError, {
  name: 'EmailNotVerifiedError',
  description: 'Returned when the email address of the caller’s account is not confirmed. Code: EMAIL_NOT_VERIFIED.',
  interfaces,
});

builder.objectType(AddressErasedError, {
  name: 'AddressErasedError',
  description: 'Returned when the address was erased from the newsletter list and must not be emailed again. Code: ADDRESS_ERASED.',
  interfaces,
});
