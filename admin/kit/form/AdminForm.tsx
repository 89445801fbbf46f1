import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import styles from './AdminForm.module.css';
import { FoundNews } from './FoundNews.tsx';

export interface AdminFormProps {
  children: ReactNode;
  onSubmit: (data: FormData) => void;
  /** From useAdminMutation(): errors without a field are shown above the button, and the first invalid field receives the focus. */
  failure?: Failure | null;
  /** Validation errors of the current input. */
  found?: Failure | null;
  isBusy?: boolean;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
}

/** A form that the server validates: it is sent as it is, and errors are shown beside their fields. */
export function AdminForm(props: AdminFormProps) {
  const { children, onSubmit, failure = null, found = null, isBusy = false, submitLabel, actions } = props;
  const form = useRef<HTMLFormElement>(null);
  // Incremented with each attempt to submit, because the browser's own validation errors cause no failure.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFault(form.current);
  }, [tries]);
  // A separate effect: a failure that is cleared while typing must not move the focus.
  useEffect(() => {
    if (failure) focusFault(form.current);
  }, [failure]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
    setTries((now) => now + 1);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <p role="alert" className={styles.failure}>
        {failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      </p>
      <FoundNews found={found} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Reads a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
