import { useContext, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { SessionContext } from '../session.ts';
import { differingFields } from './record.ts';
import type { AdminFormState } from './useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

export interface ConflictDialogProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  /** Missing if the record does not say who saved it. */
  editedBy?: string | null;
}

/** How the dialog names what was saved: by someone else, or by the same person elsewhere. */
const wordings = {
  others: {
    title: t.someoneElseSavedChanges,
    otherFields: t.editorSavedOtherFields,
    fields: t.editorSavedFields,
    saved: t.theirs,
    unchanged: t.notChangedKeepsTheirs,
  },
  own: {
    title: t.youSavedChangesElsewhere,
    otherFields: () => t.youSavedOtherFields,
    fields: () => t.youSavedFields,
    saved: t.saved,
    unchanged: t.notChangedKeepsSaved,
  },
};

/**
 * Someone else, or the same person in another tab, has saved in the meantime: shows these changes beside the form's values. Nothing is
 * overwritten without asking.
 */
export function ConflictDialog<Values extends FieldValues>({ form, editedBy }: ConflictDialogProps<Values>) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const person = useContext(SessionContext)?.person;
  const { theirs, base, values, valueText } = form;
  if (!theirs) return null;
  // The names are those of the values.
  const names = differingFields(base.values, theirs.values) as (keyof Values & string)[];
  const changes = names.map((name) => {
    const [before, mine] = [valueText(name, base.values), valueText(name, values)];
    return { name, label: form.labelOf(name), before, theirs: valueText(name, theirs.values), mine: mine === before ? null : mine };
  });
  const editor = theirs.editedBy ?? editedBy;
  // Editors are named like this by the API.
  const wording = wordings[person && editor === (person.name || person.email) ? 'own' : 'others'];
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
      <h2 id={id}>{wording.title}</h2>
      <p>{(changes.length === 0 ? wording.otherFields : wording.fields)({ editor: editor ?? t.someoneElse })}</p>
      {changes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.changes} role="region" aria-label={t.whatChanged} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{wording.saved}</th>
                <th scope="col">{t.yours}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, label, before, theirs: their, mine }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{before || '–'}</td>
                  <td>{their || '–'}</td>
                  <td>{mine === null ? wording.unchanged : mine === their ? t.same : mine || '–'}</td>
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
