import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { moderateReviews, deleteReviews, maxDecisions, type Decided, type Outcome } from '../../deciding.ts';
import './queries.ts';
import { AdminReviewStatusEnum } from './review.ts';

const types = [ForbiddenError, InvalidInputError, TryAgainError];
const authScopes = { staff: 'DEALS' } as const;

const DecisionInput = builder.inputType('ReviewDecisionInput', {
  description: 'What to decide about a review.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    status: t.field({ type: AdminReviewStatusEnum, required: true, description: 'What it becomes.' }),
    expectedStatus: t.field({
      type: AdminReviewStatusEnum,
      description: 'What it was when it was looked at: when somebody else has decided meanwhile, it is skipped.',
    }),
  }),
});

const ModerateReviewsInput = builder.inputType('ModerateReviewsInput', {
  description: 'Decisions about reviews.',
  fields: (t) => ({
    decisions: t.field({ type: [DecisionInput], required: true, description: `1 to ${maxDecisions}, each review once.` }),
  }),
});

const DeleteReviewsInput = builder.inputType('DeleteReviewsInput', {
  description: 'Which reviews to take away.',
  fields: (t) => ({ databaseIds: t.intList({ required: true, description: `Their numbers, 1 to ${maxDecisions}.` }) }),
});

const ReviewDecision = builder.objectRef<Decided>('ReviewDecision').implement({
  description: 'A decision that has changed something. Deciding what was before takes it back.',
  fields: (t) => ({
    databaseId: t.exposeInt('reviewId', { description: 'Number of the review.' }),
    before: t.expose('before', { type: AdminReviewStatusEnum, description: 'What it was.' }),
    after: t.expose('after', { type: AdminReviewStatusEnum, description: 'What it is now.' }),
  }),
});

builder.mutationFields((t) => ({
  moderateReviews: t.field({
    type: builder.objectRef<Outcome>('ModerateReviewsPayload').implement({
      description: 'What has become of the decisions. Ratings are those of the approved reviews at once.',
      fields: (f) => ({
        decided: f.field({
          type: [ReviewDecision],
          description: 'Those that have changed something.',
          resolve: ({ decided }) => decided,
        }),
        skipped: f.exposeIntList('skippedIds', {
          description: 'Numbers of reviews that are gone, or that somebody else has decided about meanwhile.',
        }),
      }),
    }),
    authScopes,
    description: 'Shows reviews to everybody, hides them, or lets them wait again. For staff with the right DEALS. Legacy twin: none.',
    errors: { types, union: { description: 'What was decided, or why nothing was.' } },
    args: { input: t.arg({ type: ModerateReviewsInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input }, { shop }) =>
      moderateReviews(
        shop,
        input.decisions.map(({ databaseId, status, expectedStatus }) => ({ reviewId: databaseId, status, expected: expectedStatus })),
      ),
  }),
  deleteReviews: t.field({
    type: builder.objectRef<{ ids: number[] }>('DeleteReviewsPayload').implement({
      description: 'They are gone for good.',
      fields: (f) => ({ databaseIds: f.exposeIntList('ids', { description: 'The numbers that they had.' }) }),
    }),
    authScopes,
    description:
      'Takes reviews away for good, with their scores and votes; their authors may write another. For staff with the right DEALS. Legacy twin: none.',
    errors: { types, union: { description: 'Which are gone, or why none is.' } },
    args: { input: t.arg({ type: DeleteReviewsInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({ ids: await deleteReviews(shop, input.databaseIds) }),
  }),
}));
