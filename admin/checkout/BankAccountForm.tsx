import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BankAccountForm_account$key } from '../__generated__/BankAccountForm_account.graphql.ts';
import type { BankAccountFormMutation } from '../__generated__/BankAccountFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useDirtyNews, useDraft } from '../kit/form/useDraft.ts';
import { useReload } from '../kit/loadScreen.ts';
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
  const draft = useDraft<AccountValues>({ version, values: { accountName, iban, bic } });
  useDirtyNews(draft.isDirty, onDirty);
  const reload = useReload();
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
    { isToldByForm: draft.theirs === null },
  );

  const { run, isBusy, failure } = mutation;
  const variablesOf = (sent: AccountValues, expectedVersion: number) => ({ input: { expectedVersion, ...sent } });

  function send(sent: AccountValues, expectedVersion: number): void {
    run({
      variables: variablesOf(sent, expectedVersion),
      onDone: ({ bankAccount: saved }) => {
        draft.start({ version: saved.version, values: { accountName: saved.accountName, iban: saved.iban, bic: saved.bic } });
        showToast({ kind: 'success', text: 'The account is saved.' });
        void reload();
      },
      onFailed: (failed) => {
        if (failed.code !== 'STALE') return false;
        draft.refuse();
        void reload();
        return true;
      },
    });
  }

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
      <AdminForm
        onSubmit={() => send(draft.values, draft.base.version)}
        failure={failure?.code === 'STALE' ? null : failure}
        tried={{ mutation, variablesOf: () => variablesOf(draft.values, draft.base.version) }}
        isBusy={isBusy}
        submitLabel="Save account"
      >
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            autoComplete="off"
            spellCheck={false}
            value={draft.values[name]}
            error={mutation.fields[name]}
            onChange={({ target }) => draft.change({ [name]: target.value })}
          />
        ))}
      </AdminForm>
      <ChangedDialog
        draft={draft}
        labels={labels}
        isBusy={isBusy}
        onSaveOver={() => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs.version)}
      />
    </Panel>
  );
}
