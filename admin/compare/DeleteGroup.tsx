import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { DeleteGroupMutation } from '../__generated__/DeleteGroupMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface DeleteGroupProps {
  group: { databaseId: number; version: number; name: string };
  /** Whether there are unsaved changes, which have to be saved first. */
  isBlocked: boolean;
}

/** Asks for confirmation before a group is deleted. */
export function DeleteGroup({ group: { databaseId, version, name }, isBlocked }: DeleteGroupProps) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation<DeleteGroupMutation, 'DeleteCompareGroupPayload'>(
    graphql`
      mutation DeleteGroupMutation($input: DeleteCompareGroupInput!) {
        result: deleteCompareGroup(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DeleteCompareGroupPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { id: globalId('CompareGroup', databaseId), expectedVersion: version } },
      onDone: () => {
        showToast({ kind: 'success', text: t.groupDeleted({ name }) });
        void navigate('/compare');
      },
      onFailed: ({ message }) => {
        setConfirming(false);
        showToast({ kind: 'danger', text: message });
        return true;
      },
    });
  }

  return (
    <>
      <Button kind="secondary" size="small" disabled={isBlocked || isBusy} onClick={() => setConfirming(true)}>
        {t.deleteButton}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.deleteGroupQuestion({ name })}
        confirmLabel={t.deleteButton}
        isDanger
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.deletionConsequences}</p>
      </ConfirmDialog>
    </>
  );
}
