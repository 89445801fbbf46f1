import { useId, useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { Dialog } from '../../web/kit/overlay/Dialog.tsx';
import styles from './catalog.module.css';
import type { ProductFormState } from './useProductForm.ts';
import { differences, labels } from './valueRules.ts';

const told = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || '–');

/** Somebody else has saved the product meanwhile: what they have changed, beside what stands here. Nothing is lost without a word. */
export function ConflictDialog({ form }: { form: ProductFormState }) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { conflict, base, values } = form;
  if (!conflict) return null;
  const changed = differences(base, conflict.theirs);
  return (
    <Dialog isOpen onClose={form.closeConflict} labelledBy={id} initialFocus={back} closesOnBackdrop={false} maxWidth={720}>
      <h2 id={id}>Changed by somebody else</h2>
      <p>
        {conflict.editedBy ?? 'An import'} has saved this product since you opened it.{' '}
        {changed.length === 0 ? 'What they have changed is not in this form.' : 'They have changed:'}
      </p>
      {changed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.conflict} role="region" aria-label="What is different" tabIndex={0}>
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
                  <td>{told(base[name])}</td>
                  <td>{told(conflict.theirs[name])}</td>
                  <td>{values[name] === base[name] ? 'not changed: theirs stays' : told(values[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.dialogButtons}>
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
