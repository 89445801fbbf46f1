import { textsOf } from '../../kit/forms/fieldText.ts';

// The fields of the forms of accounts, by the names that the mutations have for them.

export const signInFields = ['email', 'password'] as const;
export const registerFields = ['name', 'email', 'password'] as const;
export const emailFields = ['email'] as const;
export const passwordFields = ['password'] as const;

/** Asks for another mail: `resend` for the one that was just sent, `renew` in place of one whose link counts no more. */
export type MailIntent = 'resend' | 'renew';

export interface AccountValues {
  email: string;
  name: string;
  password: string;
  /** Null unless another mail is asked for. */
  intent: MailIntent | null;
}

/** What a form says; fields that it lacks are empty. */
export function readAccountForm(form: FormData): AccountValues {
  const { email, name, password, intent: said } = textsOf(form, ['email', 'name', 'password', 'intent']);
  const intent = said === 'resend' || said === 'renew' ? said : null;
  // Passwords are taken as they are: a space at the end may belong to one.
  return { email: email.trim(), name: name.trim(), password, intent };
}
