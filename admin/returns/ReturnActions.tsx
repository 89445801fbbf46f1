import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ReturnActions_return$key } from '../__generated__/ReturnActions_return.graphql.ts';
import type { ReturnActionsMutation } from '../__generated__/ReturnActionsMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { InspectReturn } from './InspectReturn.tsx';
import { RefundReturn } from './RefundReturn.tsx';
import { RejectReturn } from './RejectReturn.tsx';
import * as t from './__generated__/messages.ts';

/** The steps that the state of a return allows. */
export function ReturnActions({ found: key }: { found: ReturnActions_return$key }) {
  const found = useFragment(
    graphql`
      fragment ReturnActions_return on Return {
        id
        state
        version
        ...InspectReturn_return
        ...RefundReturn_return
      }
    `,
    key,
  );
  const { id, state } = found;
  const version = found.version ?? 0;
  const [step, setStep] = useState<'inspect' | 'refund' | 'reject' | null>(null);
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<ReturnActionsMutation, 'ReceiveReturnPayload'>(
    graphql`
      mutation ReturnActionsMutation($input: ReceiveReturnInput!) {
        result: receiveReturn(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on ReceiveReturnPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'ReceiveReturnPayload',
  );
  if (state === 'REFUNDED' || state === 'REJECTED') return null;
  const close = () => setStep(null);
  const receive = () =>
    run({
      variables: { input: { returnId: id, expectedVersion: version } },
      onDone: () => {
        showToast({ kind: 'success', text: t.goodsMarkedAsReceived });
        void reload();
      },
      onFailed: () => void reload(),
    });
  return (
    <>
      {state === 'REQUESTED' && (
        <Button onClick={receive} disabled={isBusy}>
          {t.markAsReceived}
        </Button>
      )}
      {state === 'INSPECTED' && <Button onClick={() => setStep('refund')}>{t.refund}</Button>}
      <Button kind={state === 'RECEIVED' ? 'primary' : 'secondary'} onClick={() => setStep('inspect')}>
        {state === 'INSPECTED' ? t.correctInspection : t.inspect}
      </Button>
      <Button kind="secondary" onClick={() => setStep('reject')}>
        {t.reject}
      </Button>
      {step === 'inspect' && <InspectReturn found={found} version={version} onClose={close} />}
      {step === 'refund' && <RefundReturn found={found} version={version} onClose={close} />}
      {step === 'reject' && <RejectReturn id={id} version={version} onClose={close} />}
    </>
  );
}
