import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import styles from './newsletterBlock.module.css';
import type { SubscribeOutcome } from './signUp.ts';
import * as t from './__generated__/messages.ts';

/**
 * Replaces the form once it was sent, and takes the focus, which was in the form.
 * @param onBack goes back to a form that was refused
 */
export function ThankYou({ thanks: { message, isAccepted }, onBack }: { thanks: SubscribeOutcome; onBack: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} className={styles.thanks} role="status" tabIndex={-1}>
      <h3>{t.thankYou}</h3>
      {isAccepted ? (
        <p>{message.replace(/^Thank you\.\s*/, '')}</p>
      ) : (
        <>
          <p>{t.youreNotSubscribedYet({ message })}</p>
          <Button kind="secondary" size="small" onClick={onBack}>
            {t.backToForm}
          </Button>
        </>
      )}
    </div>
  );
}
