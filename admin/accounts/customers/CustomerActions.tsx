import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CustomerActions_customer$key } from '../../__generated__/CustomerActions_customer.graphql.ts';
import type { CustomerActionsLockMutation } from '../../__generated__/CustomerActionsLockMutation.graphql.ts';
import type { CustomerActionsResetMutation } from '../../__generated__/CustomerActionsResetMutation.graphql.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { DeleteCustomer } from './DeleteCustomer.tsx';

type Step = 'reset' | 'lock' | 'erase';

/** What an administrator can do about the account. */
export function CustomerActions({ customer: key }: { customer: CustomerActions_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        databaseId
        email
        lockedAt
        ...DeleteCustomer_customer
      }
    `,
    key,
  );
  const { databaseId, email } = customer;
  const isLocked = customer.lockedAt != null;
  const [step, setStep] = useState<Step | null>(null);
  const reload = useReload();
  const reset = useAdminMutation<CustomerActionsResetMutation, 'SendCustomerPasswordResetPayload'>(
    graphql`
      mutation CustomerActionsResetMutation($input: SendCustomerPasswordResetInput!) {
        result: sendCustomerPasswordReset(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'SendCustomerPasswordResetPayload',
  );
  const lock = useAdminMutation<CustomerActionsLockMutation, 'LockCustomerPayload'>(
    graphql`
      mutation CustomerActionsLockMutation($input: LockCustomerInput!) {
        result: lockCustomer(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'LockCustomerPayload',
  );

  function done(text: string): void {
    setStep(null);
    showToast({ kind: 'success', text });
    void reload();
  }

  const close = () => setStep(null);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setStep('erase')}>
        Erase
      </Button>
      <Button kind="secondary" size="small" onClick={() => setStep('lock')}>
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setStep('reset')}>
        Send password mail
      </Button>
      <ConfirmDialog
        isOpen={step === 'reset'}
        title={`Send ${email} a link to set a password?`}
        confirmLabel="Send"
        isBusy={reset.isBusy}
        onConfirm={() =>
          reset.run({ variables: { input: { databaseId } }, onDone: () => done('The mail goes out now.'), onFailed: () => close() })
        }
        onCancel={close}
      >
        <p>It is the mail that they can ask for themselves. Nobody here learns the password.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={step === 'lock'}
        title={isLocked ? `Let ${email} sign in again?` : `Lock ${email} out?`}
        confirmLabel={isLocked ? 'Unlock' : 'Lock'}
        isDanger={!isLocked}
        isBusy={lock.isBusy}
        onConfirm={() =>
          lock.run({
            variables: { input: { databaseId, isLocked: !isLocked } },
            onDone: () => done(isLocked ? 'They can sign in again.' : 'The account is locked.'),
            onFailed: () => close(),
          })
        }
        onCancel={close}
      >
        <p>
          {isLocked
            ? 'Their password is the same as before.'
            : 'All of their sessions end, and nobody signs in to the account until it is unlocked. Orders stay as they are.'}
        </p>
      </ConfirmDialog>
      {step === 'erase' && <DeleteCustomer customer={customer} onClose={close} />}
    </>
  );
}
