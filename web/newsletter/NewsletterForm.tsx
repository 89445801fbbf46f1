import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsletterForm_form$key } from '../__generated__/NewsletterForm_form.graphql.ts';
import { Button } from '../kit/Button.tsx';
import fieldStyles from '../kit/Field.module.css';
import { newsletterPath } from './newsletterPaths.ts';
import styles from './newsletterForm.module.css';
import { trapField, type SignUpInput, type SignUpProblems } from './signUpForm.ts';
import * as t from './__generated__/messages.ts';

export interface NewsletterFormProps {
  form: NewsletterForm_form$key;
  /** Identifies the form on the page, and to the server. */
  placement: string;
  /** Path of the page that contains the form. */
  pageLink: string;
  problems: SignUpProblems;
  isSending?: boolean;
  /** Input of a form that was refused. */
  given?: SignUpInput | null;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The newsletter form in its two variants (rows 96 to 99). Without script it is sent to a page of its own. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { form: key, placement, pageLink, problems, isSending = false, given, onSubmit } = props;
  const { variant, asksName, hasConsentBox, wording, wordingVersion } = useFragment(
    graphql`
      fragment NewsletterForm_form on NewsletterForm {
        variant
        asksName
        hasConsentBox
        wording
        wordingVersion
      }
    `,
    key,
  );
  const form = useRef<HTMLFormElement>(null);
  // New problems move the focus: to the first invalid field, or to the message about the whole form.
  const shown = useRef<SignUpProblems | null>(null);
  useEffect(() => {
    if (shown.current === problems) return;
    shown.current = problems;
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [problems]);
  const id = `newsletter-${placement}`;
  const button = (
    <Button type="submit" aria-disabled={isSending} aria-busy={isSending}>
      {isSending ? t.sending : t.subscribe}
    </Button>
  );
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      method="post"
      action={newsletterPath}
      // The form and the server validate, with the same messages with and without script.
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="wordingVersion" value={wordingVersion} />
      <input type="hidden" name="placement" value={placement} />
      <input type="hidden" name="pageLink" value={pageLink} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{t.leaveThisFieldEmpty}</label>
        <input id={`${id}-website`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {problems.form && (
        <p role="alert" tabIndex={-1} className={styles.failure}>
          {problems.form}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          problem={problems.email}
          given={given?.email}
          label={t.email}
        />
        {asksName && (
          <TextField id={`${id}-name`} name="name" autoComplete="name" problem={problems.name} given={given?.name} label={<NameLabel />} />
        )}
        {!hasConsentBox && button}
      </div>
      {hasConsentBox ? (
        <div className={styles.consent}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name="consent"
              value="1"
              defaultChecked={given?.consent === true}
              aria-invalid={problems.consent !== undefined || undefined}
              aria-describedby={problems.consent === undefined ? undefined : `${id}-consent-problem`}
            />
            <span>{wording}</span>
          </label>
          <Problem id={`${id}-consent`} text={problems.consent} />
          {button}
        </div>
      ) : (
        <p className={styles.wording}>{wording}</p>
      )}
    </form>
  );
}

function NameLabel() {
  return <>{t.nameOptional({ span: (text) => <span className={styles.optional}>{text}</span> })}</>;
}

interface TextFieldProps {
  id: string;
  name: string;
  type?: string;
  autoComplete: string;
  label: ReactNode;
  problem: string | undefined;
  given: string | null | undefined;
}

function TextField({ id, label, problem, given, ...rest }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={fieldStyles.input}
        defaultValue={given ?? ''}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <Problem id={id} text={problem} />
    </div>
  );
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      {text}
    </p>
  );
}
