import { globalId } from '../../shared/globalId.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { AdminStockReason, StockDialogMutation } from '../__generated__/StockDialogMutation.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { GuardedDialog } from '../kit/form/GuardedDialog.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import styles from '../products/catalog.module.css';
import { newKey } from '../products/labels.ts';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { integerProblem } from '../kit/form/amounts.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { check, custom, object, pipe, string, transform } from 'zod/mini';
import * as t from './__generated__/messages.ts';

const reasons: readonly { value: AdminStockReason; label: string }[] = [
  { value: 'DELIVERY', label: t.deliveryReceived },
  { value: 'COUNT', label: t.stockCount },
  { value: 'DAMAGE', label: t.damagedOrLost },
  { value: 'OTHER', label: t.otherReason },
];

const labels = { reason: t.reason, amount: t.amount, note: t.note } as const;
const plain = (text: string) => text.trim().replace('+', '');
const schema = object({
  reason: custom<AdminStockReason>(),
  amount: pipe(
    string().check(
      check(({ value, issues }) => {
        if (!/^-?\d{1,9}$/.test(plain(value))) issues.push({ code: 'custom', input: value, message: integerProblem(value) });
      }),
    ),
    transform((text) => Number(plain(text))),
  ),
  note: string(),
});

export interface StockDialogProps {
  databaseId: number;
  name: string;
  stock: number;
  isCounted: boolean;
  /** What the stock is to be set to, to begin with. */
  counted?: string;
  onClose: () => void;
}

/** Changes a stock level by a difference, or to a counted number. Sales made in the meantime are not lost. */
export function StockDialog({ databaseId, name, stock, isCounted, counted, onClose }: StockDialogProps) {
  const id = useId();
  const [key] = useState(newKey);
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
  );
  const form = useAdminForm({
    read: { version: 0, values: { reason: isCounted ? 'DELIVERY' : 'COUNT', amount: '', note: '' } },
    mutation,
    labels,
    schema,
    variablesOf({ sent: { reason, amount, note } }) {
      const moved = reason === 'COUNT' ? { setTo: amount } : { delta: reason === 'DAMAGE' ? -Math.abs(amount) : amount };
      return { input: { id: globalId('Product', databaseId), reason, note, idempotencyKey: key, ...moved } };
    },
    pathOf: (path) => (path === 'delta' || path === 'setTo' ? 'amount' : path),
    savedText: t.stockAdjusted,
    onSaved: onClose,
  });
  const begin = useEffectEvent(() => counted !== undefined && form.change({ reason: 'COUNT', amount: counted }));
  useEffect(() => void begin(), []);
  const { reason } = form.values;
  const amountLabel = reason === 'COUNT' ? t.countedQuantity : reason === 'DAMAGE' ? t.quantityDamagedOrLost : t.changeInQuantity;

  return (
    <GuardedDialog onClose={onClose} labelledBy={id} className={styles.dialog}>
      <h2 id={id}>{t.adjustStock}</h2>
      <p>{isCounted ? t.inStockOf({ name, stock: formatNumber(stock) }) : t.stockNotTrackedOf({ name })}</p>
      <RecordForm
        form={form}
        submitLabel={t.adjust}
        actions={
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        }
      >
        <FormSelect form={form} name="reason" options={reasons} />
        <FormText form={form} name="amount" label={amountLabel} inputMode="numeric" autoComplete="off" />
        <FormText form={form} name="note" maxLength={500} />
      </RecordForm>
    </GuardedDialog>
  );
}
