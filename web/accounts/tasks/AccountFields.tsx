import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import type { AccountFormState } from './useAccountForm.ts';
import * as t from '../__generated__/messages.ts';

interface FieldProps {
  form: AccountFormState;
}

/** @param props autoComplete tells password managers whether the address belongs to an existing account */
export function EmailField({ form, initial, autoComplete }: FieldProps & { initial: string; autoComplete: 'username' | 'email' }) {
  return (
    <TextField
      name="email"
      label={t.email}
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
export function CurrentPasswordField({ form, label = t.password }: FieldProps & { label?: string }) {
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
      hint={t.atLeastCharactersOfAnyKind}
      autoComplete="new-password"
      maxLength={200}
      required
      {...form.faultOf('password')}
    />
  );
}
