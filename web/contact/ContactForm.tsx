import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import fieldStyles from '../kit/Field.module.css';
import { FieldProblem, problemProps } from '../kit/forms/FieldProblem.tsx';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { Link } from '../kit/Link.tsx';
import { contactAction, contactPath, topics, trapField, type ContactAnswer } from './contactAction.ts';
import styles from './contact.module.css';
import * as t from './__generated__/messages.ts';

export interface ContactFormProps {
  /** The answer to the form that was sent without script. */
  answered: ContactAnswer | null;
  /** @param confirmation what to show instead of the form */
  onSent: (confirmation: string) => void;
}

/** The form that sends a message to the shop. */
export function ContactForm({ answered, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { answer, isSending, submit } = useFormAction<ContactAnswer>(contactAction, (error) => ({ error }), {
    answered,
    onDone: (result) => onSent((result as ContactAnswer).sent ?? ''),
  });
  const { values, problems = {}, error } = answer ?? {};
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [answer]);
  const problemOf = (name: keyof typeof problems) => problems[name] ?? null;
  return (
    // The server validates, with the same messages with and without script.
    <form ref={form} className={styles.form} method="post" action={contactPath} onSubmit={submit} noValidate>
      {error !== undefined && (
        <p className={styles.problem} role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{t.leaveThisFieldEmpty}</label>
        <input id="contact-website" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        name="name"
        label={t.yourName}
        autoComplete="name"
        maxLength={100}
        defaultValue={values?.name ?? ''}
        problem={problemOf('name')}
      />
      <TextField
        name="email"
        label={t.yourEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values?.email ?? ''}
        problem={problemOf('email')}
      />
      <div>
        <label className={fieldStyles.label} htmlFor="topic">
          {t.topic}
        </label>
        <select className={fieldStyles.select} id="topic" name="topic" defaultValue={values?.topic ?? 'ORDER'}>
          {Object.entries(topics).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <TextField
        name="orderNumber"
        label={t.orderNumber}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={values?.orderNumber ?? ''}
        problem={problemOf('orderNumber')}
      />
      <div data-field="message">
        <label className={fieldStyles.label} htmlFor="message">
          {t.message}
        </label>
        <textarea
          {...problemProps('message', problemOf('message'))}
          className={fieldStyles.input}
          id="message"
          name="message"
          rows={7}
          required
          maxLength={5_000}
          defaultValue={values?.message ?? ''}
        />
        <FieldProblem field="message" problem={problemOf('message')} />
      </div>
      <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? t.sending : t.sendMessage}
      </Button>
      <p className={styles.hint}>{t.weUseYourDetailsOnly({ link: (text) => <Link to="/privacy/">{text}</Link> })}</p>
    </form>
  );
}
