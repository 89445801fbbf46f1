import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { redirectWithFlash } from '../../kit/flash.ts';
import { signInPath } from '../accountAddress.ts';
import { addressForms } from './addressForms.ts';
import { dealAlertForms } from './dealAlertForms.ts';
import { failedAnswer, type FormAnswer } from './formAnswer.ts';
import { orderForms } from './orderForms.ts';
import { ownForms } from './ownForms.ts';
import { sessionForms } from './sessionForms.ts';
import * as t from '../__generated__/messages.ts';

/** Handles submissions of the forms of one name. */
export type FormHandler = (environment: IEnvironment, form: FormData) => Promise<FormAnswer>;

const handlers: ReadonlyMap<string, FormHandler> = new Map(
  Object.entries({ ...ownForms, ...addressForms, ...sessionForms, ...orderForms, ...dealAlertForms }),
);

/**
 * Handles a form of the account page: in the browser, and without scripts on the server, in the same way.
 * @param page path of the form's page
 */
export async function answerForm(environment: IEnvironment, form: FormData, page: string): Promise<FormAnswer> {
  const name = form.get('form');
  const handler = typeof name === 'string' ? handlers.get(name) : undefined;
  if (!handler) return failedAnswer('', { __typename: '', message: t.unknownForm });
  const answer = await handler(environment, form);
  return answer.to === 'sign-in' ? { ...answer, to: signInPath(page), isNewVisitor: true } : answer;
}

/** Maximum size of the list of skipped products in a cookie, in bytes. */
const leftOutBytes = 2_000;

/** Returns what the next page shows after a form was submitted without scripts, limited to the size of a cookie. */
function retainedAnswer({ form, isDone, message, values, leftOut }: FormAnswer): FormAnswer {
  const answer = { form, isDone, message, values, issues: {} };
  if (!leftOut) return answer;
  let left = leftOutBytes;
  const told = leftOut.filter((item) => (left -= new TextEncoder().encode(JSON.stringify(item)).length) >= 0);
  return { ...answer, leftOut: told, untoldCount: leftOut.length - told.length };
}

/** Route action that handles the forms without scripts. Reloading the page doesn't submit the form again. */
export function accountAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const answer = await answerForm(environment, await request.formData(), pathname);
    if (answer.isDone) return redirectWithFlash(answer.to ?? pathname + search, retainedAnswer(answer));
    return answer.to ? redirect(answer.to, 303) : data<FormAnswer>(answer, { status: 422 });
  };
}
