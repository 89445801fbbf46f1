import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CustomFieldDialogClearMutation } from '../__generated__/CustomFieldDialogClearMutation.graphql.ts';
import type {
  CustomFieldDialog_definition$data,
  CustomFieldDialog_definition$key,
} from '../__generated__/CustomFieldDialog_definition.graphql.ts';
import type { CustomFieldDialogMutation } from '../__generated__/CustomFieldDialogMutation.graphql.ts';
import { FormArea, FormSelect, FormText } from '../kit/form/FormField.tsx';
import { GuardedDialog } from '../kit/form/GuardedDialog.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm, type AdminFormState } from '../kit/form/useAdminForm.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from '../products/catalog.module.css';
import type { CustomField, MetafieldOwner } from './CustomFieldsPanel.tsx';
import * as t from './__generated__/messages.ts';

const yesNo = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

interface CustomFieldDialogProps {
  owner: MetafieldOwner;
  field: CustomField;
  /** Reads the values again; by default the screen's query. */
  onReload?: () => Promise<unknown>;
  onClose: () => void;
}

/** Edits or clears the value of one custom field. */
export function CustomFieldDialog({ owner, field, onReload, onClose }: CustomFieldDialogProps) {
  const id = useId();
  const reloadScreen = useReload();
  const reload = onReload ?? reloadScreen;
  const { value, version } = field;
  const definitionKey: CustomFieldDialog_definition$key = field;
  const definition = useFragment(
    graphql`
      fragment CustomFieldDialog_definition on MetafieldDefinition {
        namespace
        key
        name
        description
        type
        choices
      }
    `,
    definitionKey,
  );
  const { namespace, key, name, description } = definition;
  // The value is saved, even if the list can't be loaded again.
  const close = () => void reload().then(onClose, onClose);
  const mutation = useAdminMutation<CustomFieldDialogMutation, 'SetMetafieldsPayload'>(
    graphql`
      mutation CustomFieldDialogMutation($input: SetMetafieldsInput!, $isDryRun: Boolean) {
        result: setMetafields(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'SetMetafieldsPayload',
  );
  const clearing = useAdminMutation<CustomFieldDialogClearMutation, 'DeleteMetafieldsPayload'>(
    graphql`
      mutation CustomFieldDialogClearMutation($input: DeleteMetafieldsInput!) {
        result: deleteMetafields(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteMetafieldsPayload',
  );
  const form = useAdminForm({
    read: { version, values: { value: value ?? '' } },
    mutation,
    labels: { value: name },
    variablesOf: ({ sent, version: expectedVersion }) => ({
      input: { metafields: [{ ...owner, namespace, key, expectedVersion, value: sent.value }] },
    }),
    pathOf: () => 'value',
    savedText: t.customFieldSaved,
    onSaved: close,
  });
  function clear(): void {
    clearing.run({
      variables: { input: { metafields: [{ ...owner, namespace, key }] } },
      onDone: () => {
        showToast({ kind: 'success', text: t.valueDeleted });
        close();
      },
    });
  }
  return (
    <GuardedDialog onClose={onClose} labelledBy={id} className={styles.dialog}>
      <h2 id={id}>{name}</h2>
      {description !== '' && <p>{description}</p>}
      <RecordForm
        form={form}
        submitLabel={t.save}
        actions={
          <>
            {value !== null && (
              <Button kind="secondary" onClick={clear} disabled={clearing.isBusy}>
                {t.deleteValue}
              </Button>
            )}
            <Button kind="secondary" onClick={onClose}>
              {t.cancel}
            </Button>
          </>
        }
      >
        <ValueField form={form} definition={definition} />
      </RecordForm>
    </GuardedDialog>
  );
}

function ValueField({ form, definition }: { form: AdminFormState<{ value: string }>; definition: CustomFieldDialog_definition$data }) {
  const { type, choices } = definition;
  const shared = { form, name: 'value', label: t.value } as const;
  if (type === 'BOOLEAN' || type === 'CHOICE') {
    const options = type === 'BOOLEAN' ? yesNo : choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <FormSelect {...shared} options={options}>
        <option value="" disabled>
          {t.select}
        </option>
      </FormSelect>
    );
  }
  if (type === 'MULTI_LINE_TEXT') return <FormArea {...shared} rows={5} />;
  if (type === 'DATE') return <FormText {...shared} type="date" />;
  const inputMode = type === 'INTEGER' ? 'numeric' : type === 'DECIMAL' ? 'decimal' : type === 'URL' ? 'url' : 'text';
  return <FormText {...shared} inputMode={inputMode} autoComplete="off" />;
}
