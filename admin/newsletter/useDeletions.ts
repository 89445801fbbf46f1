import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate, useSearchParams } from 'react-router';
import { useState } from 'react';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useDeletionsMutation } from '../__generated__/useDeletionsMutation.graphql.ts';
import type { useDeletionsUndoMutation } from '../__generated__/useDeletionsUndoMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { changedSearch } from '../kit/table/listUrl.ts';
import * as t from './__generated__/messages.ts';

/** Deletes records from the list and restores them (rows 104 and 106). `onOut` is called when they are deleted. */
export function useDeletions(onOut: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const reload = useReload();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const deletion = useAdminMutation<useDeletionsMutation, 'DeleteSubscribersPayload'>(
    graphql`
      mutation useDeletionsMutation($input: DeleteSubscribersInput!) {
        result: deleteSubscribers(input: $input) {
          __typename
          ... on DeleteSubscribersPayload {
            deletion {
              databaseId
              count
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteSubscribersPayload',
  );
  const undoing = useAdminMutation<useDeletionsUndoMutation, 'UndoSubscriberDeletionPayload'>(
    graphql`
      mutation useDeletionsUndoMutation($input: UndoSubscriberDeletionInput!) {
        result: undoSubscriberDeletion(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'UndoSubscriberDeletionPayload',
  );

  /** Reloads from the first page: the current one may be empty. */
  function reloadList(): void {
    if (params.has('after') || params.has('before')) void navigate(changedSearch(params, {}));
    else void reload();
  }

  function fail(failed: Failure): boolean {
    setFailure(failed);
    return true;
  }

  function undo(deletionId: number): void {
    undoing.run({
      variables: { input: { id: globalId('SubscriberDeletion', deletionId) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.recordsAreBeingRestored });
        reloadList();
      },
      onFailed: () => void reload(),
    });
  }

  function deleteSome(databaseIds: readonly number[]): void {
    deletion.run({
      variables: { input: { ids: databaseIds.map((id) => globalId('Subscriber', id)) } },
      onDone: ({ deletion: done }) => {
        onOut();
        if (done) {
          const run = () => undo(done.databaseId);
          showToast({ kind: 'success', text: t.recordsDeleted({ count: done.count }), action: { label: t.undo, run } });
        } else showToast({ kind: 'success', text: t.alreadyDeletedBySomeoneElse });
        reloadList();
      },
      onFailed: fail,
    });
  }

  return {
    deleteSome,
    undo,
    reloadList,
    fail,
    failure,
    forgetFailure: () => setFailure(null),
    isBusy: deletion.isBusy,
    isUndoing: undoing.isBusy,
  };
}
