import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RefundOrder_order$key } from '../__generated__/RefundOrder_order.graphql.ts';
import type { RefundOrderMutation } from '../__generated__/RefundOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { formatMoney } from '../kit/formats.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { amountOf, chosenLines, linesFault, piecesFault, piecesMinor } from './refundRules.ts';
import styles from './RefundOrder.module.css';
import { lineLabel } from '../kit/lineLabel.ts';
import * as t from './__generated__/messages.ts';

const notAnAmount = t.enterAmountOrLeaveEmpty;

const tooMuch = (refundable: string) => t.youCanRefundUpTo({ refundable });

/** Asks what to refund: items, an amount, or both; shows the total before it is refunded. */
export function RefundOrder({ order: key, onClose }: { order: RefundOrder_order$key; onClose: () => void }) {
  const order = useFragment(
    graphql`
      fragment RefundOrder_order on Order {
        id
        refundable {
          amount
          formatted
        }
        lines {
          id
          ...lineLabel_line
          quantity
          refundedQuantity
          lineTotal {
            amount
          }
          discount {
            amount
          }
        }
      }
    `,
    key,
  );
  const reload = useReload();
  const [amount, setAmount] = useState('');
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>({});
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState('');
  const idempotencyKey = useRef(crypto.randomUUID());
  const { run, isBusy, failure, forget } = useAdminMutation<RefundOrderMutation, 'RefundOrderPayload'>(
    graphql`
      mutation RefundOrderMutation($input: RefundOrderInput!) {
        result: refundOrder(input: $input) {
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
          ... on RefundOrderPayload {
            refund {
              state
              amount {
                formatted
              }
            }
            order {
              id
              status
            }
          }
        }
      }
    `,
    'RefundOrderPayload',
  );

  const left = order.lines
    .map((line) => ({ ...line, left: line.quantity - line.refundedQuantity, paidMinor: line.lineTotal.amount - line.discount.amount }))
    .filter((line) => line.left > 0);
  // Items that someone else has refunded in the meantime are no longer offered.
  const lines = chosenLines(pieces).filter(({ lineId }) => left.some(({ id }) => id === lineId));
  const minor = amountOf(amount);
  const hasFault = Number.isNaN(minor) || left.some(({ id }) => piecesFault(pieces[id] ?? '') !== undefined);
  const sum = minor ?? piecesMinor(left, lines);
  const isTooMuch = sum > order.refundable.amount;
  const shown = formatMoney(sum);
  const isBlocked = hasFault || !(sum > 0) || isTooMuch;

  /** The input now describes another refund than before. */
  function changed(): void {
    forget();
    idempotencyKey.current = crypto.randomUUID();
  }

  function confirm(): void {
    if (isBlocked) return;
    // Sends the total that was shown, so that only that amount can be refunded.
    const input = { orderId: order.id, amount: sum, lines, restock: restock && lines.length > 0, reason };
    run({
      variables: { input: { ...input, idempotencyKey: idempotencyKey.current } },
      onDone: ({ refund }) => {
        const isWaiting = refund.state === 'PENDING';
        showToast({
          kind: 'success',
          text: isWaiting ? t.willBeRefunded({ amount: refund.amount.formatted }) : t.wasRefunded({ amount: refund.amount.formatted }),
        });
        onClose();
        void reload();
      },
      onFailed: ({ code }) => {
        // A declined refund is over: the next attempt is another one.
        if (code === 'REFUND_REFUSED') idempotencyKey.current = crypto.randomUUID();
        // Another member of staff, or this request without an answer, may have refunded in the meantime: reload what is left.
        void reload();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.refund}
      confirmLabel={isBlocked ? t.refund : t.refundAmount({ amount: shown })}
      isBusy={isBusy}
      isBlocked={isBlocked}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.refundHint({ refundable: order.refundable.formatted })}</p>
      {left.length > 0 && (
        <fieldset className={styles.lines}>
          <legend>{t.itemsToRefund}</legend>
          {left.map((line) => (
            <TextField
              key={line.id}
              label={lineLabel(line)}
              hint={t.upTo({ count: line.left })}
              type="number"
              inputMode="numeric"
              min={0}
              max={line.left}
              value={pieces[line.id] ?? '0'}
              error={piecesFault(pieces[line.id] ?? '')}
              onChange={({ target }) => {
                changed();
                setPieces({ ...pieces, [line.id]: target.value });
              }}
            />
          ))}
          <CheckboxField
            label={t.restockTheseItems}
            checked={restock}
            onChange={({ target }) => {
              changed();
              setRestock(target.checked);
            }}
          />
        </fieldset>
      )}
      <TextField
        label={t.amount}
        hint={t.amountHint}
        inputMode="decimal"
        placeholder="0.00"
        value={amount}
        error={Number.isNaN(minor) ? notAnAmount : isTooMuch ? tooMuch(order.refundable.formatted) : failure?.fields.amount}
        onChange={({ target }) => {
          changed();
          setAmount(target.value);
        }}
      />
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={500}
        error={failure?.fields.reason}
        onChange={({ target }) => {
          changed();
          setReason(target.value);
        }}
      />
      <p role="status" className={styles.sum}>
        {isBlocked ? t.chooseItemsOrEnterAmount : t.willBeRefunded({ amount: shown })}
      </p>
      <p role="alert" className={styles.failure}>
        {linesFault(failure?.fields ?? {})}
      </p>
    </ConfirmDialog>
  );
}
