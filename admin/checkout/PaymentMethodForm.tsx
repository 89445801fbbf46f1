import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentMethodForm_method$key } from '../__generated__/PaymentMethodForm_method.graphql.ts';
import type { PaymentMethodFormMutation } from '../__generated__/PaymentMethodFormMutation.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { CheckboxField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { useDirtyNews, useDraft } from '../kit/form/useDraft.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';

export interface PaymentMethodFormProps {
  method: PaymentMethodForm_method$key;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  /** @param by -1 for up, 1 for down */
  onMove: (by: number) => void;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

interface MethodValues {
  name: string;
  description: string;
  isEnabled: boolean;
}

const labels: Readonly<Record<keyof MethodValues, string>> = { name: 'Title', description: 'Instructions', isEnabled: 'Offered' };
const names: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'Bank transfer',
  CASH_ON_DELIVERY: 'Cash on delivery',
  TEST_CARD: 'Test card',
};
const notes: Readonly<Record<string, string>> = {
  CASH_ON_DELIVERY: 'Shoppers see it in Germany only, for orders of at most €500 that are delivered.',
  TEST_CARD: 'A card of the test provider: no money moves.',
};

/** One way to pay. */
export function PaymentMethodForm({ method: key, isFirst, isLast, isMoving, onMove, onDirty }: PaymentMethodFormProps) {
  const method = useFragment(
    graphql`
      fragment PaymentMethodForm_method on StaffPaymentMethod {
        code
        name
        description
        isEnabled
        isAvailable
        version
      }
    `,
    key,
  );
  const { code, name, description, isEnabled, isAvailable, version } = method;
  const draft = useDraft<MethodValues>({ version, values: { name, description, isEnabled } });
  const { values } = draft;
  useDirtyNews(draft.isDirty, onDirty);
  const reload = useReload();
  const mutation = useAdminMutation<PaymentMethodFormMutation, 'SavePaymentMethodPayload'>(
    graphql`
      mutation PaymentMethodFormMutation($input: SavePaymentMethodInput!, $isDryRun: Boolean) {
        result: savePaymentMethod(input: $input, isDryRun: $isDryRun) {
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
    'SavePaymentMethodPayload',
    { isToldByForm: draft.theirs === null },
  );

  const { run, isBusy, failure, fields } = mutation;
  const variablesOf = (sent: MethodValues, expectedVersion: number) => ({ input: { code, expectedVersion, ...sent } });

  function send(sent: MethodValues, expectedVersion: number): void {
    run({
      variables: variablesOf(sent, expectedVersion),
      onDone: () => {
        draft.start({ version: expectedVersion + 1, values: sent });
        showToast({ kind: 'success', text: `${sent.name} is saved.` });
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

  const called = names[code] ?? code;
  const note = [isAvailable ? '' : 'This server cannot take it: it is switched off at its start.', notes[code] ?? ''].join(' ').trim();
  return (
    <Panel
      title={called}
      description={note || undefined}
      actions={
        <>
          <Button kind="quiet" size="small" disabled={isMoving || isFirst} onClick={() => onMove(-1)}>
            Up<span className="visually-hidden"> {called}</span>
          </Button>
          <Button kind="quiet" size="small" disabled={isMoving || isLast} onClick={() => onMove(1)}>
            Down<span className="visually-hidden"> {called}</span>
          </Button>
        </>
      }
    >
      <AdminForm
        onSubmit={() => send(values, draft.base.version)}
        failure={failure?.code === 'STALE' ? null : failure}
        tried={{ mutation, variablesOf: () => variablesOf(values, draft.base.version) }}
        isBusy={isBusy}
        submitLabel="Save"
      >
        <CheckboxField
          label={labels.isEnabled}
          checked={values.isEnabled}
          error={fields.isEnabled}
          onChange={({ target }) => draft.change({ isEnabled: target.checked })}
        />
        <TextField
          label={labels.name}
          value={values.name}
          error={fields.name}
          onChange={({ target }) => draft.change({ name: target.value })}
        />
        <TextAreaField
          label={labels.description}
          rows={3}
          value={values.description}
          error={fields.description}
          hint="Shoppers read it below the title."
          onChange={({ target }) => draft.change({ description: target.value })}
        />
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
