import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { IntegrationForm_service$key } from '../../__generated__/IntegrationForm_service.graphql.ts';
import type { IntegrationFormMutation } from '../../__generated__/IntegrationFormMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields.tsx';
import { SettingFields, settingsOf } from '../../kit/form/SettingFields.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';

interface IntegrationValues {
  databaseId: number | null;
  name: string;
  isEnabled: boolean;
  /** What is set, but for secrets. */
  settings: readonly { readonly name: string; readonly value: string }[];
  /** Secrets that are set. */
  secretNames: readonly string[];
}

export interface IntegrationFormProps {
  service: IntegrationForm_service$key;
  values: IntegrationValues;
  /** Gets the integration's number, and secrets that the shop has made: they are shown once. */
  onSaved: (databaseId: number, newSecrets: NewSecrets) => void;
}

export type NewSecrets = readonly { readonly label: string; readonly value: string }[];

/** Sets a service up, with the fields that the service has. Secrets are written only, and never shown again. */
export function IntegrationForm({ service, values, onSaved }: IntegrationFormProps) {
  const { serviceId, fields: settings } = useFragment(
    graphql`
      fragment IntegrationForm_service on MailingService {
        serviceId
        fields {
          ...SettingFields_fields
        }
      }
    `,
    service,
  );
  const [isDirty, setDirty] = useState(false);
  const mutation = useAdminMutation<IntegrationFormMutation, 'SaveIntegrationPayload'>(
    graphql`
      mutation IntegrationFormMutation($input: SaveIntegrationInput!, $isDryRun: Boolean) {
        result: saveIntegration(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveIntegrationPayload {
            newSecrets {
              label
              value
            }
            integration {
              databaseId
            }
          }
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
    'SaveIntegrationPayload',
    { isToldByForm: true },
  );
  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(data: FormData) {
    return {
      input: {
        databaseId: values.databaseId,
        kind: serviceId,
        name: textOf(data, 'name'),
        isEnabled: data.has('isEnabled'),
        settings: settingsOf(data),
      },
    };
  }

  function save(data: FormData): void {
    run({
      variables: variablesOf(data),
      onDone: ({ integration, newSecrets }) => {
        setDirty(false);
        // Not before the guard has seen that everything is saved.
        queueMicrotask(() => onSaved(integration.databaseId, newSecrets));
      },
    });
  }

  return (
    <div onChange={() => setDirty(true)}>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      <AdminForm
        submitLabel="Save"
        isBusy={isBusy}
        failure={failure}
        tried={{ mutation, variablesOf, isNew: values.databaseId === null }}
        onSubmit={save}
      >
        <TextField label="Name" name="name" defaultValue={values.name} maxLength={100} error={fields.name} />
        <SettingFields fields={settings} values={values.settings} secretNames={values.secretNames} errors={fields} />
        <CheckboxField label="Told of everybody who subscribes, leaves or is erased" name="isEnabled" defaultChecked={values.isEnabled} />
      </AdminForm>
    </div>
  );
}
