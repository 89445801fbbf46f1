import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { IntegrationFormMutation } from '../../__generated__/IntegrationFormMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { kinds, type KnownKind } from './kinds.ts';

interface IntegrationValues {
  databaseId: number | null;
  name: string;
  isEnabled: boolean;
  url: string;
  listId: string;
  hasSecret: boolean;
}

export interface IntegrationFormProps {
  kind: KnownKind;
  values: IntegrationValues;
  /** Gets the integration's number, and the secret that a webhook was given: it is shown once. */
  onSaved: (databaseId: number, newSecret: string | null) => void;
}

/** Sets a service up. Its key is written only, and never shown again. */
export function IntegrationForm({ kind, values, onSaved }: IntegrationFormProps) {
  const [isDirty, setDirty] = useState(false);
  const mutation = useAdminMutation<IntegrationFormMutation, 'SaveIntegrationPayload'>(
    graphql`
      mutation IntegrationFormMutation($input: SaveIntegrationInput!, $isDryRun: Boolean) {
        result: saveIntegration(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveIntegrationPayload {
            newSecret
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
  const words = kinds[kind];

  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(data: FormData) {
    const secret = textOf(data, 'secret').trim();
    return {
      input: {
        databaseId: values.databaseId,
        kind,
        name: textOf(data, 'name'),
        isEnabled: data.has('isEnabled'),
        ...(kind === 'WEBHOOK' ? { url: textOf(data, 'url').trim() } : { listId: textOf(data, 'listId').trim() }),
        ...(secret !== '' && { secret }),
      },
    };
  }

  function save(data: FormData): void {
    run({
      variables: variablesOf(data),
      onDone: ({ integration, newSecret }) => {
        setDirty(false);
        // Not before the guard has seen that everything is saved.
        queueMicrotask(() => onSaved(integration.databaseId, newSecret ?? null));
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
        {kind === 'WEBHOOK' ? (
          <TextField
            label="Address"
            name="url"
            type="url"
            defaultValue={values.url}
            hint="https, on a public host. Messages are signed (Standard Webhooks)."
            error={fields.url}
          />
        ) : (
          <TextField label={words.listLabel ?? 'List'} name="listId" defaultValue={values.listId} error={fields.listId} />
        )}
        <TextField
          label={kind === 'WEBHOOK' ? 'Signing secret' : 'API key'}
          name="secret"
          type="password"
          autoComplete="off"
          placeholder={values.hasSecret ? 'Kept. Type a new one to replace it.' : undefined}
          hint={words.secretHint}
          error={fields.secret}
        />
        <CheckboxField label="Told of everybody who subscribes, leaves or is erased" name="isEnabled" defaultChecked={values.isEnabled} />
      </AdminForm>
    </div>
  );
}
