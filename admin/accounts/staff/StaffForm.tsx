import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import type { StaffFormMutation } from '../../__generated__/StaffFormMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { useScreens } from '../../kit/screens.ts';
import { rightLabel, rightLabels } from './rightLabels.ts';
import styles from './StaffForm.module.css';
import { CheckboxField } from '../../kit/form/fields.tsx';
import { FormFlag, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { valueText } from '../../kit/form/record.ts';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

export interface StaffFormProps {
  /** Null for a new account. */
  account: { readonly email: string; readonly role: string; readonly rights: readonly string[]; readonly version: number } | null;
  /** Called with the password of a new account; null for an existing one. */
  onSaved: (email: string, password: string | null) => void;
  onCancel: () => void;
}

const labels = { email: t.emailAddress, isAdministrator: t.administrator, rights: t.permissions } as const;

/** The form of a staff account: role and rights. */
export function StaffForm({ account, onSaved, onCancel }: StaffFormProps) {
  const mutation = useAdminMutation<StaffFormMutation, 'SetStaffAccountPayload'>(
    graphql`
      mutation StaffFormMutation($input: SetStaffAccountInput!, $isDryRun: Boolean) {
        result: setStaffAccount(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SetStaffAccountPayload {
            password
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
    'SetStaffAccountPayload',
  );

  const words = rightLabels(useScreens());
  const form = useAdminForm({
    read: {
      version: account?.version ?? 0,
      values: { email: account?.email ?? '', isAdministrator: account?.role === 'ADMINISTRATOR', rights: [...(account?.rights ?? [])] },
    },
    isNew: account === null,
    mutation,
    labels,
    valueText: (name, held) => (name === 'rights' ? held.rights.map(rightLabel).join(', ') : valueText(name, held)),
    variablesOf: ({ sent: { email, isAdministrator, rights }, expectedVersion }) => ({
      input: {
        expectedVersion,
        email: email.trim(),
        isAdministrator,
        rights: isAdministrator ? [] : words.map(({ right }) => right).filter((right) => rights.includes(right)),
      },
    }),
    onSaved: ({ password }, { email }) => onSaved(email.trim(), password ?? null),
  });
  const { isAdministrator, rights } = form.values;

  return (
    <RecordForm
      form={form}
      submitLabel={account ? t.save : t.add}
      actions={
        account && (
          <Button kind="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        )
      }
    >
      <FormText form={form} name="email" type="email" autoComplete="off" readOnly={account !== null} />
      <FormFlag form={form} name="isAdministrator" hint={t.canDoEverythingIncluding} />
      {!isAdministrator && (
        <fieldset>
          <legend className={styles.legend}>{t.permissions}</legend>
          <div className={styles.rights}>
            {words.map(({ right, label, hint }) => (
              <CheckboxField
                key={right}
                label={label}
                hint={hint}
                checked={rights.includes(right)}
                onChange={({ target }) =>
                  form.change({ rights: target.checked ? [...rights, right] : rights.filter((other) => other !== right) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </RecordForm>
  );
}
