import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BankAccountForm_account$key } from '../__generated__/BankAccountForm_account.graphql.ts';
import type { BankAccountFormMutation } from '../__generated__/BankAccountFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const labels = { accountName: t.accountHolder, iban: t.iban, bic: t.bic } as const;
const names = ['accountName', 'iban', 'bic'] as const;

export interface BankAccountFormProps {
  account: BankAccountForm_account$key;
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** The bank account that transfers are paid to. */
export function BankAccountForm({ account: key, onDirty }: BankAccountFormProps) {
  const { accountName, iban, bic, isSample, version } = useFragment(
    graphql`
      fragment BankAccountForm_account on ShopBankAccount {
        accountName
        iban
        bic
        isSample
        version
      }
    `,
    key,
  );
  const mutation = useAdminMutation<BankAccountFormMutation, 'UpdateBankAccountPayload'>(
    graphql`
      mutation BankAccountFormMutation($input: UpdateBankAccountInput!, $isDryRun: Boolean) {
        result: updateBankAccount(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateBankAccountPayload {
            bankAccount {
              accountName
              iban
              bic
              version
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
    'UpdateBankAccountPayload',
  );
  const form = useAdminForm({
    read: { version, values: { accountName, iban, bic } },
    mutation,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { expectedVersion, ...sent } }),
    savedOf: ({ bankAccount: { version: next, ...values } }) => ({
      version: next,
      values: { accountName: values.accountName, iban: values.iban, bic: values.bic },
    }),
    savedText: t.accountSaved,
  });
  useDirtyNews(form.isDirty, onDirty);

  return (
    <Panel
      title={t.bankAccount}
      description={isSample ? t.sampleAccountHint : t.bankAccountHint}
      actions={isSample && <StatusBadge tone="bad">{t.sample}</StatusBadge>}
    >
      <RecordForm form={form} submitLabel={t.saveAccount}>
        {names.map((name) => (
          <FormText key={name} form={form} name={name} autoComplete="off" spellCheck={false} />
        ))}
      </RecordForm>
    </Panel>
  );
}
