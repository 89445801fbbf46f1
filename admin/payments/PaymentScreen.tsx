import { Fragment } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { PaymentScreenMutation } from '../__generated__/PaymentScreenMutation.graphql.ts';
import type { PaymentScreenQuery } from '../__generated__/PaymentScreenQuery.graphql.ts';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useDirtyForms } from '../kit/form/dirtyForms.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';
import { PaymentSettingsForm } from './PaymentSettingsForm.tsx';
import { moved } from '../shipping/zoneValues.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query PaymentScreenQuery {
    adminPaymentMethods {
      code
      ...PaymentMethodForm_method
      ...PaymentSettingsForm_method
    }
    shopBankAccount {
      ...BankAccountForm_account
    }
  }
`;

/** Loads all payment settings. */
export function loadPayment({ environment }: ScreenArgs) {
  return loadScreen<PaymentScreenQuery>(environment, query, {});
}

/** The payment settings. */
export function PaymentScreen() {
  const { adminPaymentMethods: methods, shopBankAccount } = useScreenQuery<PaymentScreenQuery>(query);
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<PaymentScreenMutation, 'ReorderPaymentMethodsPayload'>(
    graphql`
      mutation PaymentScreenMutation($input: ReorderPaymentMethodsInput!) {
        result: reorderPaymentMethods(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ReorderPaymentMethodsPayload',
  );
  // One guard for all forms, because the router supports only one blocker.
  const { isDirty, note } = useDirtyForms();
  const codes = methods.map(({ code }) => code);

  return (
    <>
      <ScreenHead title={t.payment} description={t.paymentDescription} />
      <UnsavedGuard isDirty={isDirty} />
      <BankAccountForm account={shopBankAccount} onDirty={note('bank')} />
      {methods.map((method, index) => (
        <Fragment key={method.code}>
          <PaymentMethodForm
            method={method}
            onDirty={note(method.code)}
            isFirst={index === 0}
            isLast={index === methods.length - 1}
            isMoving={isBusy}
            onMove={(by) =>
              run({
                variables: { input: { codes: moved(codes, method.code, by) } },
                onDone: () => {
                  showToast({ kind: 'success', text: t.sortOrderSaved });
                  void reload();
                },
                onFailed: () => void reload(),
              })
            }
          />
          <PaymentSettingsForm method={method} onDirty={note(`${method.code} settings`)} />
        </Fragment>
      ))}
    </>
  );
}
