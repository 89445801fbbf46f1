import { graphql } from 'react-relay/hooks.js';
import { array, custom, object, pipe, record, string, transform } from 'zod/mini';
import { Button } from '../../web/kit/Button.tsx';
import type { ApiKeyFormCreateMutation } from '../__generated__/ApiKeyFormCreateMutation.graphql.ts';
import type { ApiKeyFormUpdateMutation } from '../__generated__/ApiKeyFormUpdateMutation.graphql.ts';
import type { ApiScope } from '../__generated__/ApiKeysScreenQuery.graphql.ts';
import { shopInstantOf, shopTimeText } from '../kit/form/amounts.ts';
import { SelectField } from '../kit/form/fields.tsx';
import { FormArea, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm, type AdminFormState } from '../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { accessOf, accessOptions, scopeAreas, scopesOf, scopesText, type Access } from './scopeAreas.ts';
import styles from './integrations.module.css';
import * as t from './__generated__/messages.ts';

/** A key as its form shows it. */
export interface EditedKey {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly networks: readonly string[];
  readonly expiresAt: string | null | undefined;
}

const schema = object({
  name: string(),
  expiresAt: pipe(string(), transform(shopInstantOf)),
  networks: pipe(
    pipe(
      string(),
      transform((text) => text.split(/[\s,]+/).filter((network) => network !== '')),
    ),
    array(string()),
  ),
  access: record(string(), custom<Access>()),
});

interface Values {
  name: string;
  expiresAt: string;
  networks: string;
  access: Record<string, Access>;
}

const labels: Record<keyof Values, string> = { name: t.name, expiresAt: t.expires, networks: t.allowedNetworks, access: t.access };
const pathOf = (path: string) => (path.startsWith('networks') ? 'networks' : path.startsWith('scopes') ? 'access' : path);

const valuesOf = (key: EditedKey | null) => ({
  version: key?.version ?? 0,
  values: {
    name: key?.name ?? '',
    expiresAt: shopTimeText(key?.expiresAt),
    networks: key?.networks.join('\n') ?? '',
    access: accessOf(key?.scopes ?? []),
  } satisfies Values,
});

interface Sent {
  name: string;
  expiresAt: string | null;
  networks: string[];
  access: Record<string, Access>;
}

const settingsOf = ({ name, expiresAt, networks, access }: Sent) => ({ name, expiresAt, networks, scopes: scopesOf(access) });

function Fields({ form, actions, submitLabel }: { form: AdminFormState<Values>; actions?: React.ReactNode; submitLabel: string }) {
  const { access } = form.values;
  const error = form.errorOf('access');
  return (
    <RecordForm form={form} submitLabel={submitLabel} actions={actions}>
      <FormText form={form} name="name" autoComplete="off" hint={t.keyNameHint} />
      <fieldset aria-describedby={error === undefined ? undefined : 'api-key-access-error'}>
        <legend className={styles.legend}>{t.access}</legend>
        <div className={styles.areas}>
          {scopeAreas.map((area) => (
            <SelectField
              key={area.area}
              label={area.label}
              hint={area.hint}
              value={access[area.area] ?? ''}
              // The options are of this type.
              onChange={({ target }) => form.change({ access: { ...access, [area.area]: target.value as Access } })}
            >
              {accessOptions(area).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        {error !== undefined && (
          <p id="api-key-access-error" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <FormText form={form} name="expiresAt" type="datetime-local" hint={t.expiryHint} />
      <FormArea form={form} name="networks" rows={3} hint={t.networksHint} />
    </RecordForm>
  );
}

/** Creates a key. @param onCreated called with the whole key, which is shown only once */
export function NewKeyForm({ onCreated }: { onCreated: (name: string, token: string) => void }) {
  const mutation = useAdminMutation<ApiKeyFormCreateMutation, 'CreateApiKeyPayload'>(
    graphql`
      mutation ApiKeyFormCreateMutation($input: CreateApiKeyInput!, $isDryRun: Boolean) {
        result: createApiKey(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on CreateApiKeyPayload {
            token
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
    'CreateApiKeyPayload',
  );
  const form = useAdminForm<Values, ApiKeyFormCreateMutation, 'CreateApiKeyPayload', Sent>({
    read: valuesOf(null),
    isNew: true,
    mutation,
    labels,
    schema,
    pathOf,
    variablesOf: ({ sent }) => ({ input: settingsOf(sent) }),
    savedText: t.apiKeyCreated,
    onSaved: ({ token }, { name }) => onCreated(name.trim(), token),
  });
  return <Fields form={form} submitLabel={t.createApiKey} />;
}

/** Changes what a key may do. */
export function EditKeyForm({ edited, onDone }: { edited: EditedKey; onDone: () => void }) {
  const mutation = useAdminMutation<ApiKeyFormUpdateMutation, 'UpdateApiKeyPayload'>(
    graphql`
      mutation ApiKeyFormUpdateMutation($input: UpdateApiKeyInput!, $isDryRun: Boolean) {
        result: updateApiKey(input: $input, isDryRun: $isDryRun) {
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
    'UpdateApiKeyPayload',
  );
  const form = useAdminForm<Values, ApiKeyFormUpdateMutation, 'UpdateApiKeyPayload', Sent>({
    read: valuesOf(edited),
    mutation,
    labels,
    schema,
    pathOf,
    valueText: (field, values) => (field === 'access' ? scopesText(scopesOf(values.access)) : values[field]),
    variablesOf: ({ sent, expectedVersion }) => ({ input: { id: edited.id, expectedVersion, ...settingsOf(sent) } }),
    savedText: t.apiKeySaved,
    onSaved: onDone,
  });
  const cancel = (
    <Button kind="secondary" onClick={onDone}>
      {t.cancel}
    </Button>
  );
  return <Fields form={form} submitLabel={t.save} actions={cancel} />;
}
