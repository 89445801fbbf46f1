import { graphql } from 'react-relay/hooks.js';
import { PasswordField } from '../../../web/kit/forms/PasswordField.tsx';
import type { PasswordStepMutation } from '../../__generated__/PasswordStepMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import * as t from '../__generated__/messages.ts';

/** Email address and password. The error is the same whether or not the account exists. */
export function PasswordStep({ onDone }: { onDone: () => void }) {
  const { run, isBusy, failure } = useAdminMutation<PasswordStepMutation, 'AdminSignInPayload'>(
    graphql`
      mutation PasswordStepMutation($input: AdminSignInInput!) {
        result: adminSignIn(input: $input) {
          __typename
          ... on AdminSignInPayload {
            __typename
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AdminSignInPayload',
    { isToldByForm: true },
  );
  return (
    <AdminForm
      submitLabel={t.signIn}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(data) =>
        run({
          variables: { input: { email: textOf(data, 'email'), password: textOf(data, 'password') } },
          onDone,
          // The form shows it.
          onFailed: () => true,
        })
      }
    >
      <TextField label={t.emailAddress} name="email" type="email" autoComplete="username" autoCapitalize="none" required />
      <PasswordField id="admin-password" label={t.password} name="password" autoComplete="current-password" required />
    </AdminForm>
  );
}
