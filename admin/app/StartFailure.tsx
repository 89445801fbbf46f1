import { Button } from '../../web/kit/Button.tsx';
import { loadFailure } from '../../web/kit/progressTexts.ts';
import { NetworkError } from '../../web/kit/relay/networkError.ts';
import { correlationIdOf } from '../kit/mutation/failure.ts';
import styles from './signIn/signIn.module.css';
import * as t from './__generated__/messages.ts';

/** Replaces everything if the session cannot be loaded. */
export function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const id = correlationIdOf(error);
  return (
    <main className={styles.screen}>
      <div className={styles.card} role="alert">
        <h1>{t.couldntOpenTheAdmin}</h1>
        <p>{error instanceof NetworkError && id === null ? error.message : loadFailure}</p>
        {id !== null && <p>{t.errorReference({ id: <code>{id}</code> })}</p>}
        <Button onClick={onRetry}>{t.tryAgain}</Button>
      </div>
    </main>
  );
}
