import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { RejectReturnMutation } from '../__generated__/RejectReturnMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Asks for the reason before a return is rejected. */
export function RejectReturn({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const reload = useReload();
  const [reason, setReason] = useState('');
  const { run, isBusy, failure, forget } = useAdminMutation<RejectReturnMutation, 'RejectReturnPayload'>(
    graphql`
      mutation RejectReturnMutation($input: RejectReturnInput!) {
        result: rejectReturn(input: $input) {
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
          ... on RejectReturnPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'RejectReturnPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { returnId: id, expectedVersion: version, reason } },
      onDone: () => {
        showToast({ kind: 'success', text: t.returnRejected });
        onClose();
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.rejectThisReturn}
      confirmLabel={t.rejectReturn}
      isDanger
      isBusy={isBusy}
      isBlocked={reason.trim() === ''}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.rejectionConsequences}</p>
      <TextField
        label={t.reason}
        hint={t.shownToTheCustomer}
        value={reason}
        maxLength={500}
        error={failure?.fields.reason}
        onChange={({ target }) => {
          forget();
          setReason(target.value);
        }}
      />
    </ConfirmDialog>
  );
}
