// oxlint-disable relay/unused-fields -- passed on to SettingFields.tsx
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentSettingsForm_method$key } from '../__generated__/PaymentSettingsForm_method.graphql.ts';
import type { PaymentSettingsFormMutation } from '../__generated__/PaymentSettingsFormMutation.graphql.ts';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { readSettingFields, SettingFields, settingInputs, settingValues, settingValuesText } from '../kit/form/SettingFields.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { PaymentConnection } from './PaymentConnection.tsx';
import * as t from './__generated__/messages.ts';

export interface PaymentSettingsFormProps {
  method: PaymentSettingsForm_method$key;
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** Settings of a payment method's provider, such as its keys; renders nothing for a provider without settings. */
export function PaymentSettingsForm({ method: key, onDirty }: PaymentSettingsFormProps) {
  const method = useFragment(
    graphql`
      fragment PaymentSettingsForm_method on AdminPaymentMethod {
        code
        label
        isSetUp
        warning
        version
        fields {
          ...SettingFields_field
        }
        settings {
          name
          value
        }
        secretNames
        ...PaymentConnection_method
      }
    `,
    key,
  );
  const { code, label, isSetUp, warning, version, fields, settings, secretNames } = method;
  const mutation = useAdminMutation<PaymentSettingsFormMutation, 'UpdatePaymentSettingsPayload'>(
    graphql`
      mutation PaymentSettingsFormMutation($input: UpdatePaymentSettingsInput!, $isDryRun: Boolean) {
        result: updatePaymentSettings(input: $input, isDryRun: $isDryRun) {
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
    'UpdatePaymentSettingsPayload',
  );
  const known = readSettingFields(fields);
  const form = useAdminForm<{ settings: { value: string }[] }, PaymentSettingsFormMutation, 'UpdatePaymentSettingsPayload'>({
    read: { version, values: { settings: settingValues(known, settings) } },
    mutation,
    labels: { settings: t.settings },
    valueText: (_name, values) => settingValuesText(known, values.settings),
    variablesOf: ({ sent, version: expectedVersion }) => ({
      input: { code, expectedVersion, settings: settingInputs(known, sent.settings) },
    }),
    savedText: t.settingsForSaved({ label }),
  });
  useDirtyNews(form.isDirty, onDirty);
  if (known.length === 0) return null;
  return (
    <Panel
      title={t.providerSettings({ label })}
      description={isSetUp ? (warning ?? undefined) : t.notOfferedUntilComplete}
      actions={warning != null && <StatusBadge tone="bad">{t.checkSettings}</StatusBadge>}
    >
      <RecordForm form={form} submitLabel={t.saveSettings}>
        <SettingFields form={form} fields={known} secretNames={secretNames} />
      </RecordForm>
      <PaymentConnection method={method} isDirty={form.isDirty} />
    </Panel>
  );
}
