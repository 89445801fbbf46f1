import type { signUpMutation } from '../__generated__/signUpMutation.graphql.ts';
import * as t from './__generated__/messages.ts';

// The fields of a newsletter form, sent with or without script.

/** The honeypot field. */
export const trapField = 'website';

/** Messages for the fields that the form validates itself. The server uses the same ones, and has more. */
const emailMissing = t.enterYourEmailAddress;
const consentMissing = t.tickBoxIfYouWant;

/** Input of a newsletter form. */
export type SignUpInput = signUpMutation['variables']['input'];

/** Field of the form that a problem is about. */
export type SignUpField = 'email' | 'name' | 'consent';

/** Problems of the form by field; `form` is about the whole form. */
export type SignUpProblems = Partial<Record<SignUpField | 'form', string>>;

/** A field that the form does not have is not sent at all (row 97). */
function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** Reads the form's input. */
export function readSignUp(form: FormData): SignUpInput {
  const variant = textOf(form, 'variant');
  const hasBox = variant === 'B';
  const name = textOf(form, 'name');
  return {
    email: textOf(form, 'email') ?? '',
    ...(name !== undefined && { name }),
    ...(hasBox && { consent: form.has('consent') }),
    ...((variant === 'A' || hasBox) && { variant }),
    wordingVersion: textOf(form, 'wordingVersion'),
    placement: textOf(form, 'placement'),
    pageLink: textOf(form, 'pageLink'),
    website: textOf(form, trapField),
  };
}

/** Problems found before sending: a missing address, and an unticked consent box (rows 98 and 99). */
export function visibleProblems({ email, consent }: SignUpInput): SignUpProblems {
  return {
    ...(consent === false && { consent: consentMissing }),
    ...(email.trim() === '' && { email: emailMissing }),
  };
}
