import { globalId } from '../../../shared/globalId.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { IntegrationForm_service$key } from '../../__generated__/IntegrationForm_service.graphql.ts';
import type { IntegrationFormCreateMutation } from '../../__generated__/IntegrationFormCreateMutation.graphql.ts';
import type { IntegrationFormUpdateMutation } from '../../__generated__/IntegrationFormUpdateMutation.graphql.ts';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { FormFlag, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { readSettingFields, SettingFields, settingInputs, settingValues, settingValuesText } from '../../kit/form/SettingFields.tsx';
import { valueText } from '../../kit/form/record.ts';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

interface IntegrationValues {
  databaseId: number | null;
  version: number;
  name: string;
  isEnabled: boolean;
  /** Saved settings, without secrets. */
  settings: readonly { readonly name: string; readonly value: string }[];
  /** Secrets that are set. */
  secretNames: readonly string[];
}

export interface IntegrationFormProps {
  service: IntegrationForm_service$key;
  values: IntegrationValues;
  /** Called with the integration's number, and secrets that the shop has generated: they are shown once. */
  onSaved: (databaseId: number, newSecrets: NewSecrets) => void;
}

export type NewSecrets = readonly { readonly label: string; readonly value: string }[];

/** The form's fields; settings are in the order of the service's fields. */
interface FormValues {
  name: string;
  isEnabled: boolean;
  settings: { value: string }[];
}

const creating = graphql`
  mutation IntegrationFormCreateMutation($input: CreateIntegrationInput!, $isDryRun: Boolean) {
    result: createIntegration(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on CreateIntegrationPayload {
        newSecrets {
          label
          value
        }
        integration {
          databaseId
          version
          name
          isEnabled
          settings {
            name
            value
          }
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
`;

const updating = graphql`
  mutation IntegrationFormUpdateMutation($input: UpdateIntegrationInput!, $isDryRun: Boolean) {
    result: updateIntegration(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateIntegrationPayload {
        newSecrets {
          label
          value
        }
        integration {
          databaseId
          version
          name
          isEnabled
          settings {
            name
            value
          }
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
`;

const labels = { name: t.name, isEnabled: t.notifyWhenSomeoneSubscribes, settings: t.settings } as const;

/** Sets up a service, with the fields that the service declares. Secrets are write-only. */
export function IntegrationForm({ service, values, onSaved }: IntegrationFormProps) {
  const { serviceId, fields } = useFragment(
    graphql`
      fragment IntegrationForm_service on MailingService {
        serviceId
        fields {
          ...SettingFields_field
        }
      }
    `,
    service,
  );
  const mutation = useAdminMutation<
    IntegrationFormCreateMutation | IntegrationFormUpdateMutation,
    'CreateIntegrationPayload' | 'UpdateIntegrationPayload'
  >(values.databaseId === null ? creating : updating, values.databaseId === null ? 'CreateIntegrationPayload' : 'UpdateIntegrationPayload');
  const settings = readSettingFields(fields);
  const { databaseId } = values;
  const readOf = (read: Omit<IntegrationValues, 'databaseId' | 'secretNames'>) => ({
    version: read.version,
    values: { name: read.name, isEnabled: read.isEnabled, settings: settingValues(settings, read.settings) },
  });
  const form = useAdminForm<
    FormValues,
    IntegrationFormCreateMutation | IntegrationFormUpdateMutation,
    'CreateIntegrationPayload' | 'UpdateIntegrationPayload'
  >({
    read: readOf(values),
    isNew: databaseId === null,
    mutation,
    labels,
    valueText: (name, held) => (name === 'settings' ? settingValuesText(settings, held.settings) : valueText(name, held)),
    variablesOf: ({ sent, expectedVersion }) => {
      const input = { name: sent.name, isEnabled: sent.isEnabled, settings: settingInputs(settings, sent.settings) };
      return databaseId === null
        ? { input: { kind: serviceId, ...input } }
        : { input: { id: globalId('Integration', databaseId), expectedVersion, ...input } };
    },
    savedOf: ({ integration }) => readOf(integration),
    onSaved: ({ integration, newSecrets }) => onSaved(integration.databaseId, newSecrets),
  });

  return (
    <>
      <UnsavedGuard isDirty={form.isDirty} />
      <RecordForm form={form} submitLabel={t.save}>
        <FormText form={form} name="name" maxLength={100} />
        <SettingFields form={form} fields={settings} secretNames={values.secretNames} />
        <FormFlag form={form} name="isEnabled" />
      </RecordForm>
    </>
  );
}
