import { useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { differingFields } from './record.ts';
import type { AdminFormState } from './useAdminForm.ts';

export interface ConflictDialogProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  /** What was saved, such as "this product". */
  what?: string;
  /** Missing if the record does not say who saved it. */
  editedBy?: string | null;
}

/** Someone else has saved in the meantime: shows their changes beside the form's values. Nothing is overwritten without asking. */
export function ConflictDialog<Values extends FieldValues>({ form, what = 'this', ...props }: ConflictDialogProps<Values>) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { theirs, base, values, valueText } = form;
  if (!theirs) return null;
  // The names are those of the values.
  const names = differingFields(base.values, theirs.values) as (keyof Values & string)[];
  const changes = names.map((name) => {
    const [before, mine] = [valueText(name, base.values), valueText(name, values)];
    return { label: form.labelOf(name), before, theirs: valueText(name, theirs.values), mine: mine === before ? null : mine };
  });
  return (
    <Dialog
      isOpen
      onClose={form.closeConflict}
      labelledBy={id}
      initialFocus={back}
      closesOnBackdrop={false}
      maxWidth={720}
      className={styles.dialog}
    >
      <h2 id={id}>Changed by someone else in the meantime</h2>
      <p>
        {theirs.editedBy ?? props.editedBy ?? 'Someone, or an import,'} has saved {what} since you opened it.{' '}
        {changes.length === 0 ? 'Their changes aren’t in this form.' : 'They changed:'}
      </p>
      {changes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.changes} role="region" aria-label="What changed" tabIndex={0}>
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
              {changes.map(({ label, before, theirs: their, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before || '–'}</td>
                  <td>{their || '–'}</td>
                  <td>{mine === null ? 'Not changed (theirs is kept)' : mine === their ? 'Same' : mine || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        <Button ref={back} kind="secondary" onClick={form.closeConflict}>
          Keep editing
        </Button>
        <Button kind="secondary" onClick={form.acceptTheirs}>
          Discard my changes
        </Button>
        <Button onClick={form.saveOver} disabled={form.isBusy}>
          Overwrite with my changes
        </Button>
      </div>
    </Dialog>
  );
}
