import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import type { AccountFormState } from './useAccountForm.ts';

interface FieldProps {
  form: AccountFormState;
}

/** @param props autoComplete tells password managers whether the address belongs to an existing account */
export function EmailField({ form, initial, autoComplete }: FieldProps & { initial: string; autoComplete: 'username' | 'email' }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      maxLength={254}
      defaultValue={initial}
      {...form.faultOf('email')}
    />
  );
}

/** The current password of an account. It must be entered again if it doesn't match the email address. */
export function CurrentPasswordField({ form, label = 'Password' }: FieldProps & { label?: string }) {
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      autoComplete="current-password"
      maxLength={1000}
      required
      {...form.faultOf('password')}
      data-again={form.failure?.code === 'WRONG_CREDENTIALS' || undefined}
    />
  );
}

/** A new password. */
export function NewPasswordField({ form, label }: FieldProps & { label: string }) {
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      hint="At least 10 characters of any kind. A few unrelated words are strong and easy to remember."
      autoComplete="new-password"
      maxLength={200}
      required
      {...form.faultOf('password')}
    />
  );
}
