import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../kit/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { describeFailure, type FailedResult, type FormFailure } from './failure.ts';
import styles from './mailSent.module.css';
import { resendIntent } from './formValues.ts';

export interface MailSentProps {
  email: string;
  /** Why it was not sent once more, without script; null otherwise. */
  failure: FormFailure | null;
  /** Has the mail sent once more. */
  send: (outcome: { onDone: () => void; onError: (message: string, result: FailedResult | null) => void }) => void;
  isSending: boolean;
  ways: ReactNode;
  /** What is in the mail, and for how long it counts. */
  children: ReactNode;
}

/** Says that a mail is on its way, in the same words for every address, and sends it again. */
export function MailSent({ email, failure, send, isSending, ways, children }: MailSentProps) {
  const [said, setSaid] = useState<{ text: string; isFailure: boolean } | null>(
    failure?.message ? { text: failure.message, isFailure: true } : null,
  );
  useEffect(() => {
    // It took the place of the form that had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    setSaid(null);
    send({
      onDone: () => setSaid({ text: 'Sent once more. The link of the newest mail counts.', isFailure: false }),
      onError: (message, result) => setSaid({ text: describeFailure(result ?? { message }, []).message ?? message, isFailure: true }),
    });
  }

  return (
    <AccountFrame title="Look into your mail" icon="mail" intro={children} ways={ways}>
      <form className={styles.again} method="post" onSubmit={submit}>
        <input type="hidden" name="intent" value={resendIntent} />
        <input type="hidden" name="email" value={email} />
        <p className={styles.hint}>Nothing there after a few minutes? Look into the folder for unwanted mail, or have it sent again.</p>
        <Button type="submit" kind="secondary" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send it again'}
        </Button>
        <p className={styles.said} role="status" data-failure={said?.isFailure}>
          {said?.text}
        </p>
      </form>
    </AccountFrame>
  );
}
