import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import styles from './accountForm.module.css';
import type { MailIntent } from './formValues.ts';
import type { AccountFormState } from './useAccountForm.ts';

export interface AccountFormProps {
  form: AccountFormState;
  label: string;
  /** Label of the button, followed by its label while submitting. */
  submit: string;
  waiting: string;
  /** The form's intent, if it requests another email. */
  intent?: MailIntent;
  children?: ReactNode;
}

/** Without scripts, the form is submitted to the page's own URL, which contains the secret of an email's link and the return path. */
export function AccountForm({
  form: { element, failure, isBusy, submit: onSubmit },
  label,
  submit,
  waiting,
  intent,
  children,
}: AccountFormProps) {
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={onSubmit} aria-label={label}>
      {failure?.message && (
        <p className={styles.failure} role="alert" tabIndex={-1} data-code={failure.code}>
          {failure.message}
        </p>
      )}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
      <Button type="submit" isWide size="large" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? waiting : submit}
      </Button>
    </form>
  );
}
