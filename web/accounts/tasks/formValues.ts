// The fields of the forms of accounts, by the names that the mutations have for them.

export const signInFields = ['email', 'password'] as const;
export const registerFields = ['name', 'email', 'password'] as const;
export const emailFields = ['email'] as const;
export const passwordFields = ['password'] as const;

/** Says that a mail that was sent is to be sent once more. */
export const resendIntent = 'resend';

export interface AccountValues {
  email: string;
  name: string;
  password: string;
  isResend: boolean;
}

/** What a form says; fields that it lacks are empty. */
export function readAccountForm(form: FormData): AccountValues {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  // Passwords are taken as they are: a space at the end may belong to one.
  return { email: text('email').trim(), name: text('name').trim(), password: text('password'), isResend: text('intent') === resendIntent };
}
