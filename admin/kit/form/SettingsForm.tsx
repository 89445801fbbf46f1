import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SettingsForm_edit$data, SettingsForm_edit$key } from '../../__generated__/SettingsForm_edit.graphql.ts';
import { formatDateTime } from '../formats.ts';
import { SaveBar } from './SaveBar.tsx';
import type { AdminFormState } from './useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

export interface SettingsFormProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  /** Label of an error's path, if it differs from the label of its field. */
  labelOf?: (name: string) => string;
  /** Who saved it last. */
  edit: SettingsForm_edit$key;
  children: ReactNode;
}

function lastSavedText({ editedBy, editedAt }: SettingsForm_edit$data): string {
  if (!editedAt) return t.allChangesSaved;
  return editedBy
    ? t.allSavedLastUpdatedBy({ date: formatDateTime(editedAt), editor: editedBy })
    : t.allSavedLastUpdated({ date: formatDateTime(editedAt) });
}

/** A form of settings with its save bar. */
export function SettingsForm<Values extends FieldValues>({ form, labelOf, edit, children }: SettingsFormProps<Values>) {
  const lastEdit = useFragment(
    graphql`
      fragment SettingsForm_edit on SettingsEdit {
        editedBy
        editedAt
      }
    `,
    edit,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children}
      <SaveBar form={form} namesFaults={labelOf ?? true} savedText={lastSavedText(lastEdit)} editedBy={lastEdit.editedBy} isInForm />
    </form>
  );
}
