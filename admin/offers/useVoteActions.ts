import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useVoteActionsApproveMutation } from '../__generated__/useVoteActionsApproveMutation.graphql.ts';
import type { useVoteActionsDiscardMutation } from '../__generated__/useVoteActionsDiscardMutation.graphql.ts';
import type { useVoteActionsFreezeMutation } from '../__generated__/useVoteActionsFreezeMutation.graphql.ts';
import type { useVoteActionsRestoreMutation } from '../__generated__/useVoteActionsRestoreMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Which votes to discard. */
export type DiscardedVotes = { voteIds: readonly number[] } | { from: string; until: string; sameNetworkAs: number | null };

/** What is wrong is told in a toast: there is no form that has a place for it. */
function tell({ message }: Failure): true {
  showToast({ kind: 'danger', text: message });
  return true;
}

/** What can be done about the votes of an offer. */
export function useVoteActions(offerId: number) {
  const reload = useReload();
  const discarding = useAdminMutation<useVoteActionsDiscardMutation, 'DiscardVotesPayload'>(
    graphql`
      mutation useVoteActionsDiscardMutation($input: DiscardVotesInput!) {
        result: discardVotes(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'DiscardVotesPayload',
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
  const freezing = useAdminMutation<useVoteActionsFreezeMutation, 'FreezeVotesPayload'>(
    graphql`
      mutation useVoteActionsFreezeMutation($input: FreezeVotesInput!) {
        result: freezeVotes(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'FreezeVotesPayload',
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
    isBusy: discarding.isBusy || restoring.isBusy || freezing.isBusy || approving.isBusy,
    /** @param reason in words, for those who look at it later */
    discard: (votes: DiscardedVotes, reason: string) =>
      discarding.run({
        variables: { input: { offerId, reason, ...votes } },
        onDone: done('The votes are out of the score.'),
        onFailed: tell,
      }),
    restore: (databaseId: number) =>
      restoring.run({ variables: { input: { databaseId } }, onDone: done('The votes are back.'), onFailed: tell }),
    freeze: (isFrozen: boolean) =>
      freezing.run({
        variables: { input: { databaseId: offerId, isFrozen } },
        onDone: done(isFrozen ? 'The score is frozen.' : 'Votes count again.'),
        onFailed: tell,
      }),
    approve: () =>
      approving.run({ variables: { input: { databaseId: offerId } }, onDone: done('The offer is marked no more.'), onFailed: tell }),
  };
}

export type VoteActions = ReturnType<typeof useVoteActions>;
