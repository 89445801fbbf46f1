import { textsOf } from '../../kit/forms/fieldText.ts';

// Fields of the account forms, by their names in the mutations.

export const signInFields = ['email', 'password'] as const;
export const registerFields = ['name', 'email', 'password'] as const;
export const emailFields = ['email'] as const;
export const passwordFields = ['password'] as const;

/** Requests another email: `resend` sends the last one again, `renew` replaces one whose link is no longer valid. */
export type MailIntent = 'resend' | 'renew';

export interface AccountValues {
  email: string;
  name: string;
  password: string;
  /** Null unless another email is requested. */
  intent: MailIntent | null;
}

/** Returns the values of a form; missing fields are empty. */
export function readAccountForm(form: FormData): AccountValues {
  const { email, name, password, intent: said } = textsOf(form, ['email', 'name', 'password', 'intent']);
  const intent = said === 'resend' || said === 'renew' ? said : null;
  // Passwords are not trimmed: a trailing space may be part of one.
  return { email: email.trim(), name: name.trim(), password, intent };
}
