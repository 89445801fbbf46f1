import { InvalidInputError, NotFoundError, type InputIssue, type ShopError } from '../errors/errors.ts';
import { ThrottledError } from '../limits/throttle.ts';
import { builder } from './builder.ts';
import { DryRunPassed } from './dryRun.ts';
import { ForbiddenError } from './forbidden.ts';

/** What every expected failure has in common, so that a client can show any of them. */
export const UserErrorInterface = builder.interfaceRef<ShopError>('UserError').implement({
  description: 'An expected failure. Nothing was changed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable and never translated: what programs decide by.' }),
    message: t.exposeString('message', { description: 'Written for the person who caused it; may be shown as it is.' }),
    path: t.stringList({
      description: 'The input field at fault, from the outside in; empty when it is none.',
      resolve: (error) => [...error.inputPath],
    }),
  }),
});

const InputIssueType = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One value that is not allowed.',
  fields: (t) => ({
    path: t.exposeStringList('path', { description: 'The input field, from the outside in.' }),
    message: t.exposeString('message', { description: 'What is wrong with it and what is allowed.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Values of the input are not allowed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    issues: t.field({ type: [InputIssueType], description: 'Every value at fault.', resolve: (error) => [...error.issues] }),
  }),
});

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description:
    'What the input names isn’t there (any more), or the caller may not know of it; the two cannot be told apart. Code NOT_FOUND.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    type: t.exposeString('type', { description: 'What wasn’t found, such as Product, Order or Offer. More may follow.' }),
  }),
});

builder.objectType(ForbiddenError, {
  name: 'ForbiddenError',
  description: 'The caller lacks the right to do this.',
  interfaces: [UserErrorInterface],
});

builder.objectType(ThrottledError, {
  name: 'ThrottledError',
  description: 'It was tried too often. Code THROTTLED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'After so many whole seconds it may be tried again.' }),
  }),
});

builder.objectType(DryRunPassed, {
  name: 'DryRunPassed',
  description: 'A dry run (argument "isDryRun") that would have succeeded. Nothing was changed.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Says so.' }) }),
});
