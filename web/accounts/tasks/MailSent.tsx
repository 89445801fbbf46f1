import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../kit/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { describeFailure, type FailedResult } from './failure.ts';
import type { MailIntent } from './formValues.ts';
import styles from './mailSent.module.css';

interface Said {
  text: string;
  isFailure: boolean;
}

const sentAgain: Said = { text: 'Email sent again. Only the link in the newest email works.', isFailure: false };

/** What a page says whose button was pressed without script. */
function saidOf(answered: AccountAnswer | null): Said | null {
  if (answered?.intent !== 'resend') return null;
  return answered.failure ? { text: answered.failure.message ?? 'Couldn’t send the email. Try again.', isFailure: true } : sentAgain;
}

export interface MailSentProps {
  email: string;
  /** What became of sending it once more without script, if it was; null otherwise. */
  answered: AccountAnswer | null;
  /** Has the mail sent once more. */
  send: (outcome: { onDone: () => void; onError: (message: string, result: FailedResult | null) => void }) => void;
  isSending: boolean;
  ways: ReactNode;
  /** What is in the mail, and for how long it counts. */
  children: ReactNode;
}

/** Says that a mail is on its way, in the same words for every address, and sends it again. */
export function MailSent({ email, answered, send, isSending, ways, children }: MailSentProps) {
  const [said, setSaid] = useState<Said | null>(() => saidOf(answered));
  const [isSaidAtOnce] = useState(said !== null);
  useEffect(() => {
    // What came of the button is said there and focused already.
    if (isSaidAtOnce) return;
    // It took the place of the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isSaidAtOnce]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    setSaid(null);
    send({
      onDone: () => setSaid(sentAgain),
      onError: (message, result) => setSaid({ text: describeFailure(result ?? { message }, []).message ?? message, isFailure: true }),
    });
  }

  return (
    <AccountFrame title="Check your email" icon="mail" intro={children} ways={ways}>
      <form className={styles.again} method="post" onSubmit={submit}>
        <input type="hidden" name="intent" value={'resend' satisfies MailIntent} />
        <input type="hidden" name="email" value={email} />
        <p className={styles.hint}>No email after a few minutes? Check your spam folder, or send it again.</p>
        <Button type="submit" kind="secondary" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send again'}
        </Button>
        {/* Live regions do not speak of what was there when the page was loaded: without script the focus makes it heard. */}
        <p className={styles.said} role="status" data-failure={said?.isFailure} tabIndex={-1} {...(isSaidAtOnce && { autoFocus: true })}>
          {said?.text}
        </p>
      </form>
    </AccountFrame>
  );
}
