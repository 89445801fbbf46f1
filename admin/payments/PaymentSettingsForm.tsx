import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { PaymentSettingsForm_method$key } from '../__generated__/PaymentSettingsForm_method.graphql.ts';
import type { PaymentSettingsFormMutation } from '../__generated__/PaymentSettingsFormMutation.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { SettingFields, settingsOf } from '../kit/form/SettingFields.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';

export interface PaymentSettingsFormProps {
  method: PaymentSettingsForm_method$key;
  onSaved: () => void;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** What the provider of a payment method needs; nothing for one without settings. */
export function PaymentSettingsForm({ method: key, onSaved, onDirty }: PaymentSettingsFormProps) {
  const { code, label, isSetUp, version, fields, settings, secretNames } = useFragment(
    graphql`
      fragment PaymentSettingsForm_method on StaffPaymentMethod {
        code
        label
        isSetUp
        version
        fields {
          name
          ...SettingFields_fields
        }
        settings {
          name
          value
        }
        secretNames
      }
    `,
    key,
  );
  const [isDirty, setDirty] = useState(false);
  useDirtyNews(isDirty, onDirty);
  const mutation = useAdminMutation<PaymentSettingsFormMutation, 'SavePaymentSettingsPayload'>(
    graphql`
      mutation PaymentSettingsFormMutation($input: SavePaymentSettingsInput!, $isDryRun: Boolean) {
        result: savePaymentSettings(input: $input, isDryRun: $isDryRun) {
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
    'SavePaymentSettingsPayload',
    { isToldByForm: true },
  );
  if (fields.length === 0) return null;
  const variablesOf = (data: FormData) => ({ input: { code, expectedVersion: version, settings: settingsOf(data) } });

  function save(data: FormData): void {
    mutation.run({
      variables: variablesOf(data),
      onDone: () => {
        setDirty(false);
        showToast({ kind: 'success', text: `Settings of ${label} saved.` });
        onSaved();
      },
    });
  }

  return (
    <Panel title={`${label}: provider settings`} description={isSetUp ? undefined : 'Not offered until these settings are complete.'}>
      <div onChange={() => setDirty(true)}>
        <AdminForm
          key={version}
          submitLabel="Save settings"
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          tried={{ mutation, variablesOf }}
          onSubmit={save}
        >
          <SettingFields fields={fields} values={settings} secretNames={secretNames} errors={mutation.fields} />
        </AdminForm>
      </div>
    </Panel>
  );
}
