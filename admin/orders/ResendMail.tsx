import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { OrderMail, ResendMailMutation } from '../__generated__/ResendMailMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { SelectField } from '../kit/form/fields.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

const mails: readonly { mail: OrderMail; label: string }[] = [
  { mail: 'CONFIRMATION', label: t.orderConfirmation },
  { mail: 'PAID', label: t.paymentReceived },
  { mail: 'SENT', label: t.orderOnItsWayOrCompleted },
  { mail: 'CANCELLED', label: t.orderCancelled },
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
        showToast({ kind: 'success', text: t.emailIsBeingSent });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog isOpen title={t.resendEmail} confirmLabel={t.send} isBusy={isBusy} onConfirm={confirm} onCancel={onClose}>
      <p>{t.resendHint}</p>
      <SelectField
        label={t.email}
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
