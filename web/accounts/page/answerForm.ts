import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { signInPath } from '../accountAddress.ts';
import { addressForms } from './addressForms.ts';
import { failedAnswer, type FormAnswer } from './formAnswer.ts';
import { orderForms } from './orderForms.ts';
import { ownForms } from './ownForms.ts';
import { sessionForms } from './sessionForms.ts';
import { doneWords, type DoneWord } from './formWords.ts';

/** What answers the forms of one name. */
export type FormHandler = (environment: IEnvironment, form: FormData) => Promise<FormAnswer>;

const handlers: ReadonlyMap<string, FormHandler> = new Map(
  Object.entries({ ...ownForms, ...addressForms, ...sessionForms, ...orderForms }),
);

/**
 * Does what a form of the account page asks for: in the browser, and where no script runs on the server, in the same way.
 * @param page path of the page that the form stands on
 */
export async function answerForm(environment: IEnvironment, form: FormData, page: string): Promise<FormAnswer> {
  const name = form.get('form');
  const handler = typeof name === 'string' ? handlers.get(name) : undefined;
  if (!handler) return failedAnswer('', { __typename: '', message: 'This form is not known.' });
  const answer = await handler(environment, form);
  return answer.to === 'sign-in' ? { ...answer, to: signInPath(page), isNewVisitor: true } : answer;
}

/** The word that says in an address what was done; null when more has to be said than a word. */
function wordOf({ message, leftOut }: FormAnswer): DoneWord | null {
  if (leftOut) return null;
  return (Object.keys(doneWords) as DoneWord[]).find((word) => doneWords[word] === message) ?? null;
}

/** For the routes: what the forms do where script does not. A page that is loaded once more does not do it once more. */
export function accountAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const { pathname } = new URL(request.url);
    const answer = await answerForm(environment, await request.formData(), pathname);
    const word = answer.isDone ? wordOf(answer) : null;
    if (answer.to) return redirect(answer.to, 303);
    if (word) return redirect(`${pathname}?done=${word}`, 303);
    return data<FormAnswer>(answer, { status: answer.isDone ? 200 : 422 });
  };
}
