import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RefundOrder_order$key } from '../__generated__/RefundOrder_order.graphql.ts';
import type { RefundOrderMutation } from '../__generated__/RefundOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { amountOf, chosenLines, linesFault, piecesFault } from './refundRules.ts';
import styles from './RefundOrder.module.css';

const notAnAmount = 'Enter an amount such as 12.50, or leave it empty.';

/** Asks what is paid back: pieces of lines, an amount, or both. */
export function RefundOrder({ order: key, onClose }: { order: RefundOrder_order$key; onClose: () => void }) {
  const order = useFragment(
    graphql`
      fragment RefundOrder_order on Order {
        id
        refundable {
          formatted
        }
        lines {
          id
          name
          quantity
        }
        refunds {
          state
          lines {
            quantity
            line {
              id
            }
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

  const returned = (lineId: string) =>
    order.refunds
      .filter(({ state }) => state !== 'FAILED')
      .flatMap(({ lines }) => lines)
      .filter(({ line }) => line.id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const left = order.lines.map((line) => ({ ...line, left: line.quantity - returned(line.id) })).filter((line) => line.left > 0);
  // What somebody else has paid back meanwhile is not on offer any more.
  const lines = chosenLines(pieces).filter(({ lineId }) => left.some(({ id }) => id === lineId));
  const minor = amountOf(amount);
  const hasFault = Number.isNaN(minor) || left.some(({ id }) => piecesFault(pieces[id] ?? '') !== undefined);
  const isNone = lines.length === 0 && minor === null;

  /** What was entered is another refund than the one before. */
  function changed(): void {
    forget();
    idempotencyKey.current = crypto.randomUUID();
  }

  function confirm(): void {
    if (hasFault) return;
    const input = { orderId: order.id, amount: minor, lines, restock: restock && lines.length > 0, reason };
    run({
      variables: { input: { ...input, idempotencyKey: idempotencyKey.current } },
      onDone: ({ refund }) => {
        const isWaiting = refund.state === 'PENDING';
        showToast({ kind: 'success', text: `${refund.amount.formatted} ${isWaiting ? 'will be paid back' : 'was paid back'}.` });
        onClose();
        void reload();
      },
      // Somebody else may have paid back meanwhile: what is left is told anew.
      onFailed: (_failure, result) => {
        if (result) void reload();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title="Refund"
      confirmLabel="Pay back"
      isBusy={isBusy}
      isBlocked={isNone || hasFault}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{`At most ${order.refundable.formatted} can be paid back. The customer gets a mail.`}</p>
      {left.length > 0 && (
        <fieldset className={styles.lines}>
          <legend>Pieces that are paid back</legend>
          {left.map((line) => (
            <TextField
              key={line.id}
              label={line.name}
              hint={`Up to ${line.left}.`}
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
            label="Put these pieces back into the stock"
            checked={restock}
            onChange={({ target }) => {
              changed();
              setRestock(target.checked);
            }}
          />
        </fieldset>
      )}
      <TextField
        label="Amount"
        hint="Leave it empty to pay back what the pieces were paid for. Delivery is paid back as an amount."
        inputMode="decimal"
        placeholder="0.00"
        value={amount}
        error={Number.isNaN(minor) ? notAnAmount : failure?.fields.amount}
        onChange={({ target }) => {
          changed();
          setAmount(target.value);
        }}
      />
      <TextField
        label="Reason"
        hint="The customer reads it. May be empty."
        value={reason}
        maxLength={500}
        error={failure?.fields.reason}
        onChange={({ target }) => {
          changed();
          setReason(target.value);
        }}
      />
      <p role="alert" className={styles.failure}>
        {linesFault(failure?.fields ?? {})}
      </p>
    </ConfirmDialog>
  );
}
