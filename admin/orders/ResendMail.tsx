import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { OrderMail, ResendMailMutation } from '../__generated__/ResendMailMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SelectField } from '../kit/form/fields.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const mails: readonly { mail: OrderMail; label: string }[] = [
  { mail: 'CONFIRMATION', label: 'Order confirmation' },
  { mail: 'PAID', label: 'Payment received' },
  { mail: 'SENT', label: 'Order on its way, or complete' },
  { mail: 'CANCELLED', label: 'Order cancelled' },
];

/** The email that the customer most probably waits for. */
const likely: Readonly<Record<string, OrderMail>> = { COMPLETED: 'SENT', CANCELLED: 'CANCELLED' };

export interface ResendMailProps {
  orderId: string;
  status: string;
  onClose: () => void;
}

/** Asks which email to send again. */
export function ResendMail({ orderId, status, onClose }: ResendMailProps) {
  const [mail, setMail] = useState<OrderMail>(likely[status] ?? 'CONFIRMATION');
  const { run, isBusy, failure, forget } = useAdminMutation<ResendMailMutation, 'ResendOrderMailPayload'>(
    graphql`
      mutation ResendMailMutation($input: ResendOrderMailInput!) {
        result: resendOrderMail(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on ResendOrderMailPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'ResendOrderMailPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { orderId, mail } },
      onDone: () => {
        showToast({ kind: 'success', text: 'The email is being sent.' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog isOpen title="Resend email" confirmLabel="Send" isBusy={isBusy} onConfirm={confirm} onCancel={onClose}>
      <p>The email goes to the order’s email address and reflects the order’s current status.</p>
      <SelectField
        label="Email"
        value={mail}
        error={failure?.fields.mail}
        onChange={({ target }) => {
          forget();
          setMail(mails.find((known) => known.mail === target.value)?.mail ?? 'CONFIRMATION');
        }}
      >
        {mails.map((known) => (
          <option key={known.mail} value={known.mail}>
            {known.label}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
