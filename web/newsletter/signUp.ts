import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { signUpMutation } from '../__generated__/signUpMutation.graphql.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { NetworkError } from '../kit/relay/networkError.ts';
import { visibleProblems, type SignUpField, type SignUpInput, type SignUpProblems } from './signUpForm.ts';

export interface SubscribeOutcome {
  message: string;
  /** Whether the form was accepted; otherwise the message says why not. */
  isAccepted: boolean;
}

/** Result of a sent form. */
export interface SignUpResult {
  given: SignUpInput;
  problems: SignUpProblems;
  thanks: SubscribeOutcome | null;
}

const fields: Readonly<Record<string, SignUpField>> = {
  EmailRequiredError: 'email',
  InvalidEmailError: 'email',
  InvalidNameError: 'name',
  ConsentRequiredError: 'consent',
};

/** A network error or a timeout is no response; anything else is one (row 101). */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof NetworkError && (error.code === 'fetch_error' || (error.code === 'unknown_error' && error.cause instanceof Error))
  );
}

/** Sends a form, by script and by the route's action alike. Never throws: every error becomes a problem of the form. */
export async function signUp(environment: IEnvironment, given: SignUpInput): Promise<SignUpResult> {
  const visible = visibleProblems(given);
  if (Object.keys(visible).length > 0) return { given, problems: visible, thanks: null };
  const refused = (message: string, field: SignUpField | 'form', isAnswer = true): SignUpResult => ({
    given,
    problems: { [field]: message },
    // The first variant shows the thank-you panel for any response (row 101), with the response's message.
    thanks: isAnswer && given.variant === 'A' ? { message, isAccepted: false } : null,
  });
  try {
    const { __typename, message = '' } = await runMutation<signUpMutation>(
      environment,
      graphql`
        mutation signUpMutation($input: SubscribeInput!) {
          result: subscribe(input: $input) {
            __typename
            ... on SubscribePayload {
              message
            }
            ... on UserError {
              message
            }
          }
        }
      `,
      { input: given },
    );
    if (__typename === 'SubscribePayload') return { given, problems: {}, thanks: { message, isAccepted: true } };
    return refused(message, fields[__typename] ?? 'form');
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error), 'form', !isUnanswered(error));
  }
}
