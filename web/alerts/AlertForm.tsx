import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import fieldStyles from '../kit/Field.module.css';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { alertPath, requestAction, trapField, type AlertAnswer } from './alertActions.ts';
import styles from './alerts.module.css';
import * as t from './__generated__/messages.ts';

/** A product or variation that is out of stock. */
export interface AlertChoice {
  id: string;
  name: string;
}

export interface AlertFormProps {
  /** At least one. */
  choices: readonly AlertChoice[];
  /** ID of the chosen one. */
  initial?: string;
  /** The answer to the form that was sent without script. */
  answered?: AlertAnswer | null;
}

/** Asks for one email when a product is back in stock. */
export function AlertForm({ choices, initial, answered = null }: AlertFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { answer, isSending, submit } = useFormAction<AlertAnswer>(requestAction, (error) => ({ error }), {
    answered,
    onDone: (result) => setSent((result as AlertAnswer).sent ?? ''),
  });
  useEffect(() => {
    if (answer?.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [answer]);
  useEffect(() => {
    if (sent !== null) done.current?.focus();
  }, [sent]);
  if (sent !== null) {
    return (
      <p ref={done} className={styles.done} role="status" tabIndex={-1}>
        {sent}
      </p>
    );
  }
  const error = answer?.error;
  const isInvalid = answer?.isAboutEmail || undefined;
  return (
    // The server validates, with the same messages with and without script.
    <form ref={form} className={styles.form} method="post" action={alertPath} onSubmit={submit} noValidate>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{t.leaveThisFieldEmpty}</label>
        <input id={`${id}-website`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {choices.length === 1 ? (
        <input type="hidden" name="product" value={choices[0]?.id} />
      ) : (
        <div>
          <label className={fieldStyles.label} htmlFor={`${id}-product`}>
            {t.whichOne}
          </label>
          <select className={fieldStyles.select} id={`${id}-product`} name="product" defaultValue={initial}>
            {choices.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.field}>
          <label className={fieldStyles.label} htmlFor={`${id}-email`}>
            {t.email}
          </label>
          <input
            className={fieldStyles.input}
            id={`${id}-email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={answer?.email ?? ''}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid && `${id}-problem`}
          />
        </div>
        <Button type="submit" kind="secondary" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? t.sending : t.emailMe}
        </Button>
      </div>
      {error !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <p className={styles.hint}>{t.oneEmailNothingElse}</p>
    </form>
  );
}
