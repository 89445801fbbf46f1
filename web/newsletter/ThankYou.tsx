import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import styles from './newsletterBlock.module.css';
import type { SubscribeOutcome } from './signUp.ts';

/**
 * Replaces the form once it was sent, and takes the focus, which was in the form.
 * @param onBack goes back to a form that was refused
 */
export function ThankYou({ thanks: { message, isAccepted }, onBack }: { thanks: SubscribeOutcome; onBack: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} className={styles.thanks} role="status" tabIndex={-1}>
      <h3>Thank you</h3>
      {isAccepted ? (
        <p>{message.replace(/^Thank you\.\s*/, '')}</p>
      ) : (
        <>
          <p>You’re not subscribed yet. {message}</p>
          <Button kind="secondary" size="small" onClick={onBack}>
            Back to form
          </Button>
        </>
      )}
    </div>
  );
}
