import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { DeleteAllMutation } from '../__generated__/DeleteAllMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { formatNumber } from '../kit/formats.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface DeleteAllProps {
  count: number;
  onExport: () => void;
  onBegun: () => void;
  onFailed: (failure: Failure) => boolean;
}

/** Deletes every record (row 105). The number of records must be typed to prevent accidents. */
export function DeleteAll({ count, onExport, onBegun, onFailed }: DeleteAllProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [typed, setTyped] = useState('');
  const { run, isBusy } = useAdminMutation<DeleteAllMutation, 'DeleteAllSubscribersPayload'>(
    graphql`
      mutation DeleteAllMutation($input: DeleteAllSubscribersInput!) {
        result: deleteAllSubscribers(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteAllSubscribersPayload',
  );

  function close(): void {
    setConfirming(false);
    setTyped('');
  }

  function deleteAll(): void {
    close();
    run({
      variables: { input: { expectedCount: count } },
      onDone: onBegun,
      onFailed: (failure) => {
        // The list has changed in the meantime: the next confirmation asks for the current number.
        if (failure.code === 'COUNT_CHANGED') onBegun();
        return onFailed(failure);
      },
    });
  }

  return (
    <>
      <Button kind="secondary" size="small" disabled={isBusy || count === 0} onClick={() => setConfirming(true)}>
        {t.deleteAllData}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.confirmDeleteAll}
        confirmLabel={t.deleteAll}
        isDanger
        isBlocked={typed.replaceAll(/\D/g, '') !== String(count)}
        onConfirm={deleteAll}
        onCancel={close}
      >
        <p>{t.deletionConsequences}</p>
        <p>
          <Button kind="secondary" size="small" onClick={onExport}>
            {t.exportSubscribersFirst}
          </Button>
        </p>
        <TextField
          label={t.typeCountToConfirm({ count: formatNumber(count) })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
