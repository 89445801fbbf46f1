import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import type { AccountTask } from '../accountTasks.ts';
import { emailFields, type MailIntent } from './formValues.ts';
import { useAccountForm } from './useAccountForm.ts';
import styles from './mailSent.module.css';
import * as t from '../__generated__/messages.ts';

export interface MailSentProps {
  /** Whose mail it is. */
  task: AccountTask;
  email: string;
  /** Outcome of resending without scripts; otherwise null. */
  answered: AccountAnswer | null;
  ways: ReactNode;
  /** Describes the email, and how long its link is valid. */
  children: ReactNode;
}

/** Confirms that an email was sent, with the same text for every address, and allows resending it. */
export function MailSent({ task, email, answered, ways, children }: MailSentProps) {
  const again = answered?.intent === 'resend' ? answered : null;
  const { failure, sentTo, isBusy, submit } = useAccountForm({ task, answered: again, fields: emailFields });
  const said = failure ? (failure.message ?? t.couldntSendEmailTry) : sentTo && t.emailSentAgainOnly;
  const [isSaidAtOnce] = useState(again !== null);
  useEffect(() => {
    // The message about the button is already shown there and focused.
    if (isSaidAtOnce) return;
    // This page replaced the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isSaidAtOnce]);

  return (
    <AccountFrame title={t.checkYourEmail} icon="mail" intro={children} ways={ways}>
      <form className={styles.again} method="post" onSubmit={submit}>
        <input type="hidden" name="intent" value={'resend' satisfies MailIntent} />
        <input type="hidden" name="email" value={email} />
        <p className={styles.hint}>{t.noEmailAfterFew}</p>
        <Button type="submit" kind="secondary" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? t.sending : t.sendAgain}
        </Button>
        {/* Live regions don't announce content that was there on page load: without scripts, focusing the message makes screen readers
            announce it. */}
        <p className={styles.said} role="status" data-failure={failure !== null} tabIndex={-1} {...(isSaidAtOnce && { autoFocus: true })}>
          {said}
        </p>
      </form>
    </AccountFrame>
  );
}
