import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { signUpMutation } from '../__generated__/signUpMutation.graphql.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { NetworkError } from '../kit/relay/networkError.ts';
import type { Proof } from './challengeWork.ts';

/** What a form of the newsletter sends. */
export type SignUpInput = signUpMutation['variables']['input'];

/** Field of the form that a refusal is about. */
export type SignUpField = 'email' | 'name' | 'consent';

/** What came of sending it. */
export type SignUpAnswer =
  | { kind: 'taken'; message: string }
  | { kind: 'refused'; message: string; field: SignUpField | null; isChallenge: boolean; isTooEarly: boolean }
  | { kind: 'unanswered'; message: string };

const fields: Readonly<Record<string, SignUpField>> = {
  EmailRequiredError: 'email',
  InvalidEmailError: 'email',
  InvalidNameError: 'name',
  ConsentRequiredError: 'consent',
};

/** A network that failed, or kept silent for too long, is no answer; whatever else came back is one (row 101). */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof NetworkError && (error.code === 'fetch_error' || (error.code === 'unknown_error' && error.cause instanceof Error))
  );
}

const refused = (message: string): SignUpAnswer => ({ kind: 'refused', message, field: null, isChallenge: false, isTooEarly: false });

/** Sends a form once. It never throws: whatever goes wrong is an answer, or none. */
export async function sendSignUp(environment: IEnvironment, input: SignUpInput): Promise<SignUpAnswer> {
  try {
    const result = await runMutation<signUpMutation>(
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
            ... on ChallengeError {
              reason
            }
          }
        }
      `,
      { input },
    );
    const { __typename, message = '', reason } = result;
    if (__typename === 'SubscribePayload') return { kind: 'taken', message };
    return {
      kind: 'refused',
      message,
      field: fields[__typename] ?? null,
      isChallenge: __typename === 'ChallengeError',
      isTooEarly: reason === 'TOO_EARLY',
    };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): SignUpAnswer {
  const message = error instanceof Error ? error.message : String(error);
  return isUnanswered(error) ? { kind: 'unanswered', message } : refused(message);
}

/**
 * Sends a form with the proof that this browser has worked for it. A challenge that is too old, or was used by another tab, is worked for
 * anew.
 * @param prove works, or has worked already
 */
export async function proveAndSend(environment: IEnvironment, input: SignUpInput, prove: () => Promise<Proof>): Promise<SignUpAnswer> {
  try {
    const first = await sendSignUp(environment, { ...input, ...(await prove()) });
    if (first.kind !== 'refused' || !first.isChallenge) return first;
    return await sendSignUp(environment, { ...input, ...(await prove()) });
  } catch (error) {
    return failed(error);
  }
}
