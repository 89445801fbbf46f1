import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import styles from './accountForm.module.css';
import type { MailIntent } from './formValues.ts';
import type { AccountFormState } from './useAccountForm.ts';

export interface AccountFormProps {
  form: AccountFormState;
  label: string;
  /** What its button says, and what it says while the form is on its way. */
  submit: string;
  waiting: string;
  /** What it asks for, where that is another mail. */
  intent?: MailIntent;
  children?: ReactNode;
}

/** Sent without script it goes to the page's own address, which holds the secret of a mail's link and where to go afterwards. */
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
