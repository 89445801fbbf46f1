import { useId, useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './StaleDialog.module.css';
import { differentFields, type FieldValues, type VersionedForm } from './useVersioned.ts';

export interface StaleDialogProps<Values extends FieldValues> {
  form: VersionedForm<Values>;
  /** What the fields are called. */
  labels: Readonly<Record<keyof Values & string, string>>;
  isBusy: boolean;
  /** Saves what was changed here over what others have saved. */
  onSaveOver: () => void;
}

const told = (value: string | boolean | undefined) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || '–');

/** Somebody else has saved the record meanwhile: what they have changed, beside what stands here. Nothing is lost without a word. */
export function StaleDialog<Values extends FieldValues>({ form, labels, isBusy, onSaveOver }: StaleDialogProps<Values>) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { theirs, base, values } = form;
  if (!theirs) return null;
  const changed = differentFields(base.values, theirs.values);
  return (
    <Dialog isOpen onClose={form.closeConflict} labelledBy={id} initialFocus={back} closesOnBackdrop={false} maxWidth={720}>
      <h2 id={id}>Changed by somebody else</h2>
      <p>
        {theirs.editedBy ?? 'An import'} has saved this since you opened it.{' '}
        {changed.length === 0 ? 'What they have changed is not in this form.' : 'They have changed:'}
      </p>
      {changed.length > 0 && (
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
              {changed.map((name) => (
                <tr key={name}>
                  <th scope="row">{labels[name]}</th>
                  <td>{told(base.values[name])}</td>
                  <td>{told(theirs.values[name])}</td>
                  <td>{values[name] === base.values[name] ? 'not changed: theirs stays' : told(values[name])}</td>
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
        <Button onClick={onSaveOver} disabled={isBusy}>
          Save mine over it
        </Button>
      </div>
    </Dialog>
  );
}
