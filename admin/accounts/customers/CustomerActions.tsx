import { globalId } from '../../../shared/globalId.ts';
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
import * as t from '../__generated__/messages.ts';

type Step = 'reset' | 'lock' | 'erase';

/** An administrator's actions for a customer's account. */
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
        {t.erase}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setStep('lock')}>
        {isLocked ? t.unlock : t.lock}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setStep('reset')}>
        {t.sendPasswordResetEmail}
      </Button>
      <ConfirmDialog
        isOpen={step === 'reset'}
        title={t.sendResetLinkQuestion({ email })}
        confirmLabel={t.send}
        isBusy={reset.isBusy}
        onConfirm={() =>
          reset.run({
            variables: { input: { id: globalId('Customer', databaseId) } },
            onDone: () => done(t.emailIsBeingSent),
            onFailed: () => close(),
          })
        }
        onCancel={close}
      >
        <p>{t.resetEmailHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={step === 'lock'}
        title={isLocked ? t.unlockQuestion({ email }) : t.lockQuestion({ email })}
        confirmLabel={isLocked ? t.unlock : t.lock}
        isDanger={!isLocked}
        isBusy={lock.isBusy}
        onConfirm={() =>
          lock.run({
            variables: { input: { id: globalId('Customer', databaseId), isLocked: !isLocked } },
            onDone: () => done(isLocked ? t.accountUnlocked : t.accountLocked),
            onFailed: () => close(),
          })
        }
        onCancel={close}
      >
        <p>{isLocked ? t.unlockingConsequences : t.lockingConsequences}</p>
      </ConfirmDialog>
      {step === 'erase' && <DeleteCustomer customer={customer} onClose={close} />}
    </>
  );
}
