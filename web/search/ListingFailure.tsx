import { useRevalidator } from 'react-router';
import { Button } from '../kit/Button.tsx';
import styles from './ListingFailure.module.css';

export interface ListingFailureInfo {
  /** As it may be shown. */
  message: string;
  /** When it failed: milliseconds since 1970. */
  at: number;
}

/** The one who filters may be further down. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Why the list below is not the one that was asked for, and another try. */
export function ListingFailure({ failure: { message, at } }: { failure: ListingFailureInfo }) {
  const { revalidate, state } = useRevalidator();
  const isTrying = state === 'loading';
  return (
    <div className={styles.failure}>
      {/* A new one for each failure, so that the same words are heard again. */}
      <p key={at} ref={bringIntoView} role="alert">
        {message} Still showing the previous results.
      </p>
      <Button kind="secondary" aria-disabled={isTrying} aria-busy={isTrying} onClick={() => !isTrying && void revalidate()}>
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  );
}
