import { graphql } from 'react-relay/hooks.js';
import type { SecondFactorStepMutation } from '../../__generated__/SecondFactorStepMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import * as t from '../__generated__/messages.ts';

export interface SecondFactorStepProps {
  /** Called with the recovery codes of an enrolment; otherwise with none. */
  onDone: (recoveryCodes: readonly string[]) => void;
  /** Called if the password was entered too long ago. */
  onLost: () => void;
  hint?: string;
}

/** Asks for a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ onDone, onLost, hint = t.codeFromAppOrRecoveryCode }: SecondFactorStepProps) {
  const { run, isBusy, failure } = useAdminMutation<SecondFactorStepMutation, 'AdminVerifySecondFactorPayload'>(
    graphql`
      mutation SecondFactorStepMutation($input: AdminVerifySecondFactorInput!) {
        result: adminVerifySecondFactor(input: $input) {
          __typename
          ... on AdminVerifySecondFactorPayload {
            recoveryCodes
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AdminVerifySecondFactorPayload',
    { isToldByForm: true },
  );
  return (
    <AdminForm
      submitLabel={t.continueLabel}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(data) =>
        run({
          variables: { input: { code: textOf(data, 'code').replaceAll(' ', '') } },
          onDone: ({ recoveryCodes }) => onDone(recoveryCodes ?? []),
          onFailed: ({ code }) => {
            if (code === 'FORBIDDEN') onLost();
            return true;
          },
        })
      }
    >
      <TextField label={t.code} name="code" hint={hint} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
    </AdminForm>
  );
}
