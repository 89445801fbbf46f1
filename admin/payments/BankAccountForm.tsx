import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BankAccountForm_account$key } from '../__generated__/BankAccountForm_account.graphql.ts';
import type { BankAccountFormMutation } from '../__generated__/BankAccountFormMutation.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';

interface AccountValues {
  accountName: string;
  iban: string;
  bic: string;
}

const labels: Readonly<Record<keyof AccountValues, string>> = { accountName: 'Account holder', iban: 'IBAN', bic: 'BIC' };
const names = ['accountName', 'iban', 'bic'] as const;

export interface BankAccountFormProps {
  account: BankAccountForm_account$key;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Where bank transfers go. */
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
  const mutation = useAdminMutation<BankAccountFormMutation, 'SaveBankAccountPayload'>(
    graphql`
      mutation BankAccountFormMutation($input: SaveBankAccountInput!, $isDryRun: Boolean) {
        result: saveBankAccount(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveBankAccountPayload {
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
    'SaveBankAccountPayload',
    { isToldByForm: true },
  );
  const form = useRecordForm<AccountValues, BankAccountFormMutation, 'SaveBankAccountPayload'>({
    read: { version, values: { accountName, iban, bic } },
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => ({ input: { expectedVersion: over.version, ...values } }),
    savedOf: ({ bankAccount: { version: next, ...values } }) => ({
      version: next,
      values: { accountName: values.accountName, iban: values.iban, bic: values.bic },
    }),
    savedWords: () => 'The account is saved.',
  });
  useDirtyNews(form.isDirty, onDirty);

  return (
    <Panel
      title="Bank account"
      description={
        isSample
          ? 'This is a sample that belongs to nobody. Put your own in before you open.'
          : 'Orders that wait for a transfer show it, on their pages and in their mails.'
      }
      actions={isSample && <StatusBadge tone="bad">Sample</StatusBadge>}
    >
      <AdminForm onSubmit={form.save} failure={form.failure} found={form.found} isBusy={form.isBusy} submitLabel="Save account">
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            autoComplete="off"
            spellCheck={false}
            value={form.values[name]}
            error={form.errorOf(name)}
            onChange={({ target }) => form.change({ [name]: target.value })}
          />
        ))}
      </AdminForm>
      <ChangedDialog draft={form} labels={labels} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </Panel>
  );
}
