import { useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { StaffStockReason, StockDialogMutation } from '../__generated__/StockDialogMutation.graphql.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { wholeFaultOf } from '../kit/form/amounts.ts';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import { formatNumber } from '../kit/formats.ts';
import { GuardedDialog } from '../kit/form/GuardedDialog.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from '../products/catalog.module.css';
import { newKey } from '../products/words.ts';

const reasons: readonly { value: StaffStockReason; label: string }[] = [
  { value: 'DELIVERY', label: 'Delivery: goods came in' },
  { value: 'COUNT', label: 'Count: so many there are' },
  { value: 'DAMAGE', label: 'Damaged or lost' },
  { value: 'OTHER', label: 'Another reason' },
];

export interface StockDialogProps {
  databaseId: number;
  name: string;
  stock: number;
  isCounted: boolean;
  onClose: () => void;
}

/** Moves a stock by a difference, or to what was counted. Sales that go on meanwhile are not lost. */
export function StockDialog({ databaseId, name, stock, isCounted, onClose }: StockDialogProps) {
  const id = useId();
  const [key] = useState(newKey);
  const [reason, setReason] = useState<StaffStockReason>(isCounted ? 'DELIVERY' : 'COUNT');
  const [problem, setProblem] = useState<string>();
  const mutation = useAdminMutation<StockDialogMutation, 'AdjustStockPayload'>(
    graphql`
      mutation StockDialogMutation($input: AdjustStockInput!, $isDryRun: Boolean) {
        result: adjustStock(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on AdjustStockPayload {
            product {
              ...StockPanel_product
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
    'AdjustStockPayload',
    { isToldByForm: true },
  );
  const { run, isBusy, failure, fields } = mutation;
  const isCount = reason === 'COUNT';

  function variablesOf(data: FormData) {
    const text = textOf(data, 'amount').trim().replace('+', '');
    if (!/^-?\d{1,9}$/.test(text)) return undefined;
    const amount = Number(text);
    const moved = isCount ? { setTo: amount } : { delta: reason === 'DAMAGE' ? -Math.abs(amount) : amount };
    return { input: { databaseId, reason, note: textOf(data, 'note'), idempotencyKey: key, ...moved } };
  }

  function move(data: FormData): void {
    const variables = variablesOf(data);
    setProblem(variables ? undefined : wholeFaultOf(textOf(data, 'amount')));
    if (!variables) return;
    run({
      variables,
      onDone: () => {
        showToast({ kind: 'success', text: 'The stock is moved.' });
        onClose();
      },
    });
  }

  return (
    <GuardedDialog onClose={onClose} labelledBy={id} className={styles.dialog}>
      <h2 id={id}>Move the stock</h2>
      <p>
        {name}: {isCounted ? `${formatNumber(stock)} in stock` : 'not counted so far'}.
      </p>
      <AdminForm
        onSubmit={move}
        failure={failure}
        tried={{ mutation, variablesOf }}
        isBusy={isBusy}
        submitLabel="Move"
        actions={
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <SelectField
          label="Why"
          name="reason"
          value={reason}
          onChange={({ target }) => setReason(reasons.find(({ value }) => value === target.value)?.value ?? 'OTHER')}
        >
          {reasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={isCount ? 'So many there are' : reason === 'DAMAGE' ? 'So many are gone' : 'How many more (or, with a minus, fewer)'}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          error={problem ?? fields.delta ?? fields.setTo}
        />
        <TextField label="Note" name="note" maxLength={500} error={fields.note} />
      </AdminForm>
    </GuardedDialog>
  );
}
