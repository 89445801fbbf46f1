import { useId, useRef, useState } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { Dialog } from '../../web/kit/overlay/Dialog.tsx';
import { textStatusOf, type Failure } from './mutation/failure.ts';
import styles from './ConfirmDialog.module.css';
import * as t from './__generated__/messages.ts';

/** The two alerts of a failed deletion (row 106), one after the other. */
function textsOf(failure: Failure): [string, string] {
  return [t.failureStatus({ status: textStatusOf(failure) }), t.failureError({ error: failure.message })];
}

/** Two alerts in sequence: the second opens when the first is dismissed. Needs a new key for each failure. */
export function FailureAlerts({ failure, onDone }: { failure: Failure; onDone: () => void }) {
  const [index, setIndex] = useState<0 | 1>(0);
  const id = useId();
  const ok = useRef<HTMLButtonElement>(null);
  const next = () => (index === 0 ? setIndex(1) : onDone());
  return (
    <Dialog key={index} isOpen onClose={next} labelledBy={id} initialFocus={ok} closesOnBackdrop={false} className={styles.dialog}>
      <h2 id={id}>{textsOf(failure)[index]}</h2>
      <div className={styles.buttons}>
        <Button ref={ok} onClick={next}>
          {t.ok}
        </Button>
      </div>
    </Dialog>
  );
}
