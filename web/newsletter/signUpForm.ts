import type { signUpMutation } from '../__generated__/signUpMutation.graphql.ts';

// What stands in a form of the newsletter, sent with script or without.

/** The field that people do not see. */
export const trapField = 'website';

/** What is said about fields that the form itself looks at. The shop says the same, and whatever else there is to say. */
const emailMissing = 'Enter your email address.';
const consentMissing = 'Tick the box if you want to hear from us.';

/** What a form of the newsletter sends. */
export type SignUpInput = signUpMutation['variables']['input'];

/** Field of the form that a refusal is about. */
export type SignUpField = 'email' | 'name' | 'consent';

/** What is wrong with the form, by field; `form` is about all of it. */
export type SignUpProblems = Partial<Record<SignUpField | 'form', string>>;

/** A field that the form does not have is not sent at all (row 97). */
function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** What the form holds. */
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

/** What can be seen before it is sent: an address that is missing, and a box that is not ticked (rows 98 and 99). */
export function visibleProblems({ email, consent }: SignUpInput): SignUpProblems {
  return {
    ...(consent === false && { consent: consentMissing }),
    ...(email.trim() === '' && { email: emailMissing }),
  };
}
