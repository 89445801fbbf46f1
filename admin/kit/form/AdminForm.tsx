import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import styles from './AdminForm.module.css';
import { FoundNews } from './FoundNews.tsx';

export interface AdminFormProps {
  children: ReactNode;
  onSubmit: (data: FormData) => void;
  /** Of useAdminMutation(): what belongs to no field is told above the button, and the first field at fault gets the focus. */
  failure?: Failure | null;
  /** What is wrong with what was typed. */
  found?: Failure | null;
  isBusy?: boolean;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
}

/** A form whose rules are the server's own: it is sent as it is, and what is wrong stands beside its fields. */
export function AdminForm(props: AdminFormProps) {
  const { children, onSubmit, failure = null, found = null, isBusy = false, submitLabel, actions } = props;
  const form = useRef<HTMLFormElement>(null);
  // Once more after each try to send it: what the browser itself knows to be wrong makes no failure.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFault(form.current);
  }, [tries]);
  // By itself: a failure that goes while somebody types takes the focus nowhere.
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
