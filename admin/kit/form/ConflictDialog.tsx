import { useId, useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './ConflictDialog.module.css';

/** A value that somebody else has changed, in words. */
interface ConflictChange {
  label: string;
  before: string;
  theirs: string;
  /** What stands in the form; null where nothing was changed in it. */
  mine: string | null;
}

export interface ConflictDialogProps {
  /** Null where it is not known, or nobody in person: imports and commands. */
  editedBy: string | null;
  /** What was saved, such as "this product". */
  what?: string;
  changes: readonly ConflictChange[];
  isBusy: boolean;
  onClose: () => void;
  onTakeTheirs: () => void;
  /** Saves what was changed here over what they have saved. */
  onSaveOver: () => void;
}

/** Somebody else has saved meanwhile: what they have changed, beside what stands here. Nothing is lost without a word. */
export function ConflictDialog({ editedBy, what = 'this', changes, isBusy, onClose, onTakeTheirs, onSaveOver }: ConflictDialogProps) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen onClose={onClose} labelledBy={id} initialFocus={back} closesOnBackdrop={false} maxWidth={720} className={styles.dialog}>
      <h2 id={id}>Changed by somebody else</h2>
      <p>
        {editedBy ?? 'Somebody, or an import,'} has saved {what} since you opened it.{' '}
        {changes.length === 0 ? 'What they have changed is not in this form.' : 'They have changed:'}
      </p>
      {changes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.changes} role="region" aria-label="What is different" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ label, before, theirs, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before || '–'}</td>
                  <td>{theirs || '–'}</td>
                  <td>{mine === null ? 'not changed: theirs stays' : mine === theirs ? 'the same' : mine || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        <Button ref={back} kind="secondary" onClick={onClose}>
          Back to the form
        </Button>
        <Button kind="secondary" onClick={onTakeTheirs}>
          Give up mine
        </Button>
        <Button onClick={onSaveOver} disabled={isBusy}>
          Save mine over it
        </Button>
      </div>
    </Dialog>
  );
}
