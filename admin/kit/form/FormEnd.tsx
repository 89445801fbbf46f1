import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FormEnd_edit$data, FormEnd_edit$key } from '../../__generated__/FormEnd_edit.graphql.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { formatDateTime } from '../formats.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import styles from './FormEnd.module.css';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { VersionedForm } from './useVersionedForm.ts';

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

function stateWords(isDirty: boolean, { editedBy, editedAt }: FormEnd_edit$data): string {
  if (isDirty) return 'There are changes that are not saved.';
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
  const bar = useRef<HTMLDivElement>(null);
  const { failure, isDirty, isBusy } = form;
  const atFault = Object.keys(failure?.fields ?? {}).map((name) => labelOf(name));
  useEffect(() => {
    if (failure) bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <p role="alert">
          {failure && !form.hasConflict && (atFault.length > 0 ? `Look at: ${[...new Set(atFault)].join(', ')}.` : failure.message)}
        </p>
        {!failure && <p>{stateWords(isDirty, lastEdit)}</p>}
        {isDirty && (
          <Button kind="secondary" onClick={form.discard} disabled={isBusy}>
            Discard
          </Button>
        )}
        <Button type="submit" disabled={isBusy || !isDirty}>
          Save
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} />
      {form.hasConflict && <ConflictDialog form={form} labelOf={labelOf} wordsOf={wordsOf} editedBy={lastEdit.editedBy ?? null} />}
    </>
  );
}
