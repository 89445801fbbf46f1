import { useRevalidator } from 'react-router';
import { Button } from '../kit/Button.tsx';
import styles from './ListingFailure.module.css';
import * as t from './__generated__/messages.ts';

export interface ListingFailureInfo {
  /** The displayable message. */
  message: string;
  /** When it failed: milliseconds since 1970. */
  at: number;
}

/** The visitor may have scrolled further down. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Explains why the list below is not the requested one, with a retry button. */
export function ListingFailure({ failure: { message, at } }: { failure: ListingFailureInfo }) {
  const { revalidate, state } = useRevalidator();
  const isTrying = state === 'loading';
  return (
    <div className={styles.failure}>
      {/* A new element for each failure, so that the same message is announced again. */}
      <p key={at} ref={scrollIntoView} role="alert">
        {t.stillShowingPreviousResults({ message })}
      </p>
      <Button kind="secondary" aria-disabled={isTrying} aria-busy={isTrying} onClick={() => !isTrying && void revalidate()}>
        {isTrying ? t.trying : t.tryAgain}
      </Button>
    </div>
  );
}
