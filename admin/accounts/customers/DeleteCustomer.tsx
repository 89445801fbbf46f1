import { globalId } from '../../../shared/globalId.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { DeleteCustomer_customer$key } from '../../__generated__/DeleteCustomer_customer.graphql.ts';
import type { DeleteCustomerMutation } from '../../__generated__/DeleteCustomerMutation.graphql.ts';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import styles from './DeleteCustomer.module.css';
import * as t from '../__generated__/messages.ts';

const titled = (subject: string) => `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;

/** Erases a customer on request, after showing what is erased and what stays. */
export function DeleteCustomer({ customer: key, onClose }: { customer: DeleteCustomer_customer$key; onClose: () => void }) {
  const { databaseId, email, erasure } = useFragment(
    graphql`
      fragment DeleteCustomer_customer on Customer {
        databaseId
        email
        erasure {
          obstacles
          parts {
            subject
            count
            fate
            reason
          }
        }
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation<DeleteCustomerMutation, 'DeleteCustomerPayload'>(
    graphql`
      mutation DeleteCustomerMutation($input: DeleteCustomerInput!) {
        result: deleteCustomer(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteCustomerPayload',
  );

  function erase(): void {
    run({
      variables: { input: { id: globalId('Customer', databaseId) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.customerErased });
        void navigate('/customers', { replace: true });
      },
      onFailed: () => onClose(),
    });
  }

  const obstacles = erasure?.obstacles ?? [];
  const parts = (erasure?.parts ?? []).filter(({ count }) => count > 0);
  return (
    <ConfirmDialog
      isOpen
      title={t.permanentlyErase({ email })}
      confirmLabel={t.erase}
      isDanger
      isBusy={isBusy}
      isBlocked={obstacles.length > 0}
      onConfirm={erase}
      onCancel={onClose}
    >
      <p>{t.erasureConsequences}</p>
      {obstacles.map((obstacle) => (
        <p key={obstacle} className={styles.obstacle}>
          {obstacle}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.parts} role="region" aria-label={t.whatIsDeletedAndWhat} tabIndex={0}>
        <ul role="list">
          {parts.map(({ subject, count, fate, reason }) => (
            <li key={subject}>
              <strong>{t.partFate({ subject: titled(subject), count, fate })}</strong> {reason}
            </li>
          ))}
        </ul>
      </div>
    </ConfirmDialog>
  );
}
