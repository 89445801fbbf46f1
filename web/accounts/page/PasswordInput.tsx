import { FieldProblem, problemProps } from '../../checkout/FieldProblem.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { useForms } from './accountForms.ts';
import styles from './account.module.css';

export interface PasswordInputProps {
  /** Of the form that it stands in. */
  form: string;
  name: 'password' | 'newPassword';
  label: string;
  hint?: string;
}

/** A password of one of the page's forms, with what is wrong with it. */
export function PasswordInput({ form, name, label, hint }: PasswordInputProps) {
  const { answer } = useForms();
  const problem = answer?.form === form ? (answer.issues[name] ?? null) : null;
  const id = `${form}-${name}`;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div>
      <PasswordField
        id={id}
        name={name}
        label={label}
        autoComplete={name === 'password' ? 'current-password' : 'new-password'}
        maxLength={1000}
        required
        {...problemProps(id, problem, hintId)}
      />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldProblem field={id} problem={problem} />
    </div>
  );
}
