import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import type { StaffFormMutation } from '../../__generated__/StaffFormMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { CheckboxField, TextField } from '../../kit/form/fields.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { useScreens } from '../../kit/screens.ts';
import { rightWords } from './rightWords.ts';
import styles from './StaffForm.module.css';

export interface StaffFormProps {
  /** Null for somebody new. */
  account: { readonly email: string; readonly role: string; readonly rights: readonly string[] } | null;
  /** Gets the password of a new account. */
  onSaved: (email: string, password: string | null) => void;
  onCancel: () => void;
}

/** Who may do what. */
export function StaffForm({ account, onSaved, onCancel }: StaffFormProps) {
  const [isAdministrator, setAdministrator] = useState(account?.role === 'ADMINISTRATOR');
  const mutation = useAdminMutation<StaffFormMutation, 'SaveStaffAccountPayload'>(
    graphql`
      mutation StaffFormMutation($input: SaveStaffAccountInput!, $isDryRun: Boolean) {
        result: saveStaffAccount(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveStaffAccountPayload {
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
    'SaveStaffAccountPayload',
    { isToldByForm: true },
  );

  const words = rightWords(useScreens());
  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(data: FormData) {
    const email = textOf(data, 'email').trim();
    const rights = words.map(({ right }) => right).filter((right) => data.getAll('rights').includes(right));
    return { input: { email, isAdministrator, rights } };
  }

  function save(data: FormData): void {
    const variables = variablesOf(data);
    run({
      variables,
      onDone: ({ password }) => onSaved(variables.input.email, password ?? null),
    });
  }

  return (
    <AdminForm
      submitLabel={account ? 'Save' : 'Add'}
      isBusy={isBusy}
      failure={failure}
      tried={{ mutation, variablesOf, isNew: account === null }}
      onSubmit={save}
      actions={
        account && (
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={account?.email}
        readOnly={account !== null}
        error={fields.email}
      />
      <CheckboxField
        label="Administrator"
        hint="May do everything, also make others administrators."
        checked={isAdministrator}
        onChange={({ target }) => setAdministrator(target.checked)}
      />
      {!isAdministrator && (
        <fieldset>
          <legend className={styles.legend}>May work in</legend>
          <div className={styles.rights}>
            {words.map(({ right, label, hint }) => (
              <CheckboxField
                key={right}
                label={label}
                hint={hint}
                name="rights"
                value={right}
                defaultChecked={account?.rights.includes(right)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </AdminForm>
  );
}
