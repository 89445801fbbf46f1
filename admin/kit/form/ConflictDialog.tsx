import { useId, useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './FormEnd.module.css';
import { differingNames, type VersionedForm } from './useVersionedForm.ts';

export interface ConflictDialogProps {
  form: VersionedForm;
  labelOf: (name: string) => string;
  wordsOf: (value: unknown, name: string) => string;
  editedBy: string | null;
}

/** Somebody else has saved meanwhile: what they have changed, beside what stands here. Nothing is lost without a word. */
export function ConflictDialog({ form, labelOf, wordsOf, editedBy }: ConflictDialogProps) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { base, theirs, values } = form;
  const changed = differingNames(base, theirs);
  const isMine = (name: string) => differingNames({ it: base[name] }, { it: values[name] }).length > 0;
  return (
    <Dialog isOpen onClose={form.closeConflict} labelledBy={id} initialFocus={back} closesOnBackdrop={false} maxWidth={720}>
      <h2 id={id}>Changed by somebody else</h2>
      <p>
        {editedBy ?? 'Somebody'} has saved this since you opened it. {changed.length > 0 && 'They have changed:'}
      </p>
      {changed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.differences} role="region" aria-label="What is different" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Before</th>
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((name) => (
                <tr key={name}>
                  <th scope="row">{labelOf(name)}</th>
                  <td>{wordsOf(base[name], name)}</td>
                  <td>{wordsOf(theirs[name], name)}</td>
                  <td>{isMine(name) ? wordsOf(values[name], name) : 'not changed: theirs stays'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        <Button ref={back} kind="secondary" onClick={form.closeConflict}>
          Back to the form
        </Button>
        <Button kind="secondary" onClick={form.takeTheirs}>
          Give up mine
        </Button>
        <Button onClick={form.saveOver} disabled={form.isBusy}>
          Save mine over it
        </Button>
      </div>
    </Dialog>
  );
}
