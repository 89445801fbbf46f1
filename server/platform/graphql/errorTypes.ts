import { InvalidInputError, NotFoundError, type InputIssue, type ShopError } from '../errors/errors.ts';
import { textIn } from '../i18n/text.ts';
import { ThrottledError } from '../limits/throttle.ts';
import { messages } from './__generated__/messages.ts';
import { builder } from './builder.ts';
import { DryRunPassed } from './dryRun.ts';
import { ForbiddenError } from './forbidden.ts';

/** The fields that all expected errors share, so that a client can show any of them. */
export const UserErrorInterface = builder.interfaceRef<Pick<ShopError, 'code' | 'text' | 'inputPath'>>('UserError').implement({
  description: 'An expected error. Nothing was changed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable error code for API clients; never translated.' }),
    message: t.string({
      description: 'Error message for the user; can be shown as is.',
      resolve: ({ text }, _args, { shop }) => textIn(text, shop.language),
    }),
    path: t.stringList({
      description: 'Path to the invalid input field, outermost first; empty if no field is at fault.',
      resolve: (error) => [...error.inputPath],
    }),
  }),
});

const InputIssueType = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'An invalid input value.',
  fields: (t) => ({
    path: t.exposeStringList('path', { description: 'Path to the input field, outermost first.' }),
    message: t.string({
      description: 'What is wrong with the value and what is allowed.',
      resolve: ({ message }, _args, { shop }) => textIn(message, shop.language),
    }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Returned when input values are invalid.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    issues: t.field({ type: [InputIssueType], description: 'All invalid values.', resolve: (error) => [...error.issues] }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description:
    'Returned when a record named in the input does not exist, no longer exists, or is not visible to the caller; these cases can’t be told apart. Code: NOT_FOUND.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    type: t.exposeString('type', { description: 'Type of the missing record, such as Product, Order or Offer. More may be added.' }),
  }),
});

builder.objectType(ForbiddenError, {
  name: 'ForbiddenError',
  description: 'Returned when the caller does not have permission to perform the action.',
  interfaces: [UserErrorInterface],
});

builder.objectType(ThrottledError, {
  name: 'ThrottledError',
  description: 'Returned when a rate limit is exceeded. Code: THROTTLED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Number of whole seconds to wait before retrying.' }),
  }),
});

builder.objectType(DryRunPassed, {
  name: 'DryRunPassed',
  description: 'Result of a dry run (argument `isDryRun`): the operation would have succeeded. Nothing was changed.',
  fields: (t) => ({
    message: t.string({
      description: 'Message saying that the dry run succeeded.',
      resolve: (_passed, _args, { shop }) => messages[shop.language].canBeSaved,
    }),
  }),
});
