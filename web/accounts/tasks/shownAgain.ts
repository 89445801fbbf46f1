import { data } from 'react-router';
import type { AccountAnswer } from './accountAnswer.ts';
import { describeFailure, type FailedResult } from './failure.ts';
import type { AccountValues } from './formValues.ts';

/** Shows a form again with what was entered, except the password. */
export function shownAgain({ email, name, intent }: AccountValues, { failure = null, sentTo = null }: Partial<AccountAnswer>) {
  return data<AccountAnswer>({ failure, values: { email, name }, sentTo, intent }, { status: failure ? 422 : 200 });
}

/** Shows a form again with the errors of its mutation. */
export const failed = (values: AccountValues, result: FailedResult, fields: readonly string[]) =>
  shownAgain(values, { failure: describeFailure(result, fields) });
