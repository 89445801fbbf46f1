import { globalId } from '../../../../../shared/globalId.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { moderateReviews, deleteReviews, maxDecisions, type ModeratedReview, type Outcome } from '../../moderation.ts';
import './queries.ts';
import { AdminReviewStatusEnum } from './review.ts';

const types = [ForbiddenError, InvalidInputError, TryAgainError];
const authScopes = { staff: 'DEALS' } as const;

const DecisionInput = builder.inputType('ReviewDecisionInput', {
  description: 'Input for `moderateReviews`: the decision about one review.',
  fields: (t) => ({
    id: t.rowId({ of: 'Review', required: true, description: 'Global ID of the review.' }),
    status: t.field({ type: AdminReviewStatusEnum, required: true, description: 'New status of the review.' }),
    expectedStatus: t.field({
      type: AdminReviewStatusEnum,
      description:
        'Status that the decision is based on. The review is skipped if its status has changed in the meantime. Omit to apply the decision regardless.',
    }),
  }),
});

const ModerateReviewsInput = builder.inputType('ModerateReviewsInput', {
  description: 'Input for `moderateReviews`.',
  fields: (t) => ({
    decisions: t.field({
      type: [DecisionInput],
      required: true,
      description: `Decisions to apply, 1 to ${maxDecisions}, at most one per review.`,
    }),
  }),
});

const DeleteReviewsInput = builder.inputType('DeleteReviewsInput', {
  description: 'Input for `deleteReviews`.',
  fields: (t) => ({ ids: t.rowIdList({ of: 'Review', required: true, description: `Global IDs of the reviews, 1 to ${maxDecisions}.` }) }),
});

const ReviewDecision = builder.objectRef<ModeratedReview>('ReviewDecision').implement({
  description: 'A status change of a review. To undo it, set the review back to the status in `before`.',
  fields: (t) => ({
    reviewId: t.id({ description: 'Global ID of the review.', resolve: ({ reviewId }) => globalId('AdminReview', reviewId) }),
    before: t.expose('before', { type: AdminReviewStatusEnum, description: 'Status before the change.' }),
    after: t.expose('after', { type: AdminReviewStatusEnum, description: 'Status after the change.' }),
  }),
});

builder.mutationFields((t) => ({
  moderateReviews: t.field({
    type: builder.objectRef<Outcome>('ModerateReviewsPayload').implement({
      description: 'Result of `moderateReviews`. Ratings reflect the approved reviews immediately.',
      fields: (f) => ({
        decided: f.field({
          type: [ReviewDecision],
          description: 'Reviews whose status changed.',
          resolve: ({ decided }) => decided,
        }),
        skippedIds: f.idList({
          description:
            'Global IDs of the reviews that were skipped because they no longer exist or their status was changed by another user in the meantime.',
          resolve: ({ skippedIds }) => skippedIds.map((id) => globalId('AdminReview', id)),
        }),
      }),
    }),
    authScopes,
    description: 'Approves or rejects reviews, marks them as spam, or returns them to pending. Requires the DEALS permission.',
    errors: { types, union: { description: 'The applied decisions, or the error that prevented them.' } },
    args: { input: t.arg({ type: ModerateReviewsInput, required: true, description: 'Input for `moderateReviews`.' }) },
    resolve: (_root, { input }, { shop }) =>
      moderateReviews(
        shop,
        input.decisions.map(({ id, status, expectedStatus }) => ({ reviewId: id, status, expected: expectedStatus })),
      ),
  }),
  deleteReviews: t.field({
    type: builder.objectRef<{ ids: number[] }>('DeleteReviewsPayload').implement({
      description: 'The reviews were deleted permanently.',
      fields: (f) => ({
        deletedIds: f.idList({
          description: 'Global IDs of the deleted reviews.',
          resolve: ({ ids }) => ids.map((id) => globalId('AdminReview', id)),
        }),
      }),
    }),
    authScopes,
    description:
      'Deletes reviews permanently, including their scores and votes. Their authors may write new ones. Requires the DEALS permission.',
    errors: { types, union: { description: 'The IDs of the deleted reviews, or the error that prevented the deletion.' } },
    args: { input: t.arg({ type: DeleteReviewsInput, required: true, description: 'Input for `deleteReviews`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ ids: await deleteReviews(shop, input.ids) }),
  }),
}));
