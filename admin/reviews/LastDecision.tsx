import { Button } from '../../web/kit/Button.tsx';
import styles from './reviews.module.css';
import type { Decisions } from './useDecisions.ts';
import * as t from './__generated__/messages.ts';

/** Shows the last decision, with undo. */
export function LastDecision({ decisions: { last, undo, isBusy } }: { decisions: Decisions }) {
  return (
    <div role="status" className={last ? styles.last : undefined}>
      {last && (
        <>
          <span>{last.text}</span>
          {last.taken.length > 0 && (
            <Button kind="secondary" size="small" onClick={undo} disabled={isBusy}>
              {t.undo}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
