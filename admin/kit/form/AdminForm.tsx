import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import styles from './AdminForm.module.css';
import { FoundNews } from './FoundNews.tsx';
import { useDryRun } from './useDryRun.ts';

/** How a form is tried while somebody fills it in. */
interface TriedOut<T extends DryRunnable, Name extends string> {
  mutation: AdminMutation<T, Name>;
  /** What would be sent; undefined when what stands in the form cannot be. */
  variablesOf: (data: FormData) => T['variables'] | undefined;
  /** It makes something new: what is still empty is not told. */
  isNew?: boolean;
}

export interface AdminFormProps<T extends DryRunnable, Name extends string> {
  children: ReactNode;
  onSubmit: (data: FormData) => void;
  /** Of useAdminMutation(): what belongs to no field is told above the button, and the first field at fault gets the focus. */
  failure?: Failure | null;
  /** Absent where nothing can be tried: signing in, files. */
  tried?: TriedOut<T, Name>;
  /** What a dry run has found, where the form's state is tried and not its page (useRecordForm.ts). */
  found?: Failure | null;
  isBusy?: boolean;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
}

/** A form whose rules are the server's own: it is sent as it is, and what is wrong stands beside its fields. */
export function AdminForm<T extends DryRunnable, Name extends string>(props: AdminFormProps<T, Name>) {
  const { children, onSubmit, failure = null, tried, found = tried?.mutation.found ?? null, isBusy = false, submitLabel, actions } = props;
  const form = useRef<HTMLFormElement>(null);
  const onInput = useTriedOut(form, tried);
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
    <form ref={form} className={styles.form} onSubmit={submit} onInput={onInput} noValidate>
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

/** @returns to be called when something was typed */
function useTriedOut<T extends DryRunnable, Name extends string>(
  form: { readonly current: HTMLFormElement | null },
  tried: TriedOut<T, Name> | undefined,
): () => void {
  const [inputs, setInputs] = useState(0);
  const read = () => (tried && form.current && inputs > 0 ? tried.variablesOf(new FormData(form.current)) : null);
  useDryRun(tried?.mutation ?? null, read, tried?.isNew);
  return () => setInputs((now) => now + 1);
}

/** Reads a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
