import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FormEnd_edit$data, FormEnd_edit$key } from '../../__generated__/FormEnd_edit.graphql.ts';
import { formatDateTime } from '../formats.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { differingNames, type VersionedForm } from './useVersionedForm.ts';

export interface FormEndProps {
  form: VersionedForm;
  /** What each value is called. */
  labelOf: (name: string) => string;
  /** How a value is told. */
  wordsOf?: (value: unknown, name: string) => string;
  /** Who saved it at last. */
  edit: FormEnd_edit$key;
}

/** A value in words: nothing is a dash. */
export function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : '–';
}

function savedWords({ editedBy, editedAt }: FormEnd_edit$data): string {
  if (!editedAt) return 'Everything is saved.';
  return `Everything is saved. Last changed on ${formatDateTime(editedAt)}${editedBy ? ` by ${editedBy}` : ''}.`;
}

/**
 * The end of a form of useVersionedForm(): its buttons, which stay in sight, the question before unsaved changes are lost, and what others
 * have saved meanwhile. It stands last within the `form`.
 */
export function FormEnd({ form, labelOf, wordsOf = plainWords, edit }: FormEndProps) {
  const lastEdit = useFragment(
    graphql`
      fragment FormEnd_edit on SettingsEdit {
        editedBy
        editedAt
      }
    `,
    edit,
  );
  const { base, theirs, values, isDirty, isBusy, hasConflict } = form;
  const isMine = (name: string) => differingNames({ it: base[name] }, { it: values[name] }).length > 0;
  return (
    <>
      <SaveBar
        isDirty={isDirty}
        isBusy={isBusy}
        failure={hasConflict ? null : form.failure}
        found={form.found}
        label="Save"
        labelOf={labelOf}
        savedWords={savedWords(lastEdit)}
        onDiscard={form.discard}
      />
      <UnsavedGuard isDirty={isDirty} />
      {hasConflict && (
        <ConflictDialog
          editedBy={lastEdit.editedBy ?? null}
          changes={differingNames(base, theirs).map((name) => ({
            label: labelOf(name),
            before: wordsOf(base[name], name),
            theirs: wordsOf(theirs[name], name),
            mine: isMine(name) ? wordsOf(values[name], name) : null,
          }))}
          isBusy={isBusy}
          onClose={form.closeConflict}
          onTakeTheirs={form.takeTheirs}
          onSaveOver={form.saveOver}
        />
      )}
    </>
  );
}
