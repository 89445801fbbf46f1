import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { RefundReturn_return$key } from '../__generated__/RefundReturn_return.graphql.ts';
import type { RefundReturnMutation } from '../__generated__/RefundReturnMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { formatMoney } from '../kit/formats.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { amountOf } from '../orders/refundRules.ts';
import styles from './returns.module.css';
import * as t from './__generated__/messages.ts';

/** Asks for the amount, and refunds the accepted units. */
export function RefundReturn({ found: key, version, onClose }: { found: RefundReturn_return$key; version: number; onClose: () => void }) {
  const { id, suggestedRefund, order } = useFragment(
    graphql`
      fragment RefundReturn_return on Return {
        id
        suggestedRefund {
          amount
          formatted
        }
        order {
          refundable {
            amount
            formatted
          }
          shipping {
            formatted
          }
        }
      }
    `,
    key,
  );
  const suggested = suggestedRefund?.amount ?? 0;
  const reload = useReload();
  const [amount, setAmount] = useState((suggested / 100).toFixed(2));
  const { run, isBusy, failure, forget } = useAdminMutation<RefundReturnMutation, 'RefundReturnPayload'>(
    graphql`
      mutation RefundReturnMutation($input: RefundReturnInput!) {
        result: refundReturn(input: $input) {
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
          ... on RefundReturnPayload {
            return {
              refund {
                state
                amount {
                  formatted
                }
              }
            }
          }
        }
      }
    `,
    'RefundReturnPayload',
  );
  const minor = amountOf(amount);
  const isNothingLeft = order.refundable.amount === 0;
  const isValid = minor !== null && !Number.isNaN(minor) && minor <= order.refundable.amount && (minor > 0 || isNothingLeft);

  function confirm(): void {
    if (!isValid) return;
    run({
      variables: { input: { returnId: id, expectedVersion: version, amount: minor } },
      onDone: ({ return: { refund } }) => {
        const messageOf = refund?.state === 'PENDING' ? t.willBeRefunded : t.wasRefunded;
        showToast({ kind: 'success', text: refund ? messageOf({ amount: refund.amount.formatted }) : t.returnClosedWithoutRefund });
        onClose();
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={isNothingLeft ? t.closeReturn : t.refundReturn}
      confirmLabel={isNothingLeft ? t.closeReturn : isValid ? t.refundAmount({ amount: formatMoney(minor) }) : t.refund}
      isBusy={isBusy}
      isBlocked={!isValid}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isNothingLeft ? (
        <p>{t.nothingToRefund}</p>
      ) : (
        <>
          <p>{t.suggestedRefund({ suggested: suggestedRefund?.formatted ?? '', maximum: order.refundable.formatted })}</p>
          <TextField
            label={t.amount}
            hint={t.priceOfAcceptedUnits({ shipping: order.shipping.formatted })}
            inputMode="decimal"
            value={amount}
            error={isValid ? failure?.fields.amount : t.enterAmountUpTo({ maximum: order.refundable.formatted })}
            onChange={({ target }) => {
              forget();
              setAmount(target.value);
            }}
          />
        </>
      )}
      <p role="alert" className={styles.failure}>
        {Object.entries(failure?.fields ?? {})
          .filter(([name]) => name !== 'amount')
          .map(([, fault]) => fault)
          .join(' ')}
      </p>
    </ConfirmDialog>
  );
}
