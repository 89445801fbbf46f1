import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useVoteActionsApproveMutation } from '../__generated__/useVoteActionsApproveMutation.graphql.ts';
import type { useVoteActionsDiscardMutation } from '../__generated__/useVoteActionsDiscardMutation.graphql.ts';
import type { useVoteActionsRestoreMutation } from '../__generated__/useVoteActionsRestoreMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Errors are shown in a toast, because there is no form that could show them. */
function showFailure({ message }: Failure): true {
  showToast({ kind: 'danger', text: message });
  return true;
}

/** Actions for the votes of an offer. */
export function useVoteActions(offerId: number) {
  const reload = useReload();
  const discarding = useAdminMutation<useVoteActionsDiscardMutation, 'RejectVotesPayload'>(
    graphql`
      mutation useVoteActionsDiscardMutation($input: RejectVotesInput!) {
        result: rejectVotes(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'RejectVotesPayload',
  );
  const restoring = useAdminMutation<useVoteActionsRestoreMutation, 'RestoreVotesPayload'>(
    graphql`
      mutation useVoteActionsRestoreMutation($input: RestoreVotesInput!) {
        result: restoreVotes(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'RestoreVotesPayload',
  );
  const approving = useAdminMutation<useVoteActionsApproveMutation, 'ApproveVotesPayload'>(
    graphql`
      mutation useVoteActionsApproveMutation($input: ApproveVotesInput!) {
        result: approveVotes(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'ApproveVotesPayload',
  );

  const done = (text: string) => () => {
    showToast({ kind: 'success', text });
    void reload();
  };

  return {
    isBusy: discarding.isBusy || restoring.isBusy || approving.isBusy,
    /** @param reason free text, for staff who review it later */
    discard: (voteIds: readonly number[], reason: string) =>
      discarding.run({
        variables: { input: { offerId: globalId('Offer', offerId), reason, voteIds: voteIds.map((id) => globalId('Vote', id)) } },
        onDone: done(t.votesExcludedFromScore),
        onFailed: showFailure,
      }),
    restore: (databaseId: number) =>
      restoring.run({
        variables: { input: { id: globalId('VoteDiscard', databaseId) } },
        onDone: done(t.votesRestored),
        onFailed: showFailure,
      }),
    approve: () =>
      approving.run({
        variables: { input: { id: globalId('Offer', offerId) } },
        onDone: done(t.votesApproved),
        onFailed: showFailure,
      }),
  };
}

export type VoteActions = ReturnType<typeof useVoteActions>;
