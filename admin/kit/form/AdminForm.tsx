import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import styles from './AdminForm.module.css';

export interface AdminFormProps {
  children: ReactNode;
  onSubmit: (data: FormData) => void;
  /** Of useAdminMutation(): what belongs to no field is told above the button, and the first field at fault gets the focus. */
  failure?: Failure | null;
  isBusy?: boolean;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
}

/** A form whose rules are the server's own: it is sent as it is, and what is wrong stands beside its fields. */
export function AdminForm({ children, onSubmit, failure = null, isBusy = false, submitLabel, actions }: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <p role="alert" className={styles.failure}>
        {failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** Reads a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
