import { useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { differingFields } from './record.ts';
import type { AdminFormState } from './useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

export interface ConflictDialogProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  /** Missing if the record does not say who saved it. */
  editedBy?: string | null;
}

/** Someone else has saved in the meantime: shows their changes beside the form's values. Nothing is overwritten without asking. */
export function ConflictDialog<Values extends FieldValues>({ form, editedBy }: ConflictDialogProps<Values>) {
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
      <h2 id={id}>{t.someoneElseSavedChanges}</h2>
      <p>
        {(changes.length === 0 ? t.editorSavedOtherFields : t.editorSavedFields)({ editor: theirs.editedBy ?? editedBy ?? t.someoneElse })}
      </p>
      {changes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.changes} role="region" aria-label={t.whatChanged} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{t.theirs}</th>
                <th scope="col">{t.yours}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ label, before, theirs: their, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before || '–'}</td>
                  <td>{their || '–'}</td>
                  <td>{mine === null ? t.notChangedKeepsTheirs : mine === their ? t.same : mine || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        <Button ref={back} kind="secondary" onClick={form.closeConflict}>
          {t.keepEditing}
        </Button>
        <Button kind="secondary" onClick={form.acceptTheirs}>
          {t.discardMyChanges}
        </Button>
        <Button onClick={form.saveOver} disabled={form.isBusy}>
          {t.overwriteWithMyChanges}
        </Button>
      </div>
    </Dialog>
  );
}
