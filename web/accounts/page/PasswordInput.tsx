import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { useForms } from './accountForms.ts';

export interface PasswordInputProps {
  /** Name of the surrounding form. */
  form: string;
  name: 'password' | 'newPassword';
  label: string;
  hint?: string;
}

/** A password field of one of the page's forms, with its error. */
export function PasswordInput({ form, name, label, hint }: PasswordInputProps) {
  const { answer } = useForms();
  return (
    <PasswordField
      id={`${form}-${name}`}
      name={name}
      label={label}
      hint={hint}
      problem={answer?.form === form ? (answer.issues[name] ?? null) : null}
      autoComplete={name === 'password' ? 'current-password' : 'new-password'}
      maxLength={1000}
      required
    />
  );
}
