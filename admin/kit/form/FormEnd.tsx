import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FormEnd_edit$data, FormEnd_edit$key } from '../../__generated__/FormEnd_edit.graphql.ts';
import { formatDateTime } from '../formats.ts';
import { ChangedDialog } from './ChangedDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { RecordForm } from './useRecordForm.ts';
import type { FormValues } from './useVersionedForm.ts';

export interface FormEndProps<V extends FormValues> {
  form: RecordForm<V>;
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
export function FormEnd<V extends FormValues>({ form, labelOf, wordsOf = plainWords, edit }: FormEndProps<V>) {
  const lastEdit = useFragment(
    graphql`
      fragment FormEnd_edit on SettingsEdit {
        editedBy
        editedAt
      }
    `,
    edit,
  );
  const { isDirty, isBusy, theirs } = form;
  // The names are those of the values.
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, labelOf(name)])) as Record<keyof V, string>;
  return (
    <>
      <SaveBar
        isDirty={isDirty}
        isBusy={isBusy}
        failure={form.failure}
        found={form.found}
        label="Save"
        labelOf={labelOf}
        savedWords={savedWords(lastEdit)}
        onDiscard={form.discard}
      />
      <UnsavedGuard isDirty={isDirty} />
      <ChangedDialog
        draft={{ ...form, theirs: theirs && { ...theirs, editedBy: lastEdit.editedBy ?? null } }}
        labels={labels}
        told={(name, values) => wordsOf(values[name], String(name))}
        isBusy={isBusy}
        onSaveOver={form.saveOver}
      />
    </>
  );
}
