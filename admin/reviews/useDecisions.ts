import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useDecisionsMutation } from '../__generated__/useDecisionsMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { decisionResultText, statuses, type ReviewState } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** A review as shown to the moderator. */
export interface ShownReview {
  readonly databaseId: number;
  readonly status: string;
}

interface DecisionState {
  reviewId: string;
  before: string;
  after: string;
}

const stateOf = (status: string) => statuses.find((one) => one === status) ?? null;

/** Moderates reviews. The last decision can be undone for as long as the screen is open. */
export function useDecisions() {
  const reload = useReload();
  const [last, setLast] = useState<{ text: string; taken: readonly DecisionState[] } | null>(null);
  const { run, isBusy } = useAdminMutation<useDecisionsMutation, 'ModerateReviewsPayload'>(
    graphql`
      mutation useDecisionsMutation($input: ModerateReviewsInput!) {
        result: moderateReviews(input: $input) {
          __typename
          ... on ModerateReviewsPayload {
            decided {
              reviewId
              before
              after
            }
            skippedIds
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'ModerateReviewsPayload',
  );

  function decide(reviews: readonly ShownReview[], status: ReviewState): void {
    const decisions = reviews.map(({ databaseId, status: expected }) => ({
      id: globalId('Review', databaseId),
      status,
      expectedStatus: stateOf(expected),
    }));
    run({
      variables: { input: { decisions } },
      onDone: ({ decided, skippedIds }) => {
        setLast({ text: decisionResultText(status, decided.length, skippedIds.length), taken: decided });
        void reload();
      },
    });
  }

  function undo(): void {
    const decisions = (last?.taken ?? []).flatMap(({ reviewId, before, after }) => {
      const status = stateOf(before);
      return status === null ? [] : [{ id: reviewId, status, expectedStatus: stateOf(after) }];
    });
    run({
      variables: { input: { decisions } },
      onDone: ({ skippedIds }) => {
        setLast(null);
        showToast({
          kind: 'success',
          text: skippedIds.length === 0 ? t.undone : t.undoneExceptForReviews,
        });
        void reload();
      },
    });
  }

  return { decide, undo, isBusy, last, forget: () => setLast(null) };
}

export type Decisions = ReturnType<typeof useDecisions>;
